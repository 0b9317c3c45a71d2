import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { cleanDescription } from "./description";
import { holdJob, requireOwnJob } from "./hold-job";
import { JOB_LANGUAGES } from "./job-options";

export const translationForm = z.object({
  language: z.enum(JOB_LANGUAGES),
  title: requiredLine("Title", 200),
  description: z.string().trim().min(1, "Description is required").max(50_000),
  benefitsText: z.string().trim().max(5000).nullish(),
});
export type TranslationForm = z.output<typeof translationForm>;

/** Keeps the posting in another language; the language joins the job's languages. */
export async function saveTranslation(member: HiringMember, jobId: number, form: TranslationForm): Promise<void> {
  const { organizationId } = member;
  const { language, ...fields } = form;
  await inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, jobId);
    requireOwnJob(job, member);
    const text = { ...fields, description: cleanDescription(fields.description, job.descriptionFormat) };
    await tx.jobTranslation.upsert({
      where: { organizationId_jobId_language: { organizationId, jobId, language } },
      create: { organizationId, jobId, language, ...text },
      update: { ...text, reviewedBy: member.userId },
    });
    if (!job.supportedLanguages.includes(language)) {
      const supportedLanguages = [...job.supportedLanguages, language];
      await tx.job.update({ where: { id: jobId }, data: { supportedLanguages }, select: { id: true } });
    }
  });
}

/** Takes a translation away again. */
export async function removeTranslation(member: HiringMember, jobId: number, language: string): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const job = await holdJob(tx, member, jobId);
    requireOwnJob(job, member);
    await tx.jobTranslation.deleteMany({ where: { organizationId, jobId, language } });
    const supportedLanguages = job.supportedLanguages.filter((code, index) => index === 0 || code !== language);
    await tx.job.update({ where: { id: jobId }, data: { supportedLanguages }, select: { id: true } });
  });
}
