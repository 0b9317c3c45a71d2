import { JOB_SECTIONS, type JobField } from "./job-fields";

const FIELDS = JOB_SECTIONS.flatMap(({ fields }) => fields);

/** The typed values of the form as the domain's schema takes them: dollars to cents, lines and commas to lists. */
export function readJobForm(form: FormData): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const field of FIELDS) read[field.name] = READERS[field.kind](form, field);
  const version = Number(form.get("version"));
  return { ...read, customFields: pairs(form), ...(version > 0 ? { version } : {}) };
}

type Reader = (form: FormData, field: JobField) => unknown;

const textOf = (form: FormData, { name }: JobField): string => String(form.get(name) ?? "").trim();
const split = (text: string, at: RegExp): string[] =>
  text
    .split(at)
    .map((part) => part.trim())
    .filter(Boolean);

const READERS: Record<JobField["kind"], Reader> = {
  text: (form, field) => textOf(form, field) || null,
  area: (form, field) => textOf(form, field) || null,
  date: (form, field) => textOf(form, field) || null,
  select: (form, field) => {
    const value = textOf(form, field);
    if (field.from) return value ? Number(value) : null;
    if (field.name === "isExempt") return value ? value === "true" : null;
    return value || (field.name in ALWAYS_CHOSEN ? ALWAYS_CHOSEN[field.name] : null);
  },
  check: (form, { name }) => form.get(name) === "on",
  money: (form, field) => {
    const text = textOf(form, field).replace(/[$,\s]/g, "");
    if (text === "") return field.name === "referralBonusAmount" ? 0 : null;
    const cents = Math.round(Number(text) * 100);
    return Number.isFinite(cents) ? cents : text;
  },
  number: (form, field) => Number(textOf(form, field) || 1),
  list: (form, field) => {
    const list = split(textOf(form, field), /[,\n]/);
    return field.name === "remoteStates" ? list.map((code) => code.toUpperCase()) : list;
  },
  lines: (form, field) => split(textOf(form, field), /\r?\n/),
  many: (form, { name }) => {
    const chosen = form.getAll(name).map(String);
    return chosen.length > 0 ? chosen : ["en"];
  },
};

/** Columns that always have a value. */
const ALWAYS_CHOSEN: Record<string, string> = {
  descriptionFormat: "html",
  salaryType: "annually",
  salaryVisibility: "internal",
  priorityLevel: "medium",
};

function pairs(form: FormData): Record<string, string> {
  const lines = split(String(form.get("customFields") ?? ""), /\r?\n/);
  return Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...rest] = line.split(":");
      return [name.trim(), rest.join(":").trim()];
    }),
  );
}

type Stored = Record<string, unknown>;

/** The other way: what stands in the fields when a stored job is edited. */
export function jobFormValues(job: Stored): Record<string, string | string[]> {
  return Object.fromEntries(FIELDS.map((field) => [field.name, typed(field, job[field.name])]));
}

function typed({ kind, name }: JobField, value: unknown): string | string[] {
  if (value === null || value === undefined) return "";
  if (name === "customFields") {
    return Object.entries(value as Record<string, string>)
      .map(([key, text]) => `${key}: ${text}`)
      .join("\n");
  }
  if (kind === "many") return value as string[];
  if (kind === "money") return Number(value) === 0 ? "" : String(Number(value) / 100);
  if (Array.isArray(value)) return value.join(kind === "lines" ? "\n" : ", ");
  if (kind === "check") return value === true ? "on" : "";
  return String(value);
}
