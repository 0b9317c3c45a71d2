import { z } from "@hono/zod-openapi";
import { LEVELS, RECORD_STATES, readingSchema } from "~/domain/research";
import { moment } from "../shapes";

export const tag = "Administration: law";

export const recordQuery = z.object({
  search: z.string().max(200).optional().describe("Part of the name, slug or citation"),
  jurisdiction: z.string().max(10).optional().describe("FEDERAL or a state code"),
  topic: z.string().max(60).optional(),
  level: z.enum(LEVELS).optional().describe("What was read to write the record"),
  state: z.enum(RECORD_STATES).optional().describe("Whose text is in service; withdrawn records only with this"),
  limit: z.coerce.number().int().min(1).max(100).default(25),
  cursor: z.string().max(300).optional(),
});

export const ListedRecord = z
  .object({
    id: z.int(),
    slug: z.string(),
    name: z.string(),
    citation: z.string().nullable(),
    jurisdiction: z.string(),
    city: z.string().nullable(),
    topics: z.array(z.string()),
    level: z.string(),
    verifiedAsOf: z.iso.date().nullable(),
    verifiedYearOnly: z.boolean(),
    isAbsence: z.boolean(),
    version: z.int(),
    lastUpdated: moment,
    isOperators: z.boolean().describe("The text is an operator's; loading the corpus no longer changes it"),
    isWithdrawn: z.boolean(),
    isWaiting: z.boolean().describe("A newer text of the corpus waits among the versions"),
  })
  .openapi("ListedRecord");

const written = z
  .record(z.string(), z.unknown())
  .describe("The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how)");

export const EditedRecord = z
  .object({
    id: z.int(),
    kind: z.enum(["law", "case"]),
    shape: z.enum(["law", "absence", "case"]),
    slug: z.string(),
    name: z.string(),
    place: z.object({ jurisdiction: z.string(), city: z.string().nullable() }),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    isOperators: z.boolean(),
    isWithdrawn: z.boolean(),
    waitingVersion: z.int().nullable(),
    record: written,
    agencies: z.record(z.string(), z.object({ name: z.string(), url: z.string().optional() })),
  })
  .openapi("EditedRecord");

export const StoredRecord = z.object({ id: z.int(), slug: z.string(), version: z.int() }).openapi("StoredRecord");

const reading = readingSchema
  .optional()
  .describe("What was read. Needed for a better level or a later verifiedAsOf; `official` needs its address");

const saved = {
  record: written,
  reading,
  note: z.string().max(500).optional().describe("What was changed and why"),
  dryRun: z.boolean().default(false).describe("Only says what is wrong"),
};
export const lawCreation = z.strictObject({
  shape: z.enum(["law", "absence"]).default("law").describe("`absence`: no such state law was found"),
  jurisdiction: z.string().min(2).max(10).describe("FEDERAL or a state code"),
  city: z.string().max(60).nullable().default(null).describe("Code of a city"),
  ...saved,
});
export const caseCreation = z.strictObject(saved);
const version = z.int().positive().describe("The version that the change is made on");
export const lawChange = z.strictObject({
  shape: z.enum(["law", "absence"]).optional().describe("Without it the record stays what it is"),
  version,
  ...saved,
});
export const caseChange = z.strictObject({ version, ...saved });

export const verificationBody = z.strictObject({
  version,
  reading: readingSchema,
  level: z.enum(LEVELS).optional().describe("Without it the level stays"),
  note: z.string().max(500).optional(),
});

export const restoreBody = z.strictObject({ version, restore: z.int().positive().describe("The version to put back") });

export const Problem = z.object({
  path: z.string().describe("Where in the record, such as provisions.0.pin"),
  severity: z.enum(["error", "warning"]),
  rule: z.string(),
  message: z.string(),
});

export const SavedRecord = z
  .object({ stored: StoredRecord.nullable().describe("Null for a dry run"), problems: z.array(Problem) })
  .openapi("SavedRecord");

export const RecordVersion = z
  .object({
    version: z.int(),
    origin: z.enum(["corpus", "operator"]),
    isCurrent: z.boolean(),
    isWaiting: z.boolean(),
    changedBy: z.string().nullable(),
    note: z.string().nullable(),
    at: moment,
  })
  .openapi("RecordVersion");

