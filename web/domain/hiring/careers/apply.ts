import { z } from "zod";
import type { Principal } from "~/domain/access";
import { emailField, optionalLine, phoneField, requiredLine } from "~/domain/accounts";
import { makeLink } from "~/platform/action-links";
import { after, DAY_MS, now, SECOND_MS } from "~/platform/clock";
import { config } from "~/platform/config";
import { seal, unseal } from "~/platform/crypto";
import { inOrganization, type Transaction } from "~/platform/db/client";
import { Invalid, invalidField } from "~/platform/errors";
import { checkUpload, RESUME_TYPES, type Upload, withUploads } from "~/platform/files/keep-upload";
import { kickMail } from "~/platform/mail/kick-mail";
import { queueMail } from "~/platform/mail/queue-mail";
import { withoutLinks } from "~/platform/mail/without-links";
import { inEvenTime } from "~/platform/network/even-time";
import { consumeRate } from "~/platform/rate-limit";
import { type ReceivedApplication, receiveApplication } from "../applications/receive-application";
import { parseSoon } from "../candidates/parse-resume-file";
import { keepReferral, REFERRAL_SOURCE, referralOf } from "../referrals/referral-links";
import { mergeText } from "../settings/merge-text";
import { readPolicies } from "../settings/policies";
import { mailedName } from "../templates/mailed-name";
import { queueTeamMail } from "../templates/team-mail";
import { isColleague, publicJob } from "./public-jobs";

const link = z.union([
  z.literal(""),
  z.url({ protocol: /^https?$/, error: "Start the address with https://" }).max(500),
]);

export const applyForm = z.object({
  firstName: requiredLine("First name", 100),
  lastName: requiredLine("Last name", 100),
  email: emailField,
  phone: phoneField.optional(),
  city: optionalLine("City", 100).optional(),
  state: optionalLine("State", 50).optional(),
  linkedinUrl: link.optional(),
  coverLetter: z.string().max(20_000, "Cover letter must be at most 20,000 characters").optional(),
  consent: z.literal("on", "Please agree, so that we may keep your application."),
  /** Made by `applyToken` when the form was shown. */
  started: z.string().max(500),
  /** Nobody sees this field; programs fill it in. */
  website: z.string().max(500).optional(),
  source: z.string().max(40).optional(),
  /** Code of a colleague's referral link. */
  ref: z.string().max(40).optional(),
});
export type ApplyForm = z.output<typeof applyForm>;

export type Applying = {
  organization: string;
  job: string;
  form: ApplyForm;
  resume: Upload | null;
  /** By question id, as typed. */
  answers: Map<number, string[]>;
  address: string;
  language?: string;
  /** Who sends it, where they are signed in: colleagues may apply for internal jobs. */
  viewer?: Principal;
};

/** To one applicant of one company; more would be somebody filling a mailbox. */
const MOST_MAILS_A_DAY = 5;
/** The answer takes a whole number of these, so that its time does not tell who has applied before. */
const STEP_MS = 150;
const FASTEST_MS = 1.5 * SECOND_MS;
const SLOWEST_MS = 24 * 60 * 60 * SECOND_MS;
const DEFAULT_PRIVACY =
  "We keep what you send us to decide on this application and as long as employment law asks. You can ask for a copy or for deletion at any time, on the page that our mail leads to.";

/** Says when the form was shown, in a way that nobody else can write. */
export const applyToken = (jobId: number): string => seal("apply", `${jobId}:${now().getTime()}`);

/** The words that an applicant agrees to. */
export async function privacyText(organizationId: number): Promise<string> {
  const { privacyText: own } = await inOrganization(organizationId, (tx) => readPolicies(tx, organizationId));
  return own || DEFAULT_PRIVACY;
}

/** Takes an application from the careers page: guard, file, candidate, confirmation by mail with a link to its state. */
export async function apply(given: Applying): Promise<{ email: string }> {
  const { viewer } = given;
  const { organization, job, questions } = await publicJob(given.organization, given.job, { viewer });
  const fromInside = isColleague(viewer, organization.id);
  refuseMachines(given.form, job.id);
  await consumeRate({ key: "apply", from: given.address, max: 20, windowSeconds: 3600 });
  const answers = readAnswers(questions, given.answers);
  const resume = given.resume
    ? await checkUpload(given.resume, { purpose: "resume", allowed: RESUME_TYPES, via: "careers", field: "resume" })
    : null;
  const { form } = given;
  const textShown = await privacyText(organization.id);
  const resumeFileId = await inEvenTime(STEP_MS, () =>
    withUploads(resume ? [resume] : [], () =>
      inOrganization(organization.id, async (tx) => {
        const link = await referralOf(tx, { organizationId: organization.id, jobId: job.id, code: form.ref });
        const source = link ? { name: REFERRAL_SOURCE, id: null } : await sourceOf(tx, organization.id, form.source);
        const received = await receiveApplication(tx, {
          organizationId: organization.id,
          jobId: job.id,
          applicant: {
            email: form.email,
            firstName: form.firstName,
            lastName: form.lastName,
            phone: form.phone || null,
            city: form.city || null,
            state: form.state || null,
            linkedinUrl: form.linkedinUrl || null,
          },
          source: source?.name ?? (fromInside ? "Internal" : "Careers page"),
          sourceId: source?.id,
          resume,
          coverLetter: form.coverLetter?.trim() || null,
          language: given.language,
          answers,
          consents: [
            { purpose: "application_privacy", textShown, granted: true, ipAddress: given.address.slice(0, 45) },
          ],
          actor: { kind: "candidate", userId: null },
          publicOnly: true,
          fromInside,
        });
        if (link && !received.isRepeat) await keepReferral(tx, { link, received, applicantEmail: form.email });
        if (received.isRepeat) await tellOfFirst(tx, { organization, form, received });
        else {
          await confirmByMail(tx, { organization, form, received });
          await tellRecruiter(tx, organization.id, job.id, received);
        }
        return received.resumeFileId;
      }),
    ),
  );
  kickMail();
  if (resumeFileId) parseSoon(organization.id, resumeFileId);
  return { email: form.email };
}

