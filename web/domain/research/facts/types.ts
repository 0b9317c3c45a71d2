/** A number that is known exactly or within bounds: 'over 50' is from 51 on. */
export type Bounds = { from: number; to: number };

export type SpanUnit = "hours" | "days" | "weeks" | "months" | "years";
export type Span = { value: number; unit: SpanUnit };

/** What is known of a reader's case, by the keys of facts.yaml. */
export type FactValue =
  | { kind: "number"; bounds: Bounds }
  | { kind: "span"; span: Span }
  | { kind: "clock"; minutes: number }
  | { kind: "choice"; chosen: string[] }
  | { kind: "yesno"; isTrue: boolean };

export type Facts = ReadonlyMap<string, FactValue>;

export const exactly = (value: number): FactValue => ({ kind: "number", bounds: { from: value, to: value } });
