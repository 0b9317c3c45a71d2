import type { Transaction } from "~/platform/db/client";
import { Forbidden, Invalid } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import type { Onlooker } from "../fields/field-table";
import { dayIn } from "../plain-days";
import type { GivenValues } from "./custom-values";
import type { FieldAudience, FieldKind } from "./field-form";

export type FieldValue = string | number | boolean;
export type FieldValues = Record<string, FieldValue>;

/** A field as it is asked for and read by. */
export type CustomField = {
  key: string;
  label: string;
  kind: FieldKind;
  choices: string[];
  audience: FieldAudience;
  personEdits: boolean;
  remindDays: number | null;
};

const MOST_FIELDS = 100;

/** The company's own fields in the order in which they are shown. */
export async function fieldsOf(tx: Transaction, organizationId: number): Promise<CustomField[]> {
  const rows = await tx.peopleField.findMany({
    where: { organizationId, isRetired: false },
    orderBy: [{ sortOrder: "asc" }, { id: "asc" }],
    take: MOST_FIELDS,
  });
  return rows.map(({ key, label, kind, choices, audience, personEdits, remindDays }) => ({
    ...{ key, label, choices, personEdits, remindDays },
    ...{ kind: kind as FieldKind, audience: audience as FieldAudience },
  }));
}

/** Whether somebody who looks at a record sees a field: HR every one. */
export const seesField = (
  { role, isSelf, isManager }: Onlooker,
  { audience }: Pick<CustomField, "audience">,
): boolean =>
  role === "hr_admin" ||
  audience === "everybody" ||
  (isSelf && audience !== "hr") ||
  (isManager && audience === "managers");

/** The values that an onlooker sees, each field with null where nothing is said. */
export const seenValues = (fields: readonly CustomField[], stored: unknown, onlooker: Onlooker) => {
  const values = (stored ?? {}) as FieldValues;
  return Object.fromEntries(
    fields.filter((field) => seesField(onlooker, field)).map(({ key }) => [key, values[key] ?? null]),
  );
};

const YES = new Set(["yes", "true", "y", "1"]);
const NO = new Set(["no", "false", "n", "0"]);

/** A value as its field holds it, from a form, a file or a program; a sentence where it cannot be read. */
export function readValue(
  { label, kind, choices }: CustomField,
  sent: FieldValue,
): { value: FieldValue } | { problem: string } {
  const text = String(sent).trim();
  switch (kind) {
    case "text":
      return text.length <= 500 ? { value: text } : { problem: `${label} has at most 500 characters.` };
    case "number": {
      const number = Number(text.replace(/,/g, ""));
      return Number.isFinite(number) ? { value: number } : { problem: `${label} is a number.` };
    }
    case "date": {
      const day = dayIn(text);
      return plainDay.safeParse(day).success ? { value: day } : { problem: `${label} is a date, such as 2027-01-04.` };
    }
    case "choice": {
      const choice = choices.find((one) => one.toLowerCase() === text.toLowerCase());
      return choice ? { value: choice } : { problem: `${label} is one of: ${choices.join(", ")}.` };
    }
    case "yes_no": {
      const word = text.toLowerCase();
      return YES.has(word) || NO.has(word) ? { value: YES.has(word) } : { problem: `${label} is yes or no.` };
    }
  }
}

type Change = { stored: unknown; given: GivenValues; isHr: boolean };

/** The values of somebody after a change. Who keeps their own up to date touches those fields alone. */
export function changedValues(fields: readonly CustomField[], { stored, given, isHr }: Change): FieldValues {
  const values = { ...((stored ?? {}) as FieldValues) };
  const problems: { field: string; message: string }[] = [];
  for (const [key, sent] of Object.entries(given)) {
    const field = fields.find((one) => one.key === key);
    if (!field) {
      problems.push({ field: `custom.${key}`, message: "There is no such field." });
      continue;
    }
    if (!isHr && !field.personEdits)
      throw new Forbidden(`${field.label} is kept by HR.`, { code: "role_missing", field: `custom.${key}` });
    if (sent === null || String(sent).trim() === "") {
      delete values[key];
      continue;
    }
    const read = readValue(field, sent);
    if ("problem" in read) problems.push({ field: `custom.${key}`, message: read.problem });
    else values[key] = read.value;
  }
  if (problems.length > 0) throw new Invalid(problems.map(({ message }) => message).join(" "), { fields: problems });
  return values;
}