/** A filled trap, a form sent faster than anybody types, or one that was not made here. */
function refuseMachines({ website, started }: ApplyForm, jobId: number): void {
  const [shownFor, shownAt] = (unseal("apply", started) ?? "").split(":").map(Number);
  const tookMs = now().getTime() - (shownAt ?? 0);
  if (website || shownFor !== jobId || tookMs < FASTEST_MS || tookMs > SLOWEST_MS) {
    throw new Invalid("The form could not be sent. Open the page again and resend it.", {
      code: "not_a_person",
    });
  }
}

type Question = { id: number; label: string; kind: string; options: string[]; isRequired: boolean };

function readAnswers(questions: Question[], typed: Map<number, string[]>) {
  return questions.flatMap(({ id, label, kind, options, isRequired }) => {
    const values = (typed.get(id) ?? []).map((value) => value.trim().slice(0, 5000)).filter(Boolean);
    const field = `question-${id}`;
    if (values.length === 0) {
      if (isRequired) throw invalidField(field, "Please answer this question.");
      return [];
    }
    if (kind.endsWith("choice") && values.some((value) => !options.includes(value))) {
      throw invalidField(field, "Choose one of the answers.");
    }
    return [{ questionId: id, label, answer: kind === "multi_choice" ? values : (values[0] ?? "") }];
  });
}

/** The source behind a tracking link, where the link carries one of the company's codes. */
const sourceOf = (tx: Transaction, organizationId: number, code: string | undefined) =>
  code
    ? tx.candidateSource.findFirst({
        where: { organizationId, trackingCode: code, isActive: true },
        select: { id: true, name: true },
      })
    : null;

type Confirming = {
  organization: { id: number; name: string; slug: string };
  form: ApplyForm;
  received: ReceivedApplication;
};

/** The applicant hears that there is one already, whoever sent it again; the form says the same as to anybody. */
async function tellOfFirst(tx: Transaction, { organization, form, received }: Confirming): Promise<void> {
  const organizationId = organization.id;
  const isOften =
    (await tx.mail.count({
      where: {
        organizationId,
        toAddress: form.email,
        template: "hiring-letter",
        createdAt: { gt: after(now(), -DAY_MS) },
      },
    })) >= MOST_MAILS_A_DAY;
  if (isOften) return;
  const token = await makeLink(tx, {
    organizationId,
    purpose: "application_status",
    applicationId: received.applicationId,
  });
  await queueMail(tx, {
    to: form.email,
    template: "hiring-letter",
    data: {
      subject: `You have applied for ${received.jobTitle} already`,
      body: `Hello,\n\nsomeone, probably you, applied for ${received.jobTitle} again with this address. Your first application stands; what was sent now lies beside it for the hiring team to look at. If this was not you, there is nothing to do.`,
      organizationName: organization.name,
      buttonLabel: "See your application",
    },
    secrets: { link: `${config().appUrl}/careers/application?token=${token}` },
    organizationId,
  });
}

async function confirmByMail(tx: Transaction, { organization, form, received }: Confirming): Promise<void> {
  const organizationId = organization.id;
  const token = await makeLink(tx, {
    organizationId,
    purpose: "application_status",
    applicationId: received.applicationId,
  });
  const template = await tx.emailTemplate.findFirst({
    where: { organizationId, type: "application_received", isActive: true },
    orderBy: [{ isDefault: "desc" }, { id: "asc" }],
  });
  const values = {
    "candidate.firstName": withoutLinks(form.firstName),
    "candidate.lastName": withoutLinks(form.lastName),
    "job.title": received.jobTitle,
    "organization.name": organization.name,
  };
  const subject = mergeText(template?.subject ?? "We received your application for {{job.title}}", values);
  const body = mergeText(template?.body ?? "Hello {{candidate.firstName}},\n\nthank you for your application.", values);
  const mailId = await queueMail(tx, {
    to: form.email,
    toName: mailedName(form),
    template: "hiring-letter",
    data: { subject, body, organizationName: organization.name, buttonLabel: "See your application" },
    secrets: { link: `${config().appUrl}/careers/application?token=${token}` },
    organizationId,
  });
  await tx.candidateMessage.create({
    data: {
      organizationId,
      candidateId: received.candidateId,
      applicationId: received.applicationId,
      mailId,
      templateId: template?.id,
      subject: subject.slice(0, 500),
      body,
      createdAt: now(),
    },
    select: { id: true },
  });
}

async function tellRecruiter(tx: Transaction, organizationId: number, jobId: number, received: ReceivedApplication) {
  const job = await tx.job.findFirstOrThrow({
    where: { id: jobId, organizationId },
    select: { notifyOnApply: true, recruiter: true, hiringManager: true },
  });
  const person = job.recruiter ?? job.hiringManager;
  if (!job.notifyOnApply || !person?.isActive) return;
  await queueTeamMail(tx, jobId, {
    to: person.email,
    template: "customer-notice",
    data: {
      firstName: person.firstName,
      subject: `New application for ${received.jobTitle}`,
      message: `Someone applied for ${received.jobTitle}.\n\n${config().appUrl}/ats/applications/${received.applicationId}`,
    },
    userId: person.userId,
    organizationId,
  });
}
