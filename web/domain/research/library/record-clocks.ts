import type { Transaction } from "~/platform/db/client";

export type RecordClock = {
  years: number;
  text: string;
  pin: string;
  lawId: number;
  slug: string;
  jurisdiction: string;
};

/** Which sentences of the law are meant, as patterns over their words. */
export type RecordWords = { about: string; except?: string };

const MOST = 8;
const NOTHING = "^$";

/**
 * How long the law of the United States and of these states has records kept, the longest first. Not counted: applications for
 * labor certification (20 CFR) and what binds federal contractors only (41 CFR).
 */
export const recordClocks = (
  tx: Transaction,
  states: readonly string[],
  { about, except = NOTHING }: RecordWords,
): Promise<RecordClock[]> =>
  tx.$queryRaw<RecordClock[]>`
    select (entry->>'years')::float as years, entry->>'text' as text, entry->>'pin' as pin, l.id as "lawId", l.slug, l.jurisdiction
    from laws l, jsonb_array_elements(case jsonb_typeof(l.records_retention) when 'array' then l.records_retention else '[]' end) entry
    where l.jurisdiction = any(${["FEDERAL", ...states]}) and l.city is null and entry ? 'years'
      and entry->>'text' ~* ${about} and entry->>'text' !~* ${except}
      and entry->>'pin' !~ '^(20|41) CFR'
    order by 1 desc, l.id limit ${MOST}`;
