import type { LocalWages, WageRate, WagesFile } from "./schema/wages-file";

const CONFIDENCE = { official: "confirmed", source: "confirmed", reviewed: "reviewed", recalled: "recalled" } as const;

const timeline = (rates: WageRate[]) =>
  rates.map(({ from, rate, tipped, level, source, note }) => ({
    effective: from,
    hourly: rate,
    ...(tipped !== undefined && { tipped_cash: tipped }),
    confidence: rate === null ? "not found" : CONFIDENCE[level],
    source,
    ...(note !== undefined && { note }),
  }));

/** Where a local wage holds: by its own name where its kind tells. */
const reach = ({ kind, name, cities, counties }: LocalWages) => ({
  cities: cities ?? (kind === "city" ? [name] : []),
  counties: counties ?? (kind === "county" ? [name] : []),
});

/** The table of the pay calculator, made of the dated wages of the law: `npm run pay:wages` writes it. */
export function payTableOf(file: WagesFile) {
  const { sources, federal, states, locals } = file;
  const rated = locals.filter(({ rates }) => rates.length > 0);
  const used = new Set([federal, ...states, ...rated].flatMap(({ rates }) => rates.map(({ source }) => source)));
  return {
    about:
      "Minimum wages by effective date. Written by `npm run pay:wages` from prisma/corpus/wages.yaml: change them there",
    rule: "the highest of federal, state and local applies; a region that replaces the state rate stands in its place",
    sources: Object.fromEntries(
      Object.entries(sources)
        .filter(([key]) => used.has(key))
        .map(([key, { title, url }]) => [key, { title, url: url ?? null }]),
    ),
    federal: timeline(federal.rates),
    states: Object.fromEntries(states.map(({ state, rates }) => [state, timeline(rates)])),
    localities: rated.map((local) => ({
      state: local.state,
      locality: local.name,
      kind: local.kind,
      ...reach(local),
      replaces_state: local.replacesState ?? false,
      timeline: timeline(local.rates),
    })),
  };
}

/** The text of the table's file. */
export const payTableText = (file: WagesFile): string => `${JSON.stringify(payTableOf(file), null, 1)}\n`;
