import { db } from "~/platform/db/client";
import { likeness, SAME_FROM, shinglesOf } from "../corpus/checks/near-identical";
import type { CaseRecord, LawRecord } from "../corpus/record";
import type { RecordProblem } from "./check-record";
import { placeName } from "./ground";

const FEWEST_SHINGLES = 12;

/** What the checks of a single record cannot see: a stored twin by citation, and a text that is stamped over states. */
export async function comparedWithStored(record: LawRecord | CaseRecord): Promise<RecordProblem[]> {
  return "citations" in record ? lawTwins(record) : caseTwins(record);
}

async function caseTwins({ slug, citation }: CaseRecord): Promise<RecordProblem[]> {
  const twin = await db().courtCase.findFirst({
    where: { citation, slug: { not: slug }, archivedAt: null },
    select: { slug: true },
  });
  return twin ? [error("citation", "duplicate", `${twin.slug} has the same citation`)] : [];
}

async function lawTwins(record: LawRecord): Promise<RecordProblem[]> {
  if (record.kind === "absence") return [];
  const [topic = ""] = record.topics;
  const rows = await db().law.findMany({
    where: { topics: { has: topic }, slug: { not: record.slug }, archivedAt: null, isAbsence: false },
    select: {
      slug: true,
      topics: true,
      citations: true,
      jurisdiction: true,
      city: true,
      summary: true,
      requirements: true,
    },
  });
  const siblings = rows.filter((row) => row.topics[0] === topic);
  const isHere = (row: (typeof rows)[number]) => row.jurisdiction === record.jurisdiction && row.city === record.city;
  const cited = record.citations.join("|");
  const twins = siblings
    .filter((row) => isHere(row) && cited !== "" && row.citations.join("|") === cited)
    .map(({ slug }) => error("citations", "duplicate", `${slug} rests on the same citation`));
  const own = shingles(record.summary, texts(record.requirements), record.jurisdiction);
  const stamped = siblings.flatMap((row) => {
    const other = shingles(row.summary, row.requirements, row.jurisdiction);
    if (Math.min(own.size, other.size) < FEWEST_SHINGLES) return [];
    const alike = likeness(own, other);
    return alike >= SAME_FROM
      ? [error("summary", "stamped", `${Math.round(alike * 100)} % like ${row.slug}: say what this place does`)]
      : [];
  });
  return [...twins, ...stamped];
}

const texts = (list: { text: string }[]): string[] => list.map(({ text }) => text);

const shingles = (summary: string, requirements: string[], jurisdiction: string) =>
  shinglesOf([summary, ...requirements].join(" "), [placeName(jurisdiction)]);

const error = (path: string, rule: string, message: string): RecordProblem => ({
  path,
  severity: "error",
  rule,
  message,
});
