import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type GeocoderFake, startGeocoderFake } from "../../fakes/geocoder";
import { type GeolocationFake, type GeoService, startGeolocationFake } from "../../fakes/geolocation";
import { startZipFake, type ZipFake } from "../../fakes/zip";

let geo: GeolocationFake;
let zip: ZipFake;
let geocoder: GeocoderFake;
beforeAll(async () => {
  [geo, zip, geocoder] = await Promise.all([startGeolocationFake(), startZipFake(), startGeocoderFake()]);
});
afterAll(async () => {
  await Promise.all([geo.stop(), zip.stop(), geocoder.stop()]);
});

describe("geolocation", () => {
  const ask = async (service: GeoService, ip = "203.0.113.7") => {
    const answer = await fetch(geo.urls[service].replace("{ip}", ip));
    return { status: answer.status, body: await answer.json() };
  };

  it("tells the same place in the words of each service", async () => {
    geo.locate({ city: "Denver", region: "Colorado", regionCode: "CO" });
    expect((await ask("ipapi")).body).toMatchObject({ region: "Colorado", region_code: "CO", country_code: "US" });
    expect((await ask("ipwhois")).body).toMatchObject({ success: true, region: "Colorado", country: "United States" });
    expect((await ask("freeipapi")).body).toMatchObject({ regionName: "Colorado", countryCode: "US" });
    expect((await ask("ip-api")).body).toMatchObject({ status: "success", region: "CO", regionName: "Colorado" });
  });

  it("fails in the way of each service, three of them with a 200", async () => {
    for (const service of ["ipapi", "ipwhois", "freeipapi", "ip-api"] as const) geo.fail(service);
    expect(await ask("ipapi")).toMatchObject({ status: 429, body: { error: true } });
    expect(await ask("ipwhois")).toMatchObject({ status: 200, body: { success: false } });
    expect(await ask("freeipapi")).toMatchObject({ status: 200, body: { countryCode: "-" } });
    expect(await ask("ip-api")).toMatchObject({ status: 200, body: { status: "fail" } });
    for (const service of ["ipapi", "ipwhois", "freeipapi", "ip-api"] as const) geo.fail(service, false);
  });

  it("knows nothing of private addresses", async () => {
    expect((await ask("ipwhois", "192.168.0.1")).body).toMatchObject({ success: false });
    expect((await ask("ip-api", "127.0.0.1")).body).toMatchObject({ message: "private range" });
  });
});

describe("ZIP look-up", () => {
  it("answers with keys that have blanks, several places, or an empty 404", async () => {
    const get = (code: string) => fetch(`${zip.url}/us/${code}`);
    expect(await (await get("90210")).json()).toMatchObject({
      "post code": "90210",
      places: [{ "place name": "Beverly Hills", "state abbreviation": "CA" }],
    });
    const several = (await (await get("00001")).json()) as { places: unknown[] };
    expect(several.places).toHaveLength(2);
    const none = await get("99998");
    expect([none.status, await none.json()]).toEqual([404, {}]);
  });
});

describe("geocoder", () => {
  const headers = { "user-agent": "Test/1.0 (test@example.com)" };
  const nominatim = async (query: string) =>
    (await fetch(`${geocoder.urls.nominatim}?format=jsonv2&addressdetails=1&limit=5&q=${query}`, { headers })).json();

  it("answers Nominatim's list, the settlement under its own kind, and an empty one for nothing", async () => {
    const found = (await nominatim("test+street")) as Array<{ address: Record<string, string> }>;
    expect(found).toHaveLength(4);
    expect(found[2]?.address).toMatchObject({ town: "Sampleton", "ISO3166-2-lvl4": "US-NY" });
    expect(found[3]?.address.village).toBe("Testville");
    expect(await nominatim("nowhere+at+all")).toEqual([]);
    expect(await nominatim("sample+avenue")).toHaveLength(5);
  });

  it("blocks those who do not say who they are", async () => {
    expect((await fetch(`${geocoder.urls.nominatim}?q=test`)).status).toBe(403);
  });

  it("answers Photon's collection, with a neighbour's street in it", async () => {
    const found = (await (await fetch(`${geocoder.urls.photon}?q=test+street`)).json()) as {
      features: Array<{ properties: { countrycode: string } }>;
    };
    expect(found.features.map(({ properties }) => properties.countrycode)).toEqual(["CA", "US", "US", "US", "US"]);
  });
});
