import { inReading } from "../search/reading";

export type NamedLaw = { slug: string; title: string; citation: string | null; jurisdiction: string };

const SQL = `
  select slug, title, citation, jurisdiction from laws
  where archived_at is null and not is_absence
    and (title ilike $1 or citation ilike $1 or array_to_string(popular_names, ' ') ilike $1)
  order by (jurisdiction = $4 and (city is null or city = $5)) desc, (jurisdiction = $4) desc,
    ($4 <> '' and jurisdiction = 'FEDERAL') desc, (title ilike $2) desc, (jurisdiction = 'FEDERAL') desc, length(title), id
  limit $3`;

/** Where the reader is at: its laws come first, then federal ones, then those of other states. */
export type NamedPlace = { state: string; city: string };
const NOWHERE: NamedPlace = { state: "", city: "" };

/** Laws by a part of their title, citation or popular name: 'fmla', '226.7'. Titles and citations are public. */
export async function lawsNamed(text: string, most: number, { state, city } = NOWHERE): Promise<NamedLaw[]> {
  const part = text.trim().replace(/[\\%_]/g, "\\$&");
  if (part === "") return [];
  return inReading(
    async (client) =>
      (
        await client.query<NamedLaw>({
          name: "research-laws-named",
          text: SQL,
          values: [`%${part}%`, `${part}%`, most, state, city],
        })
      ).rows,
  );
}
