import { z } from "zod";
import { requiredLine } from "~/domain/accounts";
import { randomToken } from "~/platform/crypto";
import { invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { stageList, stageShape } from "./job-stages";

export const stagesForm = stageList(stageShape);

export const reasonForm = z.object({
  label: requiredLine("Reason", 120),
  kind: z.enum(["rejection", "withdrawal", "move_back", "offer_declined"]),
});
export const sourceForm = z.object({ name: requiredLine("Source", 120) });

/** The pipeline that new jobs start with; jobs that are there keep theirs. */
export async function saveDefaultStages(member: HiringMember, stages: z.output<typeof stagesForm>): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, (tx) =>
    tx.stageTemplate.updateMany({ where: { organizationId, isDefault: true }, data: { stages } }),
  );
}

/** Adds a reason why applications end. */
export async function addReason(member: HiringMember, { label, kind }: z.output<typeof reasonForm>): Promise<void> {
  const { organizationId } = member;
  const side = kind === "withdrawal" || kind === "offer_declined" ? "candidate" : "employer";
  await inHiring(member, async (tx) => {
    if (await tx.reason.findFirst({ where: { organizationId, kind, label } }))
      throw invalidField("label", "This reason already exists.");
    await tx.reason.create({ data: { organizationId, label, kind, side, sortOrder: 100 }, select: { id: true } });
  });
}

/** Adds a source, with a code that marks applications through its link. */
export async function addSource(member: HiringMember, { name }: z.output<typeof sourceForm>): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    if (await tx.candidateSource.findFirst({ where: { organizationId, name } }))
      throw invalidField("name", "This source already exists.");
    const trackingCode = randomToken(6);
    await tx.candidateSource.create({
      data: { organizationId, name, channel: "other", trackingCode },
      select: { id: true },
    });
  });
}

/** Switches a reason or source on or off: what was chosen before keeps its name. */
export async function switchListEntry(
  member: HiringMember,
  { list, id, isActive }: { list: "reason" | "source"; id: number; isActive: boolean },
): Promise<void> {
  const where = { id, organizationId: member.organizationId };
  await inHiring(member, async (tx) => {
    const { count } =
      list === "reason"
        ? await tx.reason.updateMany({ where, data: { isActive } })
        : await tx.candidateSource.updateMany({ where, data: { isActive } });
    if (count === 0) throw new NotFound("This entry was not found.");
  });
}
