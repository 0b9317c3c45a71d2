import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR_MS, shiftClock } from "~/platform/clock";
import { detectPlace } from "~/platform/geo/detect-place";
import { lookUpZip } from "~/platform/geo/look-up-zip";
import { suggestAddresses } from "~/platform/geo/suggest-addresses";
import { stateCode } from "~/platform/geo/us-states";
import { isPublicAddress, plainAddress } from "~/platform/network/internet-address";
import { forget } from "~/platform/once";
import { ShortCache } from "~/platform/short-cache";
import { type GeocoderFake, startGeocoderFake } from "../../fakes/geocoder";
import { type GeolocationFake, startGeolocationFake } from "../../fakes/geolocation";
import { startZipFake, type ZipFake } from "../../fakes/zip";

let services: GeolocationFake;
let zips: ZipFake;
let geocoder: GeocoderFake;
const VISITOR = "8.8.4.4";
const NO_HEADERS = new Headers();
const AUSTIN = { state: "TX", city: "Austin" };

beforeAll(async () => {
  services = await startGeolocationFake();
  zips = await startZipFake();
  geocoder = await startGeocoderFake();
});
afterAll(async () => {
  for (const fake of [services, zips, geocoder]) await fake.stop();
});
beforeEach(() => {
  const { ipapi, ipwhois, freeipapi } = services.urls;
  configure({
    GEO: "on",
    TRUST_PROXY: "0",
    GEO_URLS: [ipapi, ipwhois, freeipapi].join(","),
    ZIP_URL: `${zips.url}/us`,
    GEOCODER_URL: geocoder.urls.nominatim,
  });
});
afterEach(() => {
  for (const fake of [services, zips, geocoder]) {
    fake.behave();
    fake.requests.length = 0;
  }
  services.locate({});
  for (const service of ["ipapi", "ipwhois", "freeipapi", "ip-api"] as const) services.fail(service, false);
  shiftClock(0);
});

function configure(settings: Record<string, string>): void {
  Object.assign(process.env, settings);
  for (const name of ["config", "circuits", "geo-places", "geo-zips", "geo-addresses"]) forget(name);
}

