/** What the owner of a company may open to support, each for a time. */
export const SUPPORT_AREAS = ["hiring", "people"] as const;

export type SupportArea = (typeof SUPPORT_AREAS)[number];
