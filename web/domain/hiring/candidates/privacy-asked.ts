import { z } from "zod";
import { makeLink, withLink } from "~/platform/action-links";
import { dateText } from "~/platform/calendar/date-text";
import { after, DAY_MS, now } from "~/platform/clock";
import { config } from "~/platform/config";
import type { Transaction } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { recordActivity } from "../activity/record-activity";
import { queueLetter } from "../templates/candidate-letter";
import { copyOf } from "./candidate-copy";

/** California asks for an answer within 45 days (Cal. Civ. Code 1798.130(a)(2)); whoever asks elsewhere waits no longer. */
const ANSWER_DAYS = 45;
/** So long a copy that was released can be fetched. */
const COPY_DAYS = 30;
/** Not answered yet; a held erasure was answered, and is done as soon as the law allows. */
export const ASKED = ["received", "held"];

export const privacyAsk = z.object({ kind: z.enum(["export", "erasure"]) });
export type PrivacyKind = z.output<typeof privacyAsk>["kind"];

export type OwnRequest = {
  kind: string;
  state: "asked" | "kept" | "ready" | "done" | "refused";
  askedAt: Date;
  /** Of a request that waits: when it is answered at the latest, or until when the records are kept. */
  until: Date | null;
  reason: string | null;
};

type Row = {
  kind: string;
  status: string;
  createdAt: Date;
  dueOn: Date | null;
  answerBy: Date | null;
  heldReason: string | null;
  handledAt: Date | null;
};

const STATE: Record<string, OwnRequest["state"]> = {
  received: "asked",
  verified: "asked",
  held: "kept",
  refused: "refused",
};

const isReady = ({ kind, status, handledAt }: Row): boolean =>
  kind === "export" && status === "done" && handledAt !== null && after(handledAt, COPY_DAYS * DAY_MS) > now();

/** What the person behind a link asked for themselves: those have a day of answer, what the team did on its own has none. */
export async function ownRequests(tx: Transaction, organizationId: number, candidateId: number): Promise<OwnRequest[]> {
  const rows = await tx.privacyRequest.findMany({
    where: { organizationId, candidateId, answerBy: { not: null } },
    orderBy: { id: "desc" },
    take: 5,
  });
  return rows.map((row) => {
    const state = isReady(row) ? "ready" : (STATE[row.status] ?? "done");
    const reason = state === "refused" ? row.heldReason : null;
    return {
      kind: row.kind,
      state,
      askedAt: row.createdAt,
      until: state === "kept" ? row.dueOn : row.answerBy,
      reason,
    };
  });
}

/** The person behind a link of the careers page, held until the end of the transaction. */
async function personOf(tx: Transaction, { organizationId, applicationId }: Link) {
  const found = await tx.application.findFirst({
    where: { id: applicationId ?? 0, organizationId, candidate: { erasedAt: null } },
    include: { candidate: true, job: { select: { title: true } }, organization: { select: { name: true } } },
  });
  if (!found) throw new NotFound("This link no longer works.");
  await tx.$queryRaw`select id from candidates where organization_id = ${organizationId} and id = ${found.candidateId} for no key update`;
  return found;
}

type Link = { organizationId: number; applicationId: number | null };

/** Who applied asks for a copy or for erasure: confirmed by mail with the day of the answer, told to who runs hiring. */
export async function askForData(token: string, { kind }: z.output<typeof privacyAsk>): Promise<void> {
  await withLink(token, "application_status", async (tx, link) => {
    const { organizationId, candidateId, candidate } = await personOf(tx, link);
    const open = await tx.privacyRequest.count({
      where: { organizationId, candidateId, kind, status: { in: ASKED } },
    });
    if (open > 0) return;
    const at = now();
    const answerBy = new Date(at.getTime() + ANSWER_DAYS * DAY_MS);
    const { id } = await tx.privacyRequest.create({
      data: {
        ...{ organizationId, candidateId, kind, email: candidate.email, status: "received" },
        ...{ answerBy, createdAt: at },
      },
      select: { id: true },
    });
    const day = dateText(answerBy.toISOString().slice(0, 10));
    await tellPerson(tx, { organizationId, candidateId }, [
      "We have your request",
      `you asked us ${ASKED_WORDS[kind]}. We answer by ${day}.`,
    ]);
    await tellManagers(tx, { id, organizationId, candidateId }, `${ASKED_TITLES[kind]}. Answer by ${day}.`);
    await recordActivity(
      tx,
      { organizationId },
      {
        ...{ type: "candidate.asked", entity: { type: "candidate", id: candidateId }, candidateId },
        ...{ title: ASKED_TITLES[kind], isPublic: false },
      },
    );
  });
  kickMail();
}

/** The copy that was released to them. */
export async function ownCopy(token: string): Promise<string> {
  return withLink(token, "application_status", async (tx, link) => {
    const { organizationId, candidateId, organization } = await personOf(tx, link);
    const rows = await tx.privacyRequest.findMany({ where: { organizationId, candidateId, answerBy: { not: null } } });
    if (!rows.some(isReady)) throw new NotFound("There is no copy to fetch.");
    return copyOf(tx, { organizationId, organizationName: organization.name, id: candidateId });
  });
}

const ASKED_WORDS = {
  export: "for a copy of what we keep about you",
  erasure: "to erase what we keep about you",
} as const;
const ASKED_TITLES = {
  export: "A candidate asked for a copy of their data",
  erasure: "A candidate asked for erasure",
} as const;
type Whose = { organizationId: number; candidateId: number };

/** A letter on a request, with a new link to the page where it is followed. */
export async function tellPerson(
  tx: Transaction,
  { organizationId, candidateId }: Whose,
  [subject, sentence]: [string, string],
): Promise<void> {
  const application = await tx.application.findFirst({
    where: { organizationId, candidateId },
    orderBy: { id: "desc" },
    include: { candidate: true, job: { select: { title: true } }, organization: { select: { name: true } } },
  });
  if (!application) return;
  const { id: applicationId } = application;
  const token = await makeLink(tx, { organizationId, purpose: "application_status", applicationId });
  await queueLetter(tx, {
    ...{ organizationId, organizationName: application.organization.name, applicationId },
    ...{ candidate: application.candidate, jobTitle: application.job.title, kind: "other" },
    text: { subject, body: `Hello {{candidate.firstName}},\n\n${sentence}` },
    link: { url: `${config().appUrl}/careers/application?token=${token}`, label: "See your request" },
  });
}

/** Whoever may answer: the owner and the admins. No name of the candidate stands in the mail. */
export async function tellManagers(
  tx: Transaction,
  { id, organizationId, candidateId }: Whose & { id: number },
  sentence: string,
  dedupe = "asked",
): Promise<void> {
  const managers = await tx.teamMember.findMany({
    where: { organizationId, isActive: true, role: { in: ["owner", "admin"] } },
  });
  for (const { email, firstName, userId } of managers)
    await queueMail(tx, {
      to: email,
      template: "customer-notice",
      data: {
        firstName,
        subject: "A candidate's request about their data",
        message: `${sentence}\n\n${config().appUrl}/ats/candidates/${candidateId}`,
      },
      ...{ userId, organizationId, dedupeKey: `privacy-${dedupe}-${id}-${email}` },
    });
}
