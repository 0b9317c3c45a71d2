import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { unknownFields } from "../templates/template-kinds";
import { LETTER_FIELDS } from "./offer-letter";

export const letterTemplateForm = z.object({
  id: z.int().positive().nullish(),
  name: requiredLine("Name", 120),
  body: z.string().trim().min(1, "Write the letter.").max(20_000),
  isActive: z.boolean().default(true),
});

/** The organization's own offer letters. */
export const listLetterTemplates = (member: HiringMember, { activeOnly = false } = {}) =>
  inHiring(member, (tx) =>
    tx.offerTemplate.findMany({
      where: { organizationId: member.organizationId, ...(activeOnly ? { isActive: true } : {}) },
      orderBy: { name: "asc" },
      select: { id: true, name: true, body: true, isActive: true },
    }),
  );

/** Makes or changes an offer letter. Letters that were sent keep their words. */
export const saveLetterTemplate = (
  member: HiringMember,
  { id, ...form }: z.output<typeof letterTemplateForm>,
): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const [unknown] = unknownFields(form.body, LETTER_FIELDS);
    if (unknown !== undefined) throw invalidField("body", `{{${unknown}}} is not a field of this letter.`);
    const twin = await tx.offerTemplate.findFirst({
      where: { organizationId, name: form.name, id: { not: id ?? undefined } },
    });
    if (twin) throw invalidField("name", "Another letter has this name.");
    if (!id) {
      return tx.offerTemplate.create({
        data: { ...form, organizationId, createdBy: userId, createdAt: now() },
        select: { id: true },
      });
    }
    const { count } = await tx.offerTemplate.updateMany({ where: { id, organizationId }, data: form });
    if (count === 0) throw new NotFound("This letter was not found.");
    return { id };
  });
