import { z } from "zod";
import type { Principal } from "~/domain/access";
import { today } from "~/platform/clock";
import { QUESTION_MAX } from "../query/read-text";
import { sampleResults } from "../sample-results";
import { assembleReport, buildReport, type ReportOrder } from "./build-report";
import { excelReport } from "./excel-report";
import { pdfReport } from "./pdf-report";
import { REPORT_TYPES, type Report, type ReportFormat, reportName } from "./report";
import { wordReport } from "./word-report";

const MOST_RECORDS = 5000;

/** A caller sends the records it was given; of each only the id is taken. */
const rowNumber = z.number().int().positive().max(2_147_483_647);
const record = z.union([rowNumber, z.looseObject({ id: rowNumber })]);
const records = z.array(record).max(MOST_RECORDS, "At most 5,000 records in one export.").default([]);

/** Beyond it a number is a slip of the keyboard. */
const headCount = z.number().int().min(1).max(9_999_999);

export const exportSchema = z
  .object({
    format: z.enum(["excel", "word", "pdf"], { error: "Format must be excel, word or pdf." }),
    laws: records,
    cases: records,
    riskAssessment: z.unknown().optional(),
    question: z.string().max(QUESTION_MAX).optional(),
    place: z.string().max(120).optional(),
    federal: z.boolean().optional().describe("Federal law may answer; yes unless told otherwise"),
    employees: headCount.optional().describe("Employees of who asks: the answer and its risk follow it"),
    facts: z
      .record(z.string().max(60), z.union([z.number(), z.boolean(), z.string().max(80), z.null()]))
      .optional()
      .describe("Facts of the case, as the analysis of a concern takes them"),
    historyId: rowNumber.optional(),
  })
  .refine(({ laws, cases, historyId }) => laws.length + cases.length > 0 || historyId, {
    path: ["laws"],
    error: "Name at least one law or case to export.",
  });

export type ExportInput = z.infer<typeof exportSchema>;
export type ExportedFile = { name: string; type: string; content: Buffer };

const WRITERS: Record<ReportFormat, (report: Report) => Promise<Buffer>> = {
  excel: excelReport,
  word: wordReport,
  pdf: pdfReport,
};

const idOf = (given: z.infer<typeof record>): number => (typeof given === "number" ? given : given.id);

/** A file of laws, cases and the saved answer, cut to what the reader may read now. */
export async function exportReport(principal: Principal, input: ExportInput): Promise<ExportedFile> {
  const order: ReportOrder = {
    lawIds: [...new Set(input.laws.map(idOf))],
    caseIds: [...new Set(input.cases.map(idOf))],
    question: input.question,
    place: input.place,
    federal: input.federal,
    employees: input.employees,
    facts: input.facts,
    historyId: input.historyId,
    withAnswer: Boolean(input.riskAssessment),
  };
  return writeReport(await buildReport(principal, order), input.format);
}

const samples = new Map<string, Promise<ExportedFile>>();

/** The open demonstration as a file; made once a day, because anybody may ask for it. */
export function sampleReport(format: ReportFormat): Promise<ExportedFile> {
  const key = `${format} ${today()}`;
  const known = samples.get(key);
  if (known) return known;
  if (samples.size >= Object.keys(WRITERS).length) samples.clear();
  const made = makeSample(format);
  samples.set(key, made);
  made.catch(() => samples.delete(key));
  return made;
}

async function makeSample(format: ReportFormat): Promise<ExportedFile> {
  const { question, laws, cases, assessment } = await sampleResults();
  const order = { lawIds: laws.map(({ id }) => id), caseIds: cases.map(({ id }) => id), question, assessment };
  return writeReport(await assembleReport({ ...order, place: "California (demonstration)" }), format);
}

async function writeReport(report: Report, format: ReportFormat): Promise<ExportedFile> {
  const content = await WRITERS[format](report);
  return { name: reportName(format, report.madeAt), type: REPORT_TYPES[format], content };
}
