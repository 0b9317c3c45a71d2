export const EEO_INTENT = {
  snapshot: "eeo-snapshot",
  categories: "eeo-categories",
  record: "eeo-record",
  own: "eeo-own",
} as const;
