/** The words of the EEO-1 Component 1 report (EEOC, instruction booklet). Forms of self-identification use the same. */
export const EEO_RACES = [
  "Hispanic or Latino",
  "White",
  "Black or African American",
  "Native Hawaiian or Other Pacific Islander",
  "Asian",
  "American Indian or Alaska Native",
  "Two or More Races",
] as const;
export type EeoRace = (typeof EEO_RACES)[number];

export const EEO_SEXES = ["Female", "Male", "Non-binary"] as const;
export type EeoSex = (typeof EEO_SEXES)[number];

/** Its ten job categories, in its order. */
export const EEO_CATEGORIES = {
  executives: "Executive/Senior Level Officials and Managers",
  managers: "First/Mid-Level Officials and Managers",
  professionals: "Professionals",
  technicians: "Technicians",
  sales: "Sales Workers",
  administrative: "Administrative Support Workers",
  craft: "Craft Workers",
  operatives: "Operatives",
  laborers: "Laborers and Helpers",
  service: "Service Workers",
} as const;
export type EeoCategory = keyof typeof EEO_CATEGORIES;
export const EEO_CATEGORY_KEYS = Object.keys(EEO_CATEGORIES) as [EeoCategory, ...EeoCategory[]];

/** Its columns: Hispanic or Latino by sex, then everybody else, the men before the women. It has no others. */
export const EEO_COLUMNS: readonly { race: EeoRace; sex: EeoSex }[] = [
  ...(["Male", "Female"] as const).map((sex) => ({ race: EEO_RACES[0], sex })),
  ...(["Male", "Female"] as const).flatMap((sex) => EEO_RACES.slice(1).map((race) => ({ race, sex }))),
];

/** Where an answer comes from: the person, or HR where the person does not answer. */
export const EEO_SOURCES = ["self", "records", "observed"] as const;
export type EeoSource = (typeof EEO_SOURCES)[number];
