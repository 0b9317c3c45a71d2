import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";
import { identified } from "./identified";

export interface GeocoderFake extends Fake {
  /** For `GEOCODER_URL`: the two kinds of service. */
  urls: { nominatim: string; photon: string };
  addresses: Address[];
}

interface Address {
  house_number?: string;
  road: string;
  /** Nominatim names the settlement by its kind: a consumer must look for all three. */
  settlement: ["city" | "town" | "village", string];
  county?: string;
  state: string;
  code: string;
  postcode?: string;
}

const CITY = (name: string): Address["settlement"] => ["city", name];

/** The jsonv2 search of Nominatim and the suggestions of Photon, with made-up streets. */
export async function startGeocoderFake(options: FakeOptions = {}): Promise<GeocoderFake> {
  const addresses: Address[] = [
    {
      house_number: "100",
      road: "Test Street",
      settlement: CITY("Los Angeles"),
      county: "Los Angeles County",
      state: "California",
      code: "CA",
      postcode: "90012",
    },
    {
      house_number: "101",
      road: "Test Street",
      settlement: CITY("Los Angeles"),
      county: "Los Angeles County",
      state: "California",
      code: "CA",
      postcode: "90012",
    },
    {
      road: "Test Street",
      settlement: ["town", "Sampleton"],
      county: "Sample County",
      state: "New York",
      code: "NY",
      postcode: "10900",
    },
    { road: "Test Street", settlement: ["village", "Testville"], state: "Texas", code: "TX" },
    {
      house_number: "7",
      road: "Sample Avenue",
      settlement: CITY("Austin"),
      county: "Travis County",
      state: "Texas",
      code: "TX",
      postcode: "78701",
    },
    {
      house_number: "8",
      road: "Sample Avenue",
      settlement: CITY("Chicago"),
      county: "Cook County",
      state: "Illinois",
      code: "IL",
      postcode: "60601",
    },
    {
      house_number: "9",
      road: "Sample Avenue",
      settlement: CITY("Denver"),
      county: "Denver County",
      state: "Colorado",
      code: "CO",
      postcode: "80202",
    },
    {
      house_number: "10",
      road: "Sample Avenue",
      settlement: CITY("Seattle"),
      county: "King County",
      state: "Washington",
      code: "WA",
      postcode: "98101",
    },
    {
      house_number: "11",
      road: "Sample Avenue",
      settlement: CITY("Miami"),
      county: "Miami-Dade County",
      state: "Florida",
      code: "FL",
      postcode: "33101",
    },
    {
      house_number: "12",
      road: "Sample Avenue",
      settlement: CITY("Boston"),
      county: "Suffolk County",
      state: "Massachusetts",
      code: "MA",
      postcode: "02108",
    },
  ];
  const app = fakeApp();
  app.get("/search", (c) => {
    if (!identified(c.req.header("user-agent"))) return c.html("<html><h1>Access blocked</h1></html>", 403);
    const query = c.req.query("q");
    if (!query) return c.json({ error: { code: 400, message: "Nothing to search for." } }, 400);
    if ((c.req.query("countrycodes") ?? "us") !== "us") return c.json([]);
    const words = query
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const limit = Math.min(Number(c.req.query("limit") ?? 10), 40);
    const withAddress = c.req.query("addressdetails") === "1";
    const hits = addresses
      .map((address, index) => shape(address, index, withAddress))
      .filter((row) => words.every((word) => row.display_name.toLowerCase().includes(word)));
    return c.json(hits.slice(0, limit));
  });
  app.get("/api/", (c) => {
    const words = wordsOf(c.req.query("q") ?? "");
    if (words.length === 0) return c.json({ message: "missing search term 'q': /?q=berlin" }, 400);
    const limit = Math.min(Number(c.req.query("limit") ?? 15), 50);
    const hits = addresses.map(feature).filter(({ properties }) => {
      const all = Object.values(properties).join(" ").toLowerCase();
      return words.every((word) => all.includes(word));
    });
    return c.json({ type: "FeatureCollection", features: [ABROAD, ...hits].slice(0, limit) });
  });
  const fake = await startFake(app, options);
  return { ...fake, urls: { nominatim: `${fake.url}/search`, photon: `${fake.url}/api/` }, addresses };
}

const wordsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** Photon knows no country filter, only a box: a neighbour's places come with it. */
const ABROAD = {
  type: "Feature",
  geometry: { type: "Point", coordinates: [-79.38, 43.65] },
  properties: {
    osm_type: "W",
    osm_id: 1,
    osm_key: "highway",
    osm_value: "residential",
    type: "street",
    name: "Test Street",
    city: "Toronto",
    state: "Ontario",
    country: "Canada",
    countrycode: "CA",
  },
};

function feature(address: Address, index: number) {
  const { house_number, road, county, state, postcode } = address;
  return {
    type: "Feature",
    geometry: { type: "Point", coordinates: [-118.24, 34.05] },
    properties: {
      osm_type: "W",
      osm_id: 900_000_000 + index,
      osm_key: house_number ? "building" : "highway",
      osm_value: house_number ? "yes" : "residential",
      type: house_number ? "house" : "street",
      ...(house_number ? { housenumber: house_number, street: road } : { name: road }),
      city: address.settlement[1],
      ...(county ? { county } : {}),
      state,
      ...(postcode ? { postcode } : {}),
      country: "United States",
      countrycode: "US",
    },
  };
}

function shape(address: Address, index: number, withAddress: boolean) {
  const [kind, settlement] = address.settlement;
  const name = [
    [address.house_number, address.road].filter(Boolean).join(", "),
    settlement,
    address.county,
    address.state,
    address.postcode,
    "United States",
  ];
  const { house_number, road, county, state, postcode } = address;
  return {
    place_id: 900_000_000 + index,
    licence: "Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright",
    osm_type: "way",
    osm_id: 900_000_000 + index,
    lat: "34.0500",
    lon: "-118.2400",
    category: "place",
    type: house_number ? "house" : "residential",
    place_rank: house_number ? 30 : 26,
    importance: 0.00001,
    addresstype: house_number ? "place" : "road",
    name: "",
    display_name: name.filter(Boolean).join(", "),
    ...(withAddress
      ? {
          address: {
            ...(house_number ? { house_number } : {}),
            road,
            [kind]: settlement,
            ...(county ? { county } : {}),
            state,
            "ISO3166-2-lvl4": `US-${address.code}`,
            ...(postcode ? { postcode } : {}),
            country: "United States",
            country_code: "us",
          },
        }
      : {}),
    boundingbox: ["34.0499", "34.0501", "-118.2401", "-118.2399"],
  };
}
