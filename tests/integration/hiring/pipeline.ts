import { beforeAll } from "vitest";
import { type HiringMember, inHiring } from "~/domain/hiring";
import { candidateForm, createCandidate } from "~/domain/hiring/candidates";
import { addApplication } from "~/domain/hiring/recruiting";
import { copyStages } from "~/domain/hiring/requisitions";
import { decryptField } from "~/platform/crypto";
import { inOrganization } from "~/platform/db/client";
import { stopMail } from "~/platform/mail/kick-mail";
import { publishedJob } from "./team";

/** Mails stay in the outbox: with the sending their links would be wiped. */
export const keepMails = (): void => beforeAll(() => stopMail());

let counter = 0;

/** Somebody new on a job with stages. */
export async function applicant(
  member: HiringMember,
  { jobId, candidateId, job = {} }: { jobId?: number; candidateId?: number; job?: object } = {},
) {
  counter += 1;
  const email = `sam${counter}-${member.organizationId}@example.com`;
  const form = candidateForm.parse({ firstName: "Sam", lastName: `Reyes${counter}`, email });
  const candidate = candidateId ?? (await createCandidate(member, form)).id;
  const ofJob = jobId ?? (await publishedJob(member, job));
  if (!jobId) await inHiring(member, (tx) => copyStages(tx, member.organizationId, ofJob));
  const { id } = await addApplication(member, { candidateId: candidate, jobId: ofJob });
  return { applicationId: id, jobId: ofJob, candidateId: candidate, email };
}

type SentMail = {
  to: string;
  subject: string;
  body: string;
  calendar: string | null;
  method: string | null;
  link: string | null;
};

/** The mails of an organization in their order, as they will leave. */
export async function mailsOf({ organizationId }: HiringMember): Promise<SentMail[]> {
  const rows = await inOrganization(organizationId, (tx) =>
    tx.mail.findMany({ where: { organizationId }, orderBy: { id: "asc" } }),
  );
  return rows.map((row) => {
    const [attachment] = (row.attachments ?? []) as { kind: string; content?: string; method?: string }[];
    const secret = row.secretEncrypted ? (JSON.parse(decryptField(row.secretEncrypted)) as { link?: string }) : {};
    return {
      to: row.toAddress,
      subject: row.subject ?? "",
      body: (row.data as { body?: string }).body ?? "",
      // Folded lines of the calendar as one.
      calendar: attachment?.content?.replace(/\r?\n /g, "") ?? null,
      method: attachment?.method ?? null,
      link: secret.link ?? null,
    };
  });
}

export const tokenIn = (link: string | null | undefined): string => new URL(link ?? "").searchParams.get("token") ?? "";
