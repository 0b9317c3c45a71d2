import { MINUTE_MS, now } from "~/platform/clock";
import { db, inOrganization, type Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { type FileType, MIME_TYPES } from "~/platform/files/file-type";
import { readFileBytes } from "~/platform/files/files";
import { log } from "~/platform/log";
import { PARSER_VERSION, type ParsedResume } from "../resume/parse-resume";
import { readResume } from "../resume/read-resume";
import { fillCandidate } from "./fill-candidate";

const GIVEN_UP_AFTER_MS = 2 * MINUTE_MS;

/** Reads a resume behind the answer of the request; what a crash interrupts, `parseWaitingResumes` takes up again. */
export function parseSoon(organizationId: number, resumeFileId: number): void {
  parseResumeFile(organizationId, resumeFileId).catch((error) =>
    log().error({ err: error, resumeFileId }, "resume not read"),
  );
}

/** Reads a stored resume into `resume_data`; whoever comes second leaves it to the first. */
export async function parseResumeFile(organizationId: number, id: number): Promise<"parsed" | "refused" | "taken"> {
  const file = await inOrganization(organizationId, async (tx) => {
    const { count } = await tx.resumeFile.updateMany({
      where: {
        id,
        organizationId,
        OR: [
          { parseStatus: "pending" },
          { parseStatus: "parsing", parseStartedAt: { lt: new Date(now().getTime() - GIVEN_UP_AFTER_MS) } },
        ],
      },
      data: { parseStatus: "parsing", parseStartedAt: now() },
    });
    return count === 0 ? null : tx.resumeFile.findFirst({ where: { id, organizationId } });
  });
  if (!file) return "taken";
  const type = (Object.entries(MIME_TYPES).find(([, mime]) => mime === file.mimeType)?.[0] ?? "txt") as FileType;
  const { parsed, refusal } = await readResume(() => readFileBytes(file.filePath), type, {
    sender: `organization ${organizationId}`,
  });
  await inOrganization(organizationId, async (tx) => {
    const still = await tx.resumeFile.findFirst({
      where: { id, organizationId },
      select: { candidateId: true, isPrimary: true },
    });
    if (!still) return;
    await keep(tx, { organizationId, ...still, resumeFileId: id, parsed, refusal });
  });
  return parsed ? "parsed" : "refused";
}

type Keeping = {
  organizationId: number;
  candidateId: number;
  resumeFileId: number;
  isPrimary: boolean;
  parsed: ParsedResume | null;
  refusal: string | null;
};

async function keep(
  tx: Transaction,
  { organizationId, candidateId, resumeFileId, isPrimary, parsed, refusal }: Keeping,
): Promise<void> {
  const row = parsed ? rowOf(parsed) : { parsingErrors: [refusal ?? "This file could not be read."], rawText: null };
  const own = { organizationId, candidateId, resumeFileId };
  await tx.resumeData.upsert({
    where: { organizationId_resumeFileId: { organizationId, resumeFileId } },
    create: { ...own, ...row, parserVersion: PARSER_VERSION, parsedAt: now() },
    update: { ...row, candidateId, parserVersion: PARSER_VERSION, parsedAt: now() },
  });
  await tx.resumeFile.update({ where: { id: resumeFileId }, data: { parseStatus: parsed ? "parsed" : "refused" } });
  // What lies beside came with an application that anybody could have sent.
  if (parsed && isPrimary) await fillEmptyFields(tx, organizationId, candidateId, parsed);
  // The search column of the candidate takes the text in.
  await tx.$executeRaw`update candidates set updated_at = now() where organization_id = ${organizationId} and id = ${candidateId}`;
}

const cut = (text: string | null | undefined, most: number): string | null => text?.slice(0, most) || null;

function rowOf(parsed: ParsedResume) {
  const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
  const confidences = Object.values(parsed.confidence);
  return {
    parsedName: cut(parsed.name?.full, 200),
    parsedEmail: cut(parsed.email, 255),
    parsedPhone: cut(parsed.phone, 40),
    parsedAddress: parsed.place?.text ?? null,
    parsedLinkedIn: parsed.links.linkedIn,
    parsedWebsite: parsed.links.website ?? parsed.links.gitHub,
    workExperience: json(parsed.experience),
    education: json(parsed.education),
    totalExperienceYears: parsed.totalYears,
    highestDegree: cut(parsed.highestDegree, 100),
    technicalSkills: parsed.skills,
    softSkills: parsed.softSkills,
    certifications: parsed.certifications,
    languages: parsed.languages,
    rawText: parsed.rawText.replaceAll("\0", ""),
    summary: parsed.summary,
    keyHighlights: parsed.highlights,
    parsingConfidence: Math.round((confidences.reduce((sum, one) => sum + one, 0) / confidences.length) * 1000) / 1000,
    fieldConfidence: json(parsed.confidence),
    parsingErrors: [],
  };
}

const SURE = 0.85;

/** What a person typed stays; only what is empty is filled, and only with what the reader is sure of. */
async function fillEmptyFields(
  tx: Transaction,
  organizationId: number,
  candidateId: number,
  parsed: ParsedResume,
): Promise<void> {
  const known = await tx.candidate.findFirst({ where: { id: candidateId, organizationId } });
  if (!known) return;
  const sure = (field: string) => (parsed.confidence[field] ?? 0) >= SURE;
  const [stay] = parsed.experience;
  const [school] = parsed.education;
  const news = {
    phone: sure("phone") ? cut(parsed.phone, 20) : null,
    city: sure("location") ? cut(parsed.place?.city, 100) : null,
    state: sure("location") ? cut(parsed.place?.state, 50) : null,
    zipCode: sure("location") ? cut(parsed.place?.zipCode, 10) : null,
    linkedinUrl: parsed.links.linkedIn,
    githubUrl: parsed.links.gitHub,
    currentTitle: sure("experience") && stay?.end === "present" ? cut(stay.title, 200) : null,
    currentCompany: sure("experience") && stay?.end === "present" ? cut(stay.employer, 200) : null,
    educationLevel: parsed.highestDegree,
    schoolAttended: cut(school?.school, 200),
    areaOfStudy: cut(school?.field, 200),
  };
  const skills =
    known.skills.length === 0 ? parsed.skills.slice(0, 40).map((skill) => skill.slice(0, 80)) : known.skills;
  await fillCandidate(tx, known, news, {
    skills,
    experienceYears: known.experienceYears ?? (parsed.totalYears === null ? null : Math.round(parsed.totalYears)),
  });
}

/** Takes up resumes that wait or whose reading broke off; for the scheduler. */
export async function parseWaitingResumes({
  signal,
}: {
  signal: AbortSignal;
}): Promise<{ parsed: number; refused: number }> {
  const done = { parsed: 0, refused: 0 };
  const organizations = await db().organization.findMany({ select: { id: true } });
  for (const { id: organizationId } of organizations) {
    const waiting = await inOrganization(organizationId, (tx) =>
      tx.resumeFile.findMany({
        where: {
          organizationId,
          OR: [
            { parseStatus: "pending", uploadedAt: { lt: new Date(now().getTime() - MINUTE_MS) } },
            { parseStatus: "parsing", parseStartedAt: { lt: new Date(now().getTime() - GIVEN_UP_AFTER_MS) } },
          ],
        },
        select: { id: true },
        take: 50,
      }),
    );
    for (const { id } of waiting) {
      if (signal.aborted) return done;
      const outcome = await parseResumeFile(organizationId, id);
      if (outcome !== "taken") done[outcome] += 1;
    }
  }
  return done;
}
