import { recordAudit } from "~/domain/access";
import { businessDaysAfter } from "~/platform/calendar/business-days";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { type CheckedUpload, checkUpload, keepUpload, type Upload, withUploads } from "~/platform/files/keep-upload";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { withoutLinks } from "~/platform/mail/without-links";
import { recordActivity } from "../activity/record-activity";
import { type CriminalTiming, criminalTiming } from "../checks/criminal-timing";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { CASE_STEPS, type CaseAction, type CaseState, USUAL_WAIT_DAYS } from "../states/case-steps";
import { mailedName } from "../templates/mailed-name";
import { type Agency, finalLetter, preAdverseLetter } from "./notices";
import { overrideOf, standingAgainst } from "./override-step";

export type CaseStep = {
  action: CaseAction;
  note?: string | null;
  agency?: Agency | null;
  report?: Upload | null;
  summary?: Upload | null;
  /** Why it goes on in spite of a rule that stands against the step: for those who run the organization, kept with it. */
  override?: string | null;
  version?: number | null;
};

/** A line of the case's history: what was done, by whom, under which rule. */
export type CaseEntry = {
  action: string;
  at: string;
  by: number;
  note: string | null;
  rule: string;
  citation: string;
  agency?: Agency;
  /** Which rule it went on in spite of, and why. */
  override?: { rule: string; reason: string };
};

/** Opens a background check for an application: from here each step is written down with its rule. */
export const openCase = (member: HiringMember, applicationId: number): Promise<number> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    await tx.$queryRaw`select id from applications where organization_id = ${organizationId} and id = ${applicationId} for update`;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      include: { job: { include: { place: true } } },
    });
    if (!application) throw new NotFound("This application was not found.");
    const open = await tx.adverseActionCase.count({ where: { organizationId, applicationId, closedAt: null } });
    if (open > 0) throw new Conflict("A background check is open already.", { code: "case_open" });
    const timing = await criminalTiming(tx, organizationId, application.jobId);
    const { id } = await tx.adverseActionCase.create({
      data: {
        organizationId,
        applicationId,
        state: application.job.place?.state ?? null,
        city: application.job.place?.city?.slice(0, 60) ?? null,
        lawId: timing.law?.id ?? null,
        steps: [],
        openedBy: userId,
        createdAt: now(),
      },
      select: { id: true },
    });
    await recordActivity(tx, member, {
      type: "background.opened",
      entity: { type: "application", id: applicationId },
      candidateId: application.candidateId,
      title: "Background check opened",
      isPublic: false,
    });
    return id;
  });

/** Takes one step of a case, in the order of the table, with its guards: stage, waiting time, copies, assessment. */
export async function changeCase(member: HiringMember, id: number, step: CaseStep): Promise<CaseState> {
  const uploads = await uploadsOf(member, step);
  const state = await withUploads(uploads, () => inHiring(member, (tx) => take(tx, member, { id, step, uploads })));
  kickMail();
  return state;
}

/** Both copies are checked before anything is written. */
async function uploadsOf(member: HiringMember, { action, report, summary }: CaseStep): Promise<CheckedUpload[]> {
  if (action !== "pre-adverse") return [];
  if (!report) throw invalidField("report", "Attach the copy of the report: the person must get it.");
  if (!summary) throw invalidField("summary", "Attach the summary of rights: the person must get it.");
  const plan = { purpose: "message", allowed: ["pdf"], uploadedBy: member.userId } as const;
  return [
    await checkUpload(report, { ...plan, field: "report" }),
    await checkUpload(summary, { ...plan, field: "summary" }),
  ];
}

type Taking = { id: number; step: CaseStep; uploads: CheckedUpload[] };

async function take(tx: Transaction, member: HiringMember, { id, step, uploads }: Taking): Promise<CaseState> {
  const { organizationId, userId } = member;
  await tx.$queryRaw`select id from adverse_action_cases where organization_id = ${organizationId} and id = ${id} for update`;
  const held = await tx.adverseActionCase.findFirst({
    where: { id, organizationId },
    include: { application: { include: { candidate: true, job: true } } },
  });
  if (!held) throw new NotFound("This background check was not found.");
  if (step.version != null && step.version !== held.version)
    throw new Conflict("Someone else changed this check.", { code: "stale" });
  const { from, to, rule, citation } = CASE_STEPS[step.action];
  if (!(from as readonly string[]).includes(held.status))
    throw new Conflict(`A check that is ${held.status.replace("_", "-")} cannot go this way.`, {
      code: "no_such_transition",
    });
  const timing = await criminalTiming(tx, organizationId, held.application.jobId);
  guard(step);
  const override = overrideOf(member, step, standingAgainst(held, step.action, timing));
  const entries = (held.steps ?? []) as CaseEntry[];
  const agency = step.agency ?? entries.findLast((entry) => entry.agency)?.agency;
  const entry: CaseEntry = {
    action: step.action,
    at: now().toISOString(),
    by: userId,
    note: step.note?.trim().slice(0, 5000) || null,
    rule,
    citation: step.action === "assess" ? (timing.law?.citation ?? "") : citation,
    ...(step.action === "pre-adverse" && agency ? { agency } : {}),
    ...(override ? { override } : {}),
  };
  const waits = step.action === "pre-adverse" || step.action === "dispute";
  const waitUntil = waits ? await waitOf(tx, timing) : null;
  const [reportFileId] = await keep(tx, organizationId, uploads);
  await tx.adverseActionCase.update({
    where: { id },
    data: {
      status: to,
      steps: [...entries, entry] as unknown as Prisma.InputJsonValue,
      ...columnsOf(step, entry),
      ...(waitUntil ? { waitUntil: new Date(`${waitUntil}T00:00:00Z`) } : {}),
      ...(reportFileId ? { reportFileId } : {}),
      version: { increment: 1 },
    },
    select: { id: true },
  });
  if (agency && (step.action === "pre-adverse" || step.action === "final"))
    await mailNotice(tx, member, { held, action: step.action, agency, waitUntil, timing, uploads });
  await recordAudit(tx, member.principal, {
    action: `background.${step.action}`,
    organizationId,
    entity: { type: "adverse_action_case", id },
    detail: { applicationId: held.applicationId, from: held.status, to, ...(override ? { override } : {}) },
  });
  return to;
}

