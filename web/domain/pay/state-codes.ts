import { STATE_NAMES } from "~/platform/geo/us-states";

export { STATE_NAMES };

export type StateCode = keyof typeof STATE_NAMES;

export const STATE_CODES = Object.keys(STATE_NAMES) as StateCode[];

/** The postal code of a state given by code or name, in any case; null when there is none. */
export function stateCodeOf(text: string): StateCode | null {
  const wanted = text.trim().toUpperCase();
  if (wanted in STATE_NAMES) return wanted as StateCode;
  return STATE_CODES.find((code) => STATE_NAMES[code].toUpperCase() === wanted) ?? null;
}
