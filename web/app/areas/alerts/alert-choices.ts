/** The words of the alert screens; the server checks what is chosen. */
export const CATEGORY_NAMES = [
  "Wage and Hour",
  "Discrimination",
  "Harassment",
  "Leave and Benefits",
  "Safety and Health",
  "Hiring and Termination",
  "Worker Rights",
  "Compliance and Reporting",
] as const;

export const CADENCE_OPTIONS = [
  { value: "instant", label: "Instant", help: "A mail as soon as a change is known" },
  { value: "daily", label: "Daily", help: "One mail at 8 AM on business days, when there is news" },
  { value: "weekly", label: "Weekly", help: "One mail a week at 8 AM, when there is news" },
] as const;

export const WEEKDAYS = [
  { value: "1", label: "Monday" },
  { value: "2", label: "Tuesday" },
  { value: "3", label: "Wednesday" },
  { value: "4", label: "Thursday" },
  { value: "5", label: "Friday" },
];

export const ZONE_OPTIONS = [
  { value: "America/New_York", label: "Eastern Time" },
  { value: "America/Chicago", label: "Central Time" },
  { value: "America/Denver", label: "Mountain Time" },
  { value: "America/Phoenix", label: "Arizona" },
  { value: "America/Los_Angeles", label: "Pacific Time" },
  { value: "America/Anchorage", label: "Alaska" },
  { value: "Pacific/Honolulu", label: "Hawaii" },
  { value: "America/Puerto_Rico", label: "Puerto Rico" },
  { value: "Pacific/Guam", label: "Guam" },
];

export type PlaceOption = { code: string; name: string; cities: string[] };

export const jurisdictionOptions = (places: PlaceOption[]) => [
  { value: "FEDERAL", label: "Federal" },
  ...places.map(({ code, name }) => ({ value: code, label: name })),
];

export const weekdayName = (weekday: number | null): string => WEEKDAYS[(weekday ?? 1) - 1]?.label ?? "Monday";
