import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";

export interface Place {
  city: string;
  region: string;
  regionCode: string;
  country: string;
  countryCode: string;
  postal: string;
}

export type GeoService = "ipapi" | "ipwhois" | "freeipapi" | "ip-api";

export interface GeolocationFake extends Fake {
  /** One address per service; `{ip}` stands for the visitor's. */
  urls: Record<GeoService, string>;
  /** Where every public address is from now on. */
  locate(place: Partial<Place>): void;
  /** This service fails in its own way: one with 429, the others with a 200 that says no or nothing. */
  fail(service: GeoService, on?: boolean): void;
}

const AUSTIN: Place = {
  city: "Austin",
  region: "Texas",
  regionCode: "TX",
  country: "United States",
  countryCode: "US",
  postal: "78701",
};

const PRIVATE = /^(10\.|127\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|::1$|fc|fd|fe80:)/;

/** Public IP services behind one address, each with its own words for the same things. */
export async function startGeolocationFake(options: FakeOptions = {}): Promise<GeolocationFake> {
  let place = AUSTIN;
  const failing = new Set<GeoService>();
  const app = fakeApp();

  const ipapi = (ip: string) => {
    if (failing.has("ipapi")) {
      const message = "Visit https://ipapi.co/ratelimited/ for details";
      return Response.json({ error: true, reason: "RateLimited", message }, { status: 429 });
    }
    if (PRIVATE.test(ip)) return Response.json({ ip, error: true, reason: "Reserved IP Address", reserved: true });
    return Response.json({
      ip,
      version: ip.includes(":") ? "IPv6" : "IPv4",
      city: place.city,
      region: place.region,
      region_code: place.regionCode,
      country: place.countryCode,
      country_code: place.countryCode,
      country_name: place.country,
      in_eu: false,
      postal: place.postal,
      latitude: 30.27,
      longitude: -97.74,
      timezone: "America/Chicago",
    });
  };
  app.get("/ipapi/json/", () => ipapi("203.0.113.7"));
  app.get("/ipapi/:ip/json/", (c) => ipapi(c.req.param("ip")));

  app.get("/ipwhois/:ip?", (c) => {
    const ip = c.req.param("ip") ?? "203.0.113.7";
    if (failing.has("ipwhois")) {
      return c.json({ success: false, message: "You've hit the monthly limit" });
    }
    if (PRIVATE.test(ip)) return c.json({ ip, success: false, message: "Reserved range" });
    return c.json({
      ip,
      success: true,
      type: ip.includes(":") ? "IPv6" : "IPv4",
      continent: "North America",
      country: place.country,
      country_code: place.countryCode,
      region: place.region,
      region_code: place.regionCode,
      city: place.city,
      latitude: 30.27,
      longitude: -97.74,
      is_eu: false,
      postal: place.postal,
      timezone: { id: "America/Chicago", abbr: "CST", utc: "-06:00" },
    });
  });

  // Unknown things are a dash here, and the region has no code.
  app.get("/freeipapi/api/json/:ip?", (c) => {
    const ip = c.req.param("ip") ?? "203.0.113.7";
    const unknown = failing.has("freeipapi") || PRIVATE.test(ip);
    return c.json({
      ipVersion: ip.includes(":") ? 6 : 4,
      ipAddress: ip,
      latitude: unknown ? 0 : 30.27,
      longitude: unknown ? 0 : -97.74,
      countryName: unknown ? "-" : place.countryCode === "US" ? "United States of America" : place.country,
      countryCode: unknown ? "-" : place.countryCode,
      zipCode: unknown ? "-" : place.postal,
      cityName: unknown ? "-" : place.city,
      regionName: unknown ? "-" : place.region,
      isProxy: false,
    });
  });

  // Here `region` is the code and `regionName` the name, the other way round than in the two above.
  app.get("/ip-api/json/:ip?", (c) => {
    const ip = c.req.param("ip") ?? "203.0.113.7";
    if (failing.has("ip-api")) return c.json({ status: "fail", message: "invalid query", query: ip });
    if (PRIVATE.test(ip)) return c.json({ status: "fail", message: "private range", query: ip });
    return c.json({
      status: "success",
      country: place.country,
      countryCode: place.countryCode,
      region: place.regionCode,
      regionName: place.region,
      city: place.city,
      zip: place.postal,
      lat: 30.27,
      lon: -97.74,
      timezone: "America/Chicago",
      isp: "Test network",
      org: "",
      as: "AS64496 Test network",
      query: ip,
    });
  });

  const locate = (given: Partial<Place>) => {
    place = { ...AUSTIN, ...given };
  };
  const fail = (service: GeoService, on = true) => {
    if (on) failing.add(service);
    else failing.delete(service);
  };
  const fake = await startFake(app, { ...options, controls: { locate, fail } });
  const urls = {
    ipapi: `${fake.url}/ipapi/{ip}/json/`,
    ipwhois: `${fake.url}/ipwhois/{ip}`,
    freeipapi: `${fake.url}/freeipapi/api/json/{ip}`,
    "ip-api": `${fake.url}/ip-api/json/{ip}`,
  };
  return { ...fake, urls, locate, fail };
}
