import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import type { HiringMember } from "../member/hiring-member";
import { changeFacts, type FactsChange } from "./change-facts";
import { cleanDescription } from "./description";
import { JOB_LANGUAGES } from "./job-options";

export const translationForm = z.object({
  language: z.enum(JOB_LANGUAGES),
  title: requiredLine("Title", 200),
  description: z.string().trim().min(1, "Description is required").max(50_000),
  benefitsText: z.string().trim().max(5000).nullish(),
});
export type TranslationForm = z.output<typeof translationForm>;

/** Keeps the posting in another language; the language joins the job's languages. */
export const saveTranslation = (member: HiringMember, jobId: number, form: TranslationForm): Promise<FactsChange> =>
  changeFacts(member, jobId, undefined, async (tx, job) => {
    const { organizationId } = member;
    const { language, ...fields } = form;
    const text = { ...fields, description: cleanDescription(fields.description, job.descriptionFormat) };
    await tx.jobTranslation.upsert({
      where: { organizationId_jobId_language: { organizationId, jobId, language } },
      create: { organizationId, jobId, language, ...text },
      update: { ...text, reviewedBy: member.userId },
    });
    const supportedLanguages = [...new Set([...job.supportedLanguages, language])];
    return { isMaterial: false, columns: { supportedLanguages } };
  });

/** Takes a translation away again. */
export const removeTranslation = (member: HiringMember, jobId: number, language: string): Promise<FactsChange> =>
  changeFacts(member, jobId, undefined, async (tx, job) => {
    await tx.jobTranslation.deleteMany({ where: { organizationId: member.organizationId, jobId, language } });
    const supportedLanguages = job.supportedLanguages.filter((code, index) => index === 0 || code !== language);
    return { isMaterial: false, columns: { supportedLanguages } };
  });
