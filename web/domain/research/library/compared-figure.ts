export type ComparedFigure = {
  key: string;
  /** Money in integer cents. */
  value: number | string | boolean | null;
  confidence: string;
  condition: string | null;
  /** A change of this day is known and its figure is not: `value` is null then. */
  outOfDateSince: string | null;
};
