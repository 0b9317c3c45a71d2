import { inReading } from "../search/reading";

export type WageLaw = { slug: string; title: string; citation: string | null };

/** The minimum wage law of a city, else of its state; without a state the federal one. Null when the corpus has none. */
export async function findWageLaw(place: { state: string | null; city: string | null }): Promise<WageLaw | null> {
  return inReading(async (client) => {
    const { rows } = await client.query<WageLaw>({
      name: "research-wage-law",
      text: WAGE_LAW,
      values: [place.state ?? "FEDERAL", place.city === null ? null : cityCode(place.city)],
    });
    return rows[0] ?? null;
  });
}

/** "Cook County (unincorporated)" is filed under "cook-county". */
const cityCode = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*\)/, "")
    .replace(/,.*/, "")
    .trim()
    .replace(/[^a-z0-9]+/g, "-");

// A law that names the topic first is about it; others only touch it.
const WAGE_LAW = `select slug, title, citation from laws
  where jurisdiction = $1 and (city is null or city = $2) and 'min_wage' = any(topics)
    and not is_absence and archived_at is null
  order by (city is null), (topics[1] <> 'min_wage'), id limit 1`;
