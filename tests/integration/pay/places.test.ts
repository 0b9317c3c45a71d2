import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { forget } from "~/platform/once";
import { type GeolocationFake, startGeolocationFake } from "../../fakes/geolocation";
import { startZipFake, type ZipFake } from "../../fakes/zip";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";

useDatabase();

let zip: ZipFake;
let geo: GeolocationFake;
const before = { ...process.env };

beforeAll(async () => {
  [zip, geo] = await Promise.all([startZipFake(), startGeolocationFake()]);
  Object.assign(process.env, { GEO: "on", ZIP_URL: `${zip.url}/us/{zip}`, GEO_URLS: geo.urls.ipapi });
  forget("config");
});

afterAll(async () => {
  process.env.GEO = before.GEO;
  for (const name of ["ZIP_URL", "GEO_URLS"]) delete process.env[name];
  for (const name of ["config", "geo-zips", "geo-places"]) forget(name);
  await Promise.all([zip.stop(), geo.stop()]);
});

const place = async (code: string, state = "") =>
  (await callApi("GET", `/api/geo/zip/${code}`, { query: { state } })).body;
const asked = () => zip.requests.length;

describe("the order of the ZIP look-up", () => {
  it("answers from the built-in data without asking anybody outside", async () => {
    const count = asked();
    expect(await place("78701")).toMatchObject({ kind: "found", toast: "Location Found", place: { city: "Austin" } });
    expect(await place("47906")).toMatchObject({ kind: "found", place: { county: "Tippecanoe County" } });
    expect(asked()).toBe(count);
  });

  it("offers the places of a code that spans several counties", async () => {
    expect(await place("78613")).toMatchObject({
      kind: "choose",
      toast: "Multiple Counties Found",
      message: "Please select your specific location.",
    });
  });

  it("asks the outside service for a code that the data does not hold: several places are a choice", async () => {
    const body = await place("00001");
    expect(body).toMatchObject({ kind: "choose", toast: "Multiple Locations Found" });
    expect(body.places).toHaveLength(2);
  });

  it("fills in the town's county when the outside service names none", async () => {
    const without = (name: string) => [
      { "place name": name, longitude: "0", latitude: "0", state: "Texas", "state abbreviation": "TX" },
    ];
    zip.places.set("00002", without("Austin"));
    zip.places.set("00003", without("Nowhere At All"));
    // Austin's codes lie in three counties, so even its county is a guess and says so.
    for (const code of ["00002", "00003"]) {
      const body = await place(code);
      expect(body.place.county).toMatch(/County$/);
      expect(body.message).toMatch(/The county is a guess/);
    }
  });

  it("generates a place labelled as a guess for a code among those of its prefix", async () => {
    const guess = await place("94307", "TX");
    expect(guess).toMatchObject({ kind: "generated", toast: "Location Generated", place: { state: "CA" } });
    expect(guess.message).toMatch(/guess/);
  });

  it.each([
    ["00009", ""],
    ["00009", "TX"],
    ["99999", ""],
    ["99999", "AK"],
    ["94398", "CA"],
  ])("says that no such code is known and makes no place of it: %s %s", async (zip, state) => {
    expect(await place(zip, state)).toEqual({
      kind: "unknown",
      toast: "ZIP Code Not Found",
      message: "ZIP Code Not Found. Please enter your location manually.",
    });
  });
});

describe("where the visitor is", () => {
  const detect = async (address: string) => (await callApi("GET", "/api/geo/location", { address })).body;

  it("comes with the county of the city, and whether it is a guess", async () => {
    geo.locate({ city: "Bloomington", region: "Indiana", regionCode: "IN" });
    expect(await detect("8.8.8.8")).toEqual({
      state: "IN",
      city: "Bloomington",
      county: "Monroe County",
      countyIsGuess: false,
    });
    geo.locate({ city: "Smallville", region: "Kansas", regionCode: "KS" });
    expect(await detect("8.8.4.4")).toMatchObject({ state: "KS", county: "Allen County", countyIsGuess: true });
  });

  it("is nothing, silently, for a private address or when the service fails", async () => {
    const nothing = { state: null, city: null, county: null, countyIsGuess: false };
    expect(await detect("192.168.1.5")).toEqual(nothing);
    geo.fail("ipapi");
    expect(await detect("9.9.9.9")).toEqual(nothing);
    geo.fail("ipapi", false);
  });
});
