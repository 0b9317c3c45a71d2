import { type Fake, type FakeOptions, fakeApp, startFake } from "./base";

export interface ZipPlace {
  "place name": string;
  longitude: string;
  latitude: string;
  state: string;
  "state abbreviation": string;
  /** The real service has none; some of its mirrors do. */
  county?: string;
}

export interface ZipFake extends Fake {
  /** Places by ZIP; add your own. */
  places: Map<string, ZipPlace[]>;
}

function place(name: string, state: string, code: string, at: [string, string], county?: string): ZipPlace {
  const [latitude, longitude] = at;
  return { "place name": name, longitude, state, "state abbreviation": code, latitude, ...(county ? { county } : {}) };
}

/** zippopotam.us: keys with blanks, numbers as text, and `{}` with 404 for an unknown ZIP. */
export async function startZipFake(options: FakeOptions = {}): Promise<ZipFake> {
  const places = new Map<string, ZipPlace[]>([
    ["90210", [place("Beverly Hills", "California", "CA", ["34.0901", "-118.4065"])]],
    ["10001", [place("New York City", "New York", "NY", ["40.7484", "-73.9967"])]],
    ["78701", [place("Austin", "Texas", "TX", ["30.2713", "-97.7426"], "Travis")]],
    // Not a real ZIP: two invented places in two invented counties, for the chooser.
    [
      "00001",
      [
        place("Testville", "California", "CA", ["34.0000", "-118.0000"], "Test County"),
        place("Sampleton", "California", "CA", ["34.1000", "-118.1000"], "Sample County"),
      ],
    ],
  ]);
  const app = fakeApp();
  app.get("/us/:zip", (c) => {
    const zip = c.req.param("zip");
    const found = places.get(zip);
    if (!found) return c.json({}, 404);
    return c.json({ "post code": zip, country: "United States", "country abbreviation": "US", places: found });
  });
  return { ...(await startFake(app, options)), places };
}
