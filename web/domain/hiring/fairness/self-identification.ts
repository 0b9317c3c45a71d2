import { z } from "zod";
import { EEO_SEXES as GENDERS, EEO_RACES as RACES } from "~/domain/people";
import { withLink } from "~/platform/action-links";
import { now } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { yearsOn } from "../screening/screen-application";

/** Goes up with every change of the questions, and is kept with each answer. */
export const FORM_VERSION = "2026-11";

export { GENDERS, RACES };

const oneOf = <Choice extends string>(choices: readonly [Choice, ...Choice[]]) =>
  z.preprocess((value) => (value === "" ? undefined : value), z.enum(choices, "Choose one of the answers.").optional());

export const selfIdentificationForm = z.object({
  gender: oneOf(GENDERS),
  race: oneOf(RACES),
});
export type SelfIdentification = z.output<typeof selfIdentificationForm>;

const KEPT_YEARS = 4;

export type SelfIdentificationView = { organizationName: string; jobTitle: string; isGiven: boolean };

/** Whose form it is, by the link of the confirmation mail, and whether it was answered already. */
export const selfIdentificationView = (token: string): Promise<SelfIdentificationView> =>
  withLink(token, "application_status", async (tx, { organizationId, applicationId }) => {
    const application = await tx.application.findFirst({
      where: { id: applicationId as number, organizationId, deletedAt: null },
      select: { id: true, job: { select: { title: true } }, organization: { select: { name: true } } },
    });
    if (!application) throw new NotFound("This link no longer works.");
    const given = await tx.eeoResponse.count({ where: { organizationId, applicationRef: application.id } });
    return {
      organizationName: application.organization.name,
      jobTitle: application.job.title,
      isGiven: given > 0,
    };
  });

/**
 * Keeps what an applicant says of themselves, or that they would rather not. It stands apart from everything of hiring: no
 * screen, search, export or webhook of the hiring team reads it, only totals do.
 */
export const giveSelfIdentification = (token: string, { gender, race }: SelfIdentification): Promise<void> =>
  withLink(token, "application_status", async (tx, { organizationId, applicationId }) => {
    const application = await tx.application.findFirst({
      where: { id: applicationId as number, organizationId, deletedAt: null },
      select: { id: true, jobId: true },
    });
    if (!application) throw new NotFound("This link no longer works.");
    const answer = {
      gender: gender ?? null,
      ethnicity: race ?? null,
      races: race ? [race] : [],
      declined: !gender && !race,
      formVersion: FORM_VERSION,
      submittedAt: now(),
      retainUntil: yearsOn(KEPT_YEARS),
    };
    await tx.eeoResponse.upsert({
      where: { organizationId_applicationRef: { organizationId, applicationRef: application.id } },
      create: { organizationId, applicationRef: application.id, jobRef: application.jobId, ...answer },
      update: answer,
      select: { id: true },
    });
  });
