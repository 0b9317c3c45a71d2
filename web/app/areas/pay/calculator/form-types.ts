import type { CustomItem } from "./custom-items";

/** What the fields of the calculator share: the values of the URL, and what is wrong with them. */
export type FieldValues = { values: Record<string, string>; problems: Record<string, string> };

export type PlaceChoice = { state: string; county: string; city: string };

export type PayFormProps = FieldValues & {
  items: CustomItem[];
  states: { code: string; name: string }[];
  years: readonly number[];
  /** Places of the ZIP code to choose from, and what to know of the one taken: filled by the server without JavaScript. */
  choices: readonly PlaceChoice[];
  placeNote: string;
};
