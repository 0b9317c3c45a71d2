import { type Erasure, type Kind, MARKED, type MarkedModel, subjectIn, type Who } from "~/platform/personal/marks";

const WHOSE: Record<Who, string> = {
  user: "People with an account",
  candidate: "Candidates",
  employee: "Employees",
};

const KINDS: Record<Kind, string> = {
  identity: "names",
  contact: "how somebody is reached",
  place: "place",
  trace: "network and browser",
  words: "words",
  work: "work and education",
  pay: "pay",
  special: "sensitive data",
  file: "files",
  secret: "secrets, hashed or encrypted",
  link: "whose it is",
};

const ERASED: Record<Erasure, string> = {
  whole: "Removed",
  columns: "Emptied",
  elsewhere: "Removed",
  kept: "Stays",
};

export type DataEntry = { what: string; kinds: string; why: string; kept: string; seen: string; erased: string };
export type DataGroup = { whose: string; entries: DataEntry[] };

/** What is stored about people, as the schema declares it: the product's answer to a buyer's questionnaire. */
export const dataMap = (): DataGroup[] =>
  (Object.keys(WHOSE) as Who[]).map((who) => ({
    whose: WHOSE[who],
    entries: MARKED.filter((marked) => subjectIn(marked, who))
      .map((marked) => entryOf(marked, who))
      .sort((a, b) => a.what.localeCompare(b.what)),
  }));

function entryOf(marked: MarkedModel, who: Who): DataEntry {
  const { table, columns, why, kept, seen } = marked;
  const subject = subjectIn(marked, who);
  const kinds = [...new Set(columns.map(({ kind }) => KINDS[kind]))];
  const because = subject?.erasure === "kept" && subject.note ? `: ${subject.note}` : "";
  return {
    what: table.charAt(0).toUpperCase() + table.slice(1).replaceAll("_", " "),
    kinds: kinds.join(", "),
    why,
    kept,
    seen,
    erased: subject ? ERASED[subject.erasure] + because : "",
  };
}
