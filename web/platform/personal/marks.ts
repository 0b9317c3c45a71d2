import marks from "./personal-data.json" with { type: "json" };

/** Whose data it can be. */
export type Who = "user" | "candidate" | "employee";

/** What becomes of the rows when the person is erased. */
export type Erasure = "whole" | "columns" | "elsewhere" | "kept";

/** `by` are ways from a row to the person's id; with `@` at the end, to the person's address. */
export type Subject = { who: Who; by: string[]; erasure: Erasure; note?: string };

export type Kind =
  | "identity"
  | "contact"
  | "place"
  | "trace"
  | "words"
  | "work"
  | "pay"
  | "special"
  | "file"
  | "secret"
  | "link";

export type MarkedColumn = {
  name: string;
  kind: Kind;
  shape: "list" | "optional" | "required";
  type: string;
  /** What stands there after erasure, where it cannot be empty; `{id}` is the row's own. */
  to?: string;
  /** Why it is not erased. */
  stays?: string;
};

export type MarkedModel = {
  model: string;
  table: string;
  about: Subject[];
  why: string;
  kept: string;
  seen: string;
  /** Why an export does not hold these rows as they are. */
  withheld?: string;
  isOfOrganization: boolean;
  columns: MarkedColumn[];
};

/** Personal data as the schema declares it (`npm run db:personal` writes the file), children before parents. */
export const MARKED = marks as MarkedModel[];

export const subjectIn = ({ about }: MarkedModel, who: Who): Subject | undefined =>
  about.find((one) => one.who === who);
