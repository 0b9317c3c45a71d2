import { moodInWords } from "../corpus/mood-words";
import type { Noted, Penalty, Provision } from "../corpus/record";
import { type Role, SAID_TO_BE_NONE } from "../corpus/schema/provision";
import type { RecordData } from "./kinds";

type Spans = { days?: number; months?: number; years?: number };
type Stored = Noted & Spans & { url?: string };

/** The column that shows the provisions of each role. */
const COLUMNS = {
  deadline: "deadlines",
  notice: "notices",
  record: "records_retention",
  penalty: "penalty_details",
  limitation: "limitation_details",
} as const;

const POINTS: Partial<Record<Role, string>> = { record: "records" };

/** The provisions of a stored row. One that was stored before there were any has them in its lists, all at the general points. */
export function provisionsOf(data: RecordData): Partial<Provision>[] {
  const own = data.provisions as Partial<Provision>[] | undefined;
  if (own && own.length > 0) return own;
  const rules = listOf(data.requirement_details).map((item) => provision("rule", item));
  return [
    ...rules,
    ...SAID_TO_BE_NONE.flatMap((role) => listOf(data[COLUMNS[role]]).map((item) => provision(role, item))),
  ];
}

/** Of which roles the row says that the law has none. */
export const noneOf = (data: RecordData): string[] => SAID_TO_BE_NONE.filter((role) => data[COLUMNS[role]] === "none");

/** A row as it is written today, whatever its age: restoring an old text must not keep the newer provisions beside it. */
export function completed(data: RecordData): RecordData {
  if (!("requirement_details" in data) || data.is_absence) return data;
  return { ...data, provisions: provisionsOf(data), silent_points: data.silent_points ?? [] };
}

function listOf(value: unknown): Stored[] {
  if (Array.isArray(value)) return value as Stored[];
  return value !== null && typeof value === "object" ? [value as Stored] : [];
}

function provision(role: Role, { text, pin, url, days, months, years, ...rest }: Stored): Partial<Provision> {
  const span =
    years !== undefined ? { years } : months !== undefined ? { months } : days !== undefined ? { days } : null;
  const { basis, ...penalty } = rest as Partial<Penalty>;
  const place = pin ?? basis;
  return {
    point: POINTS[role] ?? role,
    role,
    text,
    ...(role !== "penalty" && role !== "limitation" && { mood: moodInWords(text) }),
    ...(span && { value: span }),
    ...(role === "penalty" && { penalty: penalty as Provision["penalty"] }),
    ...(place !== undefined && { pin: place }),
    ...(url !== undefined && { url }),
  };
}