type Held = Prisma.AdverseActionCaseGetPayload<{
  include: { application: { include: { candidate: true; job: true } } };
}>;

/** What a step must bring with it; nothing makes up for its absence. */
function guard({ action, note, agency }: CaseStep): void {
  if (action === "pre-adverse" && (!agency?.name.trim() || !agency.contact.trim()))
    throw invalidField("agencyName", "Name the reporting company with its address and phone number.");
  if (action === "assess" && (note?.trim().length ?? 0) < 30)
    throw invalidField("note", "Write the assessment: the offense, the time since, and the duties of the job.");
}

/** The last day of the wait: the longest of the usual five business days and what the laws of the place give. */
async function waitOf(tx: Transaction, timing: CriminalTiming): Promise<string> {
  const laws = await tx.law.findMany({
    where: { id: { in: timing.laws.map(({ id }) => id) } },
    select: { deadlines: true },
  });
  const days = laws.flatMap(({ deadlines }) =>
    (Array.isArray(deadlines) ? (deadlines as { text?: string; days?: number }[]) : []).flatMap(({ text, days: n }) =>
      n && n <= 30 && /respond|answer|notice/i.test(text ?? "") ? [n] : [],
    ),
  );
  return businessDaysAfter(today(), Math.max(USUAL_WAIT_DAYS, ...days));
}

const keep = async (tx: Transaction, organizationId: number, uploads: CheckedUpload[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const upload of uploads) ids.push(await keepUpload(tx, organizationId, upload));
  return ids;
};

function columnsOf({ action }: CaseStep, entry: CaseEntry): Prisma.AdverseActionCaseUncheckedUpdateInput {
  const at = new Date(entry.at);
  switch (action) {
    case "disclose":
      return { disclosedAt: at };
    case "authorize":
      return { authorizedAt: at };
    case "order":
      return { orderedAt: at };
    case "pre-adverse":
      return { reportReceivedAt: at, preAdverseSentAt: at };
    case "dispute":
      return { disputeReceivedAt: at };
    case "assess":
      return { assessment: { text: entry.note, by: entry.by, at: entry.at } };
    case "final":
      return { finalNoticeSentAt: at, closedAt: at };
    default:
      return { closedAt: at };
  }
}

type Notice = {
  held: Held;
  action: "pre-adverse" | "final";
  agency: Agency;
  waitUntil: string | null;
  timing: CriminalTiming;
  uploads: CheckedUpload[];
};

async function mailNotice(tx: Transaction, member: HiringMember, notice: Notice): Promise<void> {
  const { held, action, agency, waitUntil, timing, uploads } = notice;
  const { organizationId, organizationName, userId } = member;
  const { candidate, job, id: applicationId } = held.application;
  const of = { firstName: withoutLinks(candidate.firstName), jobTitle: job.title, organizationName, agency };
  const local = timing.laws.map(({ title, citation }) => `${title}${citation ? ` (${citation})` : ""}.`);
  const letter = action === "final" ? finalLetter(of, local) : preAdverseLetter(of, waitUntil ?? "", local);
  const mailId = await queueMail(tx, {
    to: candidate.email,
    toName: mailedName(candidate),
    template: "hiring-letter",
    data: { ...letter, organizationName },
    organizationId,
    replyTo: member.principal.account.email,
    attachments: uploads.map(({ originalName, mimeType, storageKey }) => ({
      kind: "file" as const,
      filename: originalName,
      mimeType,
      storageKey,
    })),
  });
  await tx.candidateMessage.create({
    data: {
      ...{ organizationId, candidateId: candidate.id, applicationId, mailId },
      subject: letter.subject,
      body: letter.body,
      sentBy: userId,
      createdAt: now(),
    },
    select: { id: true },
  });
  await recordActivity(tx, member, {
    type: `background.${action}`,
    entity: { type: "application", id: applicationId },
    candidateId: candidate.id,
    title: action === "final" ? "Final notice sent" : "Pre-adverse notice sent",
    isPublic: false,
  });
}
