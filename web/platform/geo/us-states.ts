/** The places whose law the product knows: the states and the District of Columbia. */
export const STATE_NAMES = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

const byName = new Map<string, string>(Object.entries(STATE_NAMES).map(([code, name]) => [name.toLowerCase(), code]));
byName.set("washington, d.c.", "DC").set("washington dc", "DC");

/** The two-letter code of a state given by code, by `US-CA` or by name; null for anything else. */
export function stateCode(region: string | null | undefined): string | null {
  const text = region?.trim() ?? "";
  const code = text.replace(/^US-/i, "").toUpperCase();
  if (Object.hasOwn(STATE_NAMES, code)) return code;
  return byName.get(text.toLowerCase()) ?? null;
}

/** The name of a state by its code; undefined for any other text. */
export const stateName = (code: string): string | undefined =>
  Object.hasOwn(STATE_NAMES, code) ? (STATE_NAMES as Record<string, string>)[code] : undefined;