describe("where a visitor is", () => {
  test("is told by the first service that knows, and remembered for an hour", async () => {
    expect(await detectPlace(VISITOR, NO_HEADERS)).toEqual(AUSTIN);
    expect(await detectPlace(VISITOR, NO_HEADERS)).toEqual(AUSTIN);
    expect(services.requests.map(({ path }) => path)).toEqual([`/ipapi/${VISITOR}/json/`]);
    shiftClock(HOUR_MS + 1);
    await detectPlace(VISITOR, NO_HEADERS);
    expect(services.requests).toHaveLength(2);
  });

  test.each(["ipapi", "ipwhois", "freeipapi", "ip-api"] as const)(
    "is understood in the words of %s",
    async (service) => {
      configure({ GEO_URLS: services.urls[service] });
      expect(await detectPlace(VISITOR, NO_HEADERS)).toEqual(AUSTIN);
      services.locate({ region: "District of Columbia", regionCode: "DC", city: "Washington" });
      expect(await detectPlace("8.8.4.5", NO_HEADERS)).toEqual({ state: "DC", city: "Washington" });
      services.fail(service);
      expect(await detectPlace("8.8.4.6", NO_HEADERS)).toBeNull();
    },
  );

  test("is asked of the next service when one fails in whatever way", async () => {
    services.fail("ipapi");
    services.fail("ipwhois");
    expect(await detectPlace(VISITOR, NO_HEADERS)).toEqual(AUSTIN);
    expect(services.requests).toHaveLength(3);

    for (const wrong of [{ status: 500 }, { garbage: "html" }, { garbage: "truncated" }, { reset: true }] as const) {
      configure({});
      services.behave({ ...wrong, match: "ipapi/8" });
      services.fail("ipwhois", false);
      expect(await detectPlace(VISITOR, NO_HEADERS), JSON.stringify(wrong)).toEqual(AUSTIN);
    }
  });

  test("is nowhere after a second and a half of silence from each, and that is not asked again at once", async () => {
    configure({ GEO_URLS: `${services.urls.ipapi} ${services.urls.ipwhois}` });
    services.behave({ hang: true });
    const started = performance.now();
    expect(await detectPlace(VISITOR, NO_HEADERS)).toBeNull();
    expect(performance.now() - started).toBeLessThan(15_000);
    expect(await detectPlace(VISITOR, NO_HEADERS)).toBeNull();
    expect(services.requests).toHaveLength(2);
  });

  test("is nowhere for a visitor from another country, without asking further", async () => {
    services.locate({ country: "Canada", countryCode: "CA", region: "California", regionCode: "CA" });
    expect(await detectPlace(VISITOR, NO_HEADERS)).toBeNull();
    expect(services.requests).toHaveLength(1);
  });

  test("is not asked for addresses that are no place, nor when switched off", async () => {
    for (const address of [
      "127.0.0.1",
      "::1",
      "10.1.2.3",
      "192.168.0.9",
      "::ffff:10.0.0.1",
      "fd00::1",
      "nonsense",
      "",
    ]) {
      expect(await detectPlace(address, NO_HEADERS), address).toBeNull();
    }
    configure({ GEO: "off", TRUST_PROXY: "1" });
    expect(await detectPlace(VISITOR, new Headers({ "cf-ipcountry": "US", "cf-region-code": "CA" }))).toBeNull();
    expect(services.requests).toEqual([]);
  });

  test("is asked once for many visits at the same time", async () => {
    const places = await Promise.all(Array.from({ length: 20 }, () => detectPlace(VISITOR, NO_HEADERS)));
    expect(places).toEqual(Array.from({ length: 20 }, () => AUSTIN));
    expect(services.requests).toHaveLength(1);
  });

  test("is believed of a trusted network in front, in each network's words", async () => {
    configure({ TRUST_PROXY: "1" });
    const said: Array<Record<string, string>> = [
      { "cf-ipcountry": "US", "cf-region-code": "NY", "cf-ipcity": "New York" },
      { "x-vercel-ip-country": "US", "x-vercel-ip-country-region": "NY", "x-vercel-ip-city": "New%20York" },
      {
        "cloudfront-viewer-country": "US",
        "cloudfront-viewer-country-region": "NY",
        "cloudfront-viewer-city": "New York",
      },
    ];
    for (const headers of said) {
      expect(await detectPlace(VISITOR, new Headers(headers))).toEqual({ state: "NY", city: "New York" });
    }
    expect(await detectPlace(VISITOR, new Headers({ "cf-ipcountry": "FR" }))).toBeNull();
    expect(services.requests).toEqual([]);
    expect(await detectPlace(VISITOR, new Headers({ "cf-ipcountry": "US" }))).toEqual(AUSTIN);
  });

  test("is not believed of headers that anybody may send", async () => {
    expect(await detectPlace(VISITOR, new Headers({ "cf-ipcountry": "US", "cf-region-code": "CA" }))).toEqual(AUSTIN);
  });
});

describe("the places of a ZIP code", () => {
  test("come with state and, where known, county", async () => {
    expect(await lookUpZip("78701")).toEqual([{ city: "Austin", state: "TX", county: "Travis" }]);
    expect(await lookUpZip("90210")).toEqual([{ city: "Beverly Hills", state: "CA", county: null }]);
    expect(await lookUpZip("00001")).toHaveLength(2);
  });

  test("are remembered, also that there are none", async () => {
    expect(await lookUpZip("99999")).toBeNull();
    expect(await lookUpZip("99999")).toBeNull();
    await lookUpZip("78701");
    await lookUpZip("78701");
    expect(zips.requests).toHaveLength(2);
  });

  test("are not asked for a text that is no ZIP code, nor when switched off", async () => {
    for (const text of ["7870", "787012", "78701-1", "../x", "７８７０１"])
      expect(await lookUpZip(text), text).toBeNull();
    configure({ GEO: "off" });
    expect(await lookUpZip("78701")).toBeNull();
    expect(zips.requests).toEqual([]);
  });

  test.each([
    { status: 500 },
    { garbage: "html" },
    { garbage: "binary" },
    { body: '{"places":[{"x":1}]}', status: 200 },
  ] as const)("are unknown when the service answers with %o", async (wrong) => {
    zips.behave(wrong);
    expect(await lookUpZip("78701")).toBeNull();
  });

  test("can be configured with a pattern", async () => {
    configure({ ZIP_URL: `${zips.url}/us/{zip}` });
    expect(await lookUpZip("10001")).toEqual([{ city: "New York City", state: "NY", county: null }]);
  });
});

