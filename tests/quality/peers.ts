import { create, insertMultiple, search } from "@orama/orama";
import MiniSearch from "minisearch";
import type pg from "pg";
import type { Answered } from "./measure";
import type { LabeledQuestion } from "./questions";

/** An engine that the product is compared with, over the same laws and under the same filter of places. */
export type Peer = { name: string; find: (question: LabeledQuestion) => Promise<Answered[]> };

type Row = {
  id: number;
  slug: string;
  title: string;
  names: string;
  topics: string;
  requirements: string;
  summary: string;
  jurisdiction: string;
  city: string;
};

const LIMIT = 25;
const FIELDS = ["title", "names", "topics", "requirements", "summary"] as const;
const BOOST = { title: 4, names: 4, topics: 3, requirements: 1.5, summary: 1 };

type PlaceFilter = { state: string; cities: "none" | "all" | string };

/** The filter that the product applies: the state, federal law, and city law only where it was asked for. */
export function placeFilter(at: string): PlaceFilter {
  const [state = "", city] = at.split(",").map((part) => part.trim());
  if (!city) return { state, cities: "none" };
  return { state, cities: city === "all cities" ? "all" : city.toLowerCase().replaceAll(" ", "-") };
}

function isHere({ state, cities }: PlaceFilter, law: { jurisdiction: string; city: string }): boolean {
  if (state !== "ALL" && law.jurisdiction !== "FEDERAL" && law.jurisdiction !== state) return false;
  return law.city === "" || cities === "all" || law.city === cities;
}

export async function peersOver(client: pg.Pool): Promise<Peer[]> {
  const { rows } = await client.query<Row>(
    `select id, slug, title, array_to_string(popular_names || citations, ' ') as names,
            replace(array_to_string(topics, ' '), '_', ' ') || ' ' || category as topics,
            array_to_string(requirements, ' ') as requirements, summary, jurisdiction, coalesce(city, '') as city
     from laws where archived_at is null`,
  );
  return [plainPostgres(client), miniSearch(rows), await orama(rows)];
}

function plainPostgres(client: pg.Pool): Peer {
  const sql = `
    select slug, jurisdiction, ts_rank(search_vector, q) as score
    from laws, websearch_to_tsquery('english', $1) q
    where archived_at is null and search_vector @@ q
      and ($2 = 'ALL' or jurisdiction in ('FEDERAL', $2)) and (city is null or $3 = 'all' or city = $3)
    order by score desc, id limit ${LIMIT}`;
  return {
    name: "PostgreSQL websearch + ts_rank",
    find: async ({ q, at }) => {
      const { state, cities } = placeFilter(at);
      return (await client.query<Answered>(sql, [q, state, cities])).rows;
    },
  };
}

function miniSearch(rows: Row[]): Peer {
  const index = new MiniSearch<Row>({
    fields: [...FIELDS],
    storeFields: ["slug", "jurisdiction", "city"],
    idField: "id",
  });
  index.addAll(rows);
  return {
    name: "MiniSearch",
    find: async ({ q, at }) => {
      const place = placeFilter(at);
      const filter = (hit: object) => isHere(place, hit as Row);
      const hits = index.search(q, { boost: BOOST, fuzzy: 0.2, prefix: true, filter });
      return hits.slice(0, LIMIT).map(({ slug, score, jurisdiction }) => ({ slug, score, jurisdiction }));
    },
  };
}

async function orama(rows: Row[]): Promise<Peer> {
  const index = create({
    schema: {
      slug: "string",
      title: "string",
      names: "string",
      topics: "string",
      requirements: "string",
      summary: "string",
      jurisdiction: "enum",
      city: "enum",
    },
    components: { tokenizer: { stemming: true, language: "english" } },
  });
  await insertMultiple(
    index,
    rows.map(({ id: _, ...row }) => ({ ...row, city: row.city || "none" })),
    500,
  );
  return {
    name: "Orama",
    find: async ({ q, at }) => {
      const { state, cities } = placeFilter(at);
      const where = {
        ...(state === "ALL" ? {} : { jurisdiction: { in: ["FEDERAL", state] } }),
        ...(cities === "all" ? {} : { city: { in: ["none", cities] } }),
      };
      const { hits } = await search(index, {
        term: q,
        properties: [...FIELDS],
        boost: BOOST,
        where,
        limit: LIMIT,
        threshold: 1,
        tolerance: 1,
      });
      return hits.map(({ score, document }) => ({
        slug: document.slug,
        score,
        jurisdiction: document.jurisdiction as string,
      }));
    },
  };
}
