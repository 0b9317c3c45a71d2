import type { Product } from "./access";

/** How long a new account may look at everything, and a browser without one. */
export const TRIAL_MINUTES = 30;
export const VISITOR_TRIAL_MINUTES = 15;
const DAY = 24 * 60;

/** The levels of research, and those of hiring, people and benefits, as the specification names them. */
export const RESEARCH_LEVELS = ["none", "trial", "daily", "monthly", "unlimited", "admin"] as const;
export const MODULE_LEVELS = ["none", "active", "monthly", "annual", "unlimited"] as const;
export type AccessLevel = (typeof RESEARCH_LEVELS)[number] | (typeof MODULE_LEVELS)[number];

type LevelTerms = {
  label: string;
  /** How long it lasts where nobody says; null: without an end. */
  usualMinutes: number | null;
  /** As its name says, whatever a form's list of days stands on. */
  isFixed?: true;
  /** Given to whom one adds, or to many at once; the others come by buying, or to one known customer. */
  isOffered?: true;
};

/** The one table of levels: forms, labels, durations and what the API says of them are made of it. Prices are the plans'. */
export const LEVELS: Record<AccessLevel, LevelTerms> = {
  none: { label: "None", usualMinutes: null },
  trial: { label: "Trial", usualMinutes: TRIAL_MINUTES, isFixed: true, isOffered: true },
  daily: { label: "Daily", usualMinutes: DAY, isFixed: true, isOffered: true },
  active: { label: "Active", usualMinutes: 30 * DAY },
  monthly: { label: "Monthly", usualMinutes: 30 * DAY, isOffered: true },
  annual: { label: "Annual", usualMinutes: 365 * DAY, isOffered: true },
  unlimited: { label: "Unlimited", usualMinutes: null, isOffered: true },
  admin: { label: "Admin", usualMinutes: null },
};

export const levelsOf = (product: Product): readonly AccessLevel[] =>
  product === "research" ? RESEARCH_LEVELS : MODULE_LEVELS;

/** The levels that are given to whom one adds, or to many at once. */
export const offeredLevels = (product: Product): AccessLevel[] =>
  levelsOf(product).filter((level) => LEVELS[level].isOffered);

/** Levels as a form offers them. */
export const levelOptions = (levels: readonly AccessLevel[]): { value: AccessLevel; label: string }[] =>
  levels.map((value) => ({ value, label: LEVELS[value].label }));

/** "30 minutes for trial, 1 day for daily, … no end for unlimited": what an empty expiry means. */
export const usualTerms = (product: Product): string =>
  offeredLevels(product)
    .map((level) => `${spanText(LEVELS[level].usualMinutes)} for ${level}`)
    .join(", ");

function spanText(minutes: number | null): string {
  if (minutes === null) return "no end";
  if (minutes < DAY) return `${minutes} minutes`;
  return minutes === DAY ? "a day" : `${minutes / DAY} days`;
}
