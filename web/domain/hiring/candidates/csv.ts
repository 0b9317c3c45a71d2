import { z } from "zod";
import { recordAudit, requireEveryJob, requireRecentProof } from "~/domain/access";
import { now } from "~/platform/clock";
import { invalidField, ProductError } from "~/platform/errors";
import { plainHeading, readCsv, type Table, unguarded } from "~/platform/sheets/read-table";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { candidateForm } from "./candidate-form";
import { type CandidateQuery, type CandidateRow, candidatePage } from "./list-candidates";
import { insertCandidate } from "./save-candidate";

/** Columns of the file that goes out, and what each may be called in a file that comes in. */
export const CSV_FIELDS = {
  firstName: ["first name", "firstname", "given name", "first"],
  middleName: ["middle name", "middlename"],
  lastName: ["last name", "lastname", "surname", "family name", "last"],
  suffix: ["suffix"],
  email: ["email", "e-mail", "email address", "mail"],
  phone: ["phone", "telephone", "mobile", "phone number", "cell"],
  city: ["city", "town"],
  state: ["state", "province"],
  zipCode: ["zip", "zip code", "zipcode", "postal code"],
  educationLevel: ["education", "education level", "degree"],
  schoolAttended: ["school", "school attended", "university"],
  areaOfStudy: ["area of study", "major", "field of study"],
  currentTitle: ["title", "job title", "current title", "position"],
  currentCompany: ["company", "employer", "current company", "organization"],
  experienceYears: ["experience", "experience years", "years of experience"],
  skills: ["skills"],
  tags: ["tags", "labels"],
  source: ["source"],
  linkedinUrl: ["linkedin", "linkedin url"],
  notes: ["notes", "comment", "comments"],
} as const;
export type CsvField = keyof typeof CSV_FIELDS;

const MOST_ROWS = 5_000;

/** Reads the file of an import. */
export const readCandidates = (text: string): Table => readCsv(text, MOST_ROWS);

export type Mapping = Partial<Record<CsvField, number>>;

/** Which column is what, by its heading. */
export function guessMapping(headers: string[]): Mapping {
  const plain = headers.map(plainHeading);
  return Object.fromEntries(
    Object.entries(CSV_FIELDS).flatMap(([field, names]) => {
      const at = plain.findIndex(
        (header) => header === field.toLowerCase() || (names as readonly string[]).includes(header),
      );
      return at >= 0 ? [[field, at]] : [];
    }),
  );
}

export const mappingSchema = z.record(z.string(), z.coerce.number().int().min(0).max(500));

export type ImportLine = { line: number; ok: boolean; name: string; email: string; message: string };
export type ImportResult = { created: number; failed: number; lines: ImportLine[]; dryRun: boolean };

/** Brings candidates in, or, as a dry run, only says what would happen to each line. Each line stands for itself. */
export async function importCandidates(
  member: HiringMember,
  { table, mapping, dryRun }: { table: Table; mapping: Mapping; dryRun: boolean },
): Promise<ImportResult> {
  requireEveryJob(member, "people come to a job by applying or by a referral");
  if (mapping.email === undefined || mapping.firstName === undefined || mapping.lastName === undefined) {
    throw invalidField("mapping", "Say which columns hold first name, last name and email.");
  }
  const emails = table.rows.map((row) => (row[mapping.email as number] ?? "").toLowerCase());
  const known = await knownEmails(member, emails);
  const seen = new Set<string>();
  const lines: ImportLine[] = [];
  for (const [index, row] of table.rows.entries()) {
    const line = await importLine(member, row, { mapping, dryRun, known, seen });
    lines.push({ line: index + 2, ...line });
  }
  const created = lines.filter(({ ok }) => ok).length;
  if (!dryRun) await keepImport(member, mapping, lines, created);
  return { created, failed: lines.length - created, lines, dryRun };
}

type Run = { mapping: Mapping; dryRun: boolean; known: Set<string>; seen: Set<string> };

async function importLine(
  member: HiringMember,
  row: string[],
  { mapping, dryRun, known, seen }: Run,
): Promise<Omit<ImportLine, "line">> {
  const given = Object.fromEntries(Object.entries(mapping).map(([field, at]) => [field, unguarded(row[at] ?? "")]));
  const name = [given.firstName, given.lastName].filter(Boolean).join(" ");
  const about = { name, email: given.email ?? "" };
  const years = Number.parseInt(given.experienceYears ?? "", 10);
  const read = candidateForm.safeParse({
    ...given,
    experienceYears: Number.isFinite(years) ? years : null,
    source: given.source || "Import",
  });
  if (!read.success) return { ...about, ok: false, message: read.error.issues[0]?.message ?? "Wrong fields." };
  const { email } = read.data;
  if (known.has(email)) return { ...about, ok: false, message: "A candidate with this email already exists." };
  if (seen.has(email)) return { ...about, ok: false, message: "This email is in the file twice." };
  seen.add(email);
  if (dryRun) return { ...about, ok: true, message: "Will be added" };
  try {
    await inHiring(member, (tx) => insertCandidate(tx, member, read.data));
    return { ...about, ok: true, message: "Added" };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { ...about, ok: false, message: error.message };
  }
}

const knownEmails = (member: HiringMember, emails: string[]): Promise<Set<string>> =>
  inHiring(member, async (tx) => {
    const rows = await tx.candidate.findMany({
      where: { organizationId: member.organizationId, email: { in: emails } },
      select: { email: true },
    });
    return new Set(rows.map(({ email }) => email));
  });

const keepImport = (member: HiringMember, mapping: Mapping, lines: ImportLine[], created: number) =>
  inHiring(member, (tx) =>
    tx.candidateImport.create({
      data: {
        organizationId: member.organizationId,
        mapping: mapping as Record<string, number>,
        status: "done",
        total: lines.length,
        created,
        failed: lines.length - created,
        // Lines and messages; the names are with the candidates, where erasure finds them.
        rows: lines.filter(({ ok }) => !ok).map(({ line, message }) => ({ line, message })),
        createdBy: member.userId,
        createdAt: now(),
        finishedAt: now(),
      },
      select: { id: true },
    }),
  );

const COLUMNS = Object.keys(CSV_FIELDS) as CsvField[];

/** All candidates that a list shows, as CSV in pieces; who took it out is written down. */
export async function exportCandidates(member: HiringMember, query: CandidateQuery): Promise<AsyncGenerator<string>> {
  await requireRecentProof(member.principal);
  return linesOf(member, query);
}

async function* linesOf(member: HiringMember, query: CandidateQuery): AsyncGenerator<string> {
  await inHiring(member, (tx) =>
    recordAudit(tx, member.principal, {
      action: "candidates.export",
      organizationId: member.organizationId,
      detail: { status: query.status, search: Boolean(query.search) },
    }),
  );
  yield `\uFEFF${["id", ...COLUMNS].join(",")}\r\n`;
  let cursor: string | undefined;
  do {
    const page = await inHiring(member, (tx) =>
      candidatePage(tx, member.organizationId, { ...query, limit: 100, cursor }),
    );
    yield page.data
      .map((row) => `${[row.id, ...COLUMNS.map((field) => cell(row, field))].map(quoted).join(",")}\r\n`)
      .join("");
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
}

function cell(row: CandidateRow, field: CsvField): string {
  const value = row[field as keyof CandidateRow] as unknown;
  return Array.isArray(value) ? value.join(", ") : value == null ? "" : String(value);
}

/** A spreadsheet would run a cell that starts like a formula; the mark in front makes it text. */
const quoted = (value: string | number): string => {
  const text = String(value);
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) && !/^[+-]?[\d\s().-]+$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
