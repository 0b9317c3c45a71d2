import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { now } from "~/platform/clock";
import { invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";

const attribute = z.object({
  key: z.string().regex(/^[a-z0-9_]{1,60}$/, "A key has small letters, digits and _ only."),
  label: z.string().trim().min(1, "Name what is rated.").max(80),
  guide: z.string().trim().max(500).nullish(),
});

export const scorecardTemplateForm = z.object({
  id: z.int().positive().nullish(),
  name: requiredLine("Name", 120),
  attributes: z
    .array(attribute)
    .min(1, "Rate at least one thing.")
    .max(30, "Rate at most 30 things.")
    .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, "Each line needs words of its own."),
  isActive: z.boolean().default(true),
});

/** The organization's scorecards: what interviewers rate in the steps that use them. */
export const listScorecardTemplates = (member: HiringMember) =>
  inHiring(member, async (tx) => {
    const rows = await tx.scorecardTemplate.findMany({
      where: { organizationId: member.organizationId },
      orderBy: { name: "asc" },
      select: { id: true, name: true, attributes: true, isActive: true },
    });
    const read = z.array(attribute).catch([]);
    return rows.map((row) => ({ ...row, attributes: read.parse(row.attributes) }));
  });

/** Makes or changes a scorecard. Cards that were submitted keep their ratings. */
export const saveScorecardTemplate = (
  member: HiringMember,
  { id, ...form }: z.output<typeof scorecardTemplateForm>,
): Promise<{ id: number }> =>
  inHiring(member, async (tx) => {
    const { organizationId, userId } = member;
    const twin = await tx.scorecardTemplate.findFirst({
      where: { organizationId, name: form.name, id: { not: id ?? undefined } },
      select: { id: true },
    });
    if (twin) throw invalidField("name", "Another scorecard has this name.");
    if (!id) {
      return tx.scorecardTemplate.create({
        data: { ...form, organizationId, createdBy: userId, createdAt: now() },
        select: { id: true },
      });
    }
    const { count } = await tx.scorecardTemplate.updateMany({ where: { id, organizationId }, data: form });
    if (count === 0) throw new NotFound("This scorecard was not found.");
    return { id };
  });
