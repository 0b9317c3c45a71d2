import type { z } from "zod";
import { plainHeading, unguarded } from "~/platform/sheets/read-table";
import { newEmployeeForm } from "../employees/employee-form";
import { dayIn } from "../plain-days";

/** What a file may say of somebody, and what each column is called in the files of other systems (BambooHR, Gusto, Rippling). */
export const IMPORT_FIELDS = {
  firstName: ["first name", "firstname", "given name", "legal first name"],
  lastName: ["last name", "lastname", "surname", "family name", "legal last name"],
  preferredName: ["preferred name", "nickname", "preferred first name"],
  email: ["work email", "work e-mail", "email", "e-mail", "email address", "company email"],
  personalEmail: ["personal email", "personal e-mail", "home email"],
  number: ["employee number", "employee id", "employee #", "number", "id"],
  startDate: ["first day", "hire date", "start date", "date of hire", "hired"],
  title: ["title", "job title", "position"],
  department: ["department", "team"],
  place: ["place", "place of work", "location", "work location", "office"],
  manager: ["manager", "reports to", "supervisor", "manager email"],
  pay: ["pay", "pay rate", "rate", "salary", "compensation", "wage", "base pay"],
  payType: ["pay type", "paid per", "pay period", "compensation type", "wage type"],
  employmentType: ["employment", "employment type", "employment status", "worker type"],
  flsaStatus: ["flsa", "flsa status", "overtime status", "exempt", "flsa classification"],
  hours: ["hours", "hours per week", "weekly hours", "scheduled hours"],
  phone: ["phone", "mobile", "mobile phone", "telephone", "cell phone", "work phone"],
  address: ["address", "home address", "street", "address line 1", "street address"],
  city: ["city", "town"],
  state: ["state", "home state"],
  zipCode: ["zip", "zip code", "zipcode", "postal code"],
} as const;
export type ImportField = keyof typeof IMPORT_FIELDS;
/** By our own fields, and the company's as `custom.` and the key. */
export type ImportMapping = Partial<Record<ImportField | `custom.${string}`, number>>;

/** What a column of one of the company's own fields is called in a mapping. */
export const customColumn = (key: string): `custom.${string}` => `custom.${key}`;

export const NEEDED_FIELDS: readonly ImportField[] = ["firstName", "lastName", "email", "startDate", "title"];

/** Which column is what, by its heading; a column is one thing only. */
export function guessImport(
  headers: readonly string[],
  own: readonly { key: string; label: string }[] = [],
): ImportMapping {
  const plain = headers.map(plainHeading);
  const mapping: ImportMapping = {};
  const used = new Set<number>();
  const wanted: [ImportField | `custom.${string}`, readonly string[]][] = [
    ...own.map(({ key, label }): [`custom.${string}`, string[]] => [
      customColumn(key),
      [plainHeading(label), plainHeading(key)],
    ]),
    ...(Object.entries(IMPORT_FIELDS) as [ImportField, readonly string[]][]),
  ];
  for (const [field, names] of wanted) {
    const at = names.map((name) => plain.indexOf(name)).find((index) => index >= 0 && !used.has(index));
    if (at === undefined) continue;
    mapping[field] = at;
    used.add(at);
  }
  return mapping;
}

const WORDS: Record<string, Record<string, string>> = {
  employmentType: {
    "full time": "full_time",
    "full-time": "full_time",
    fulltime: "full_time",
    ft: "full_time",
    regular: "full_time",
    "part time": "part_time",
    "part-time": "part_time",
    parttime: "part_time",
    pt: "part_time",
    intern: "internship",
    internship: "internship",
    temporary: "temporary",
    temp: "temporary",
    seasonal: "temporary",
  },
  payType: {
    hour: "hourly",
    hourly: "hourly",
    "per hour": "hourly",
    year: "annual",
    yearly: "annual",
    annual: "annual",
    salary: "annual",
    salaried: "annual",
    "per year": "annual",
  },
  flsaStatus: {
    exempt: "exempt",
    yes: "exempt",
    nonexempt: "nonexempt",
    "non-exempt": "nonexempt",
    "non exempt": "nonexempt",
    no: "nonexempt",
  },
};

export type ImportRow = Partial<Record<keyof ImportMapping, string>>;

/** A row by its fields, without what is empty. */
export const rowOf = (cells: readonly string[], mapping: ImportMapping): ImportRow =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([field, at]) => {
      if (at === undefined) return [];
      const text = unguarded((cells[at] ?? "").trim());
      return text ? [[field, text]] : [];
    }),
  );

type Known = { departmentId: number | null; placeId: number | null };
type Accepted = { acceptFindings: boolean; note: string | null };

/** The row as the form that adds an employee, which says what is wrong with it. */
export function formOfRow(row: ImportRow, known: Known, accepted: Accepted): z.input<typeof newEmployeeForm> {
  const word = (field: ImportField): string | undefined => {
    const text = row[field]?.toLowerCase();
    return text === undefined ? undefined : (WORDS[field]?.[text] ?? text);
  };
  const amount = row.pay === undefined ? null : Math.round(Number(row.pay.replace(/[$,\s]/g, "")) * 100);
  const hours = row.hours === undefined ? undefined : Math.round(Number(row.hours) * 60);
  return {
    ...{ firstName: row.firstName ?? "", lastName: row.lastName ?? "", email: row.email ?? "" },
    ...{ preferredName: row.preferredName, personalEmail: row.personalEmail, number: row.number, phone: row.phone },
    ...{ address: row.address, city: row.city, state: row.state, zipCode: row.zipCode, title: row.title ?? "" },
    startDate: dayIn(row.startDate ?? ""),
    ...known,
    // Less than a thousand dollars is nobody's year.
    pay:
      amount === null
        ? null
        : { amount, type: (word("payType") ?? (amount < 100_000 ? "hourly" : "annual")) as "hourly" },
    employmentType: word("employmentType") as "full_time" | undefined,
    flsaStatus: word("flsaStatus") as "exempt" | undefined,
    weeklyMinutes: hours,
    custom: customIn(row),
    ...accepted,
  };
}

/** The cells of the company's own fields. */
function customIn(row: ImportRow): Record<string, string> | undefined {
  const cells = Object.entries(row).flatMap(([name, text]) =>
    text !== undefined && name.startsWith("custom.") ? [[name.slice("custom.".length), text] as const] : [],
  );
  return cells.length > 0 ? Object.fromEntries(cells) : undefined;
}

export const readRow = (form: z.input<typeof newEmployeeForm>) => newEmployeeForm.safeParse(form);
