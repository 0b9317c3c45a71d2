/** Facts of the reader's case, as they stand in the address: null for one that the question seems to tell and that is not so. */
export type CaseFacts = Record<string, string | null>;

const GIVEN = "fact.";
const WITHOUT = "without";
const HEADS = "employees";

/** The name of the field that gives a fact. */
export const factField = (fact: string): string => `${GIVEN}${fact}`;

/** Facts given in the address; the number of employees may stand under its own name too. */
export function readCaseFacts(params: URLSearchParams): CaseFacts {
  const facts: CaseFacts = {};
  for (const fact of params.getAll(WITHOUT)) if (fact) facts[fact] = null;
  for (const [name, value] of params)
    if (name.startsWith(GIVEN) && value.trim()) facts[name.slice(GIVEN.length)] = value.trim();
  return facts;
}

/** What else the address says: a form that gives this fact carries it along. */
export const besideFact = (params: URLSearchParams, fact: string): [string, string][] =>
  [...params].filter(
    ([name, value]) =>
      name !== factField(fact) && !(name === WITHOUT && value === fact) && !(name === HEADS && fact === HEADS),
  );

/** The address without a fact that was given, and without what the question seems to say of it. */
export function addressWithout(params: URLSearchParams, { fact, from }: { fact: string; from: "question" | "given" }) {
  const next = new URLSearchParams(besideFact(params, fact));
  if (from === "question") next.append(WITHOUT, fact);
  return `/dashboard?${next}`;
}

/** The facts as an address says them. */
export const factEntries = (facts: CaseFacts): [string, string][] =>
  Object.entries(facts).map(([fact, value]) => (value === null ? [WITHOUT, fact] : [factField(fact), value]));