describe.each(["nominatim", "photon"] as const)("addresses suggested by %s", (kind) => {
  beforeEach(() => configure({ GEOCODER_URL: geocoder.urls[kind] }));

  test("are written as house number and road, settlement, state, postcode, and are in the US", async () => {
    expect(await suggestAddresses("Test Street")).toEqual([
      "100 Test Street, Los Angeles, California, 90012",
      "101 Test Street, Los Angeles, California, 90012",
      "Test Street, Sampleton, New York, 10900",
      "Test Street, Testville, Texas",
    ]);
  });

  test("are five at most, and remembered", async () => {
    expect(await suggestAddresses("Sample Avenue")).toHaveLength(5);
    expect(await suggestAddresses("  sample   avenue ")).toHaveLength(5);
    expect(geocoder.requests).toHaveLength(1);
  });

  test("start with the fourth character", async () => {
    expect(await suggestAddresses("Tes ")).toEqual([]);
    expect(geocoder.requests).toEqual([]);
    expect(await suggestAddresses("Test")).toHaveLength(4);
  });

  test("are none when the service fails, and it is asked again the next time", async () => {
    for (const wrong of [{ status: 503 }, { garbage: "html" }, { garbage: "truncated" }] as const) {
      geocoder.behave({ ...wrong, times: 1 });
      expect(await suggestAddresses("Test Street"), JSON.stringify(wrong)).toEqual([]);
    }
    expect(await suggestAddresses("Test Street")).toHaveLength(4);
  });
});

test("Nominatim is asked for five US addresses in its second JSON form", async () => {
  await suggestAddresses("Test Street");
  const query = Object.fromEntries(geocoder.requests[0]?.query ?? []);
  expect(query).toEqual({ q: "Test Street", format: "jsonv2", addressdetails: "1", countrycodes: "us", limit: "5" });
});

test("a state is known by its code, its ISO code and its name, and nothing else is a state", () => {
  expect(["ca", "US-CA", "California", " new york ", "Washington, D.C."].map(stateCode)).toEqual([
    "CA",
    "CA",
    "CA",
    "NY",
    "DC",
  ]);
  expect(["PR", "Ontario", "", null, undefined, "constructor"].map((text) => stateCode(text))).toEqual(
    Array(6).fill(null),
  );
});

test("addresses are undressed, and private ones are known in both families", () => {
  expect(plainAddress("::FFFF:8.8.8.8")).toBe("8.8.8.8");
  expect(plainAddress("fe80::1%eth0")).toBe("fe80::1");
  expect(plainAddress("8.8.8.8:80")).toBeNull();
  expect(["8.8.8.8", "2600::1"].every(isPublicAddress)).toBe(true);
  expect(["172.31.255.255", "100.64.0.1", "fe80::1", "fc00::1", "::", "224.0.0.1"].some(isPublicAddress)).toBe(false);
});

test("the cache keeps what was used last and forgets what is old", () => {
  const cache = new ShortCache<number>(2);
  cache.set("a", 1, 1000);
  cache.set("b", 2, 1000);
  cache.get("a");
  cache.set("c", 3, 5000);
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([1, undefined, 3]);
  shiftClock(2000);
  expect([cache.get("a"), cache.get("c")]).toEqual([undefined, 3]);
});