export const VersionComparison = z
  .object({
    from: z.int().nullable(),
    to: z.int(),
    differences: z.array(
      z.object({
        field: z.string(),
        lines: z.array(z.object({ mark: z.enum(["same", "gone", "new"]), text: z.string() })),
      }),
    ),
    record: written,
  })
  .openapi("VersionComparison");

export const ImportReport = z
  .object({
    file: z.string(),
    dryRun: z.boolean(),
    counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int(), stored: z.int() }),
    problems: z.array(z.object({ line: z.int(), message: z.string() })),
    left: z.array(z.string()).describe("What of the file an import does not store"),
    records: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        line: z.int(),
        outcome: z.enum(["new", "changed", "unchanged", "refused"]),
        isStored: z.boolean(),
        problems: z.array(Problem),
      }),
    ),
  })
  .openapi("ImportReport");

export const listedExample = {
  id: 14,
  slug: "de-meal-rest-breaks",
  name: "Delaware Meal Break Law",
  citation: "19 Del. C. 707",
  jurisdiction: "DE",
  city: null,
  topics: ["meal_rest_breaks"],
  level: "source",
  verifiedAsOf: "2026-11-20",
  verifiedYearOnly: false,
  isAbsence: false,
  version: 2,
  lastUpdated: "2026-11-21T10:00:00.000Z",
  isOperators: true,
  isWithdrawn: false,
  isWaiting: false,
};
const lawExample = {
  slug: "de-meal-rest-breaks",
  title: "Delaware Meal Break Law",
  citations: ["19 Del. C. 707"],
  topics: ["meal_rest_breaks"],
  verifiedAsOf: "2026-11-20",
  level: "source",
  source: "Delaware code online, title 19",
  applies: { text: "Employers of employees who work 7.5 or more hours in a row in Delaware." },
  summary: "A shift of 7.5 or more hours must have a meal break of at least 30 minutes.",
  provisions: [
    {
      point: "meal_length",
      mood: "must",
      text: "An employer must allow a meal break of at least 30 minutes in a shift of 7.5 or more hours.",
      when: { shift_hours: { from: 7.5 } },
      value: { minutes: 30 },
      pin: "707",
    },
    {
      point: "meal_when",
      mood: "must",
      text: "The break must fall after the first 2 hours and before the last 2 hours of the shift.",
      pin: "707",
    },
  ],
  none: ["deadline"],
  agency: "dol",
  remedies: ["none stated"],
  figures: { mealMinutes: 30, mealAfterHours: 7.5 },
};
export const lawCreationExample = { jurisdiction: "DE", record: lawExample };
export const lawChangeExample = { version: 1, record: lawExample, note: "Said more plainly" };
const caseExample = {
  slug: "western-air-lines-inc-v-criswell-1985",
  name: "Western Air Lines, Inc. v. Criswell",
  citation: "472 U.S. 400 (1985)",
  court: "U.S. Supreme Court",
  year: 1985,
  jurisdiction: "FEDERAL",
  topics: ["age"],
  outcome: "Employee or claimant prevailed",
  verified: "yes",
  level: "source",
  verifiedAsOf: "2026-11-20",
  source: "Oyez data, name and citation together",
  treatment: "good",
  issue: "When may an airline retire flight engineers at 60 as a safety measure?",
  holding: "The employees won. An age limit must be reasonably necessary to the business.",
  precedent: "Safety beliefs need facts; a rational guess about age does not carry the defense.",
  keyIssues: ["age limits", "public safety"],
  financialImpact: ["A failed defense brings reinstatement, back pay and an equal amount for willful violations."],
  relevance: 4,
  laws: ["age-discrimination-in-employment-act"],
};
export const caseCreationExample = { record: caseExample };
export const caseChangeExample = { version: 1, record: caseExample };
export const readingExample = {
  what: "19 Del. C. 707, official code",
  url: "https://delcode.delaware.gov/title19/c007/sc01/index.html",
  on: "2026-11-21",
};
