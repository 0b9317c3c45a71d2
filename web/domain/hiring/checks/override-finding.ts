import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";

const SHORTEST_REASON = 10;

/** Goes on in spite of a finding. The reason, who and when are kept as evidence, also when the finding is mended later. */
export async function overrideFinding(member: HiringMember, id: number, reason: string): Promise<void> {
  const { organizationId, userId } = member;
  const text = reason.trim();
  if (text.length < SHORTEST_REASON) throw invalidField("reason", "Give a reason of at least 10 characters.");
  await inHiring(member, async (tx) => {
    const finding = await tx.complianceFinding.findFirst({ where: { id, organizationId } });
    if (!finding) throw new NotFound("This finding was not found.");
    if (finding.status !== "open") throw new Conflict("This finding is no longer open.", { code: "not_open" });
    const overridden = { status: "overridden", overrideReason: text, overriddenBy: userId, overriddenAt: now() };
    await tx.complianceFinding.update({ where: { id }, data: overridden, select: { id: true } });
    await recordAudit(tx, member.principal, {
      action: "finding.override",
      organizationId,
      entity: { type: "compliance_finding", id },
      detail: { rule: finding.rule, severity: finding.severity, lawId: finding.lawId, reason: text },
    });
  });
}

/** Takes an override back: the finding counts again. */
export async function reopenFinding(member: HiringMember, id: number): Promise<void> {
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    const { count } = await tx.complianceFinding.updateMany({
      where: { id, organizationId, status: "overridden" },
      data: { status: "open", overrideReason: null, overriddenBy: null, overriddenAt: null },
    });
    if (count === 0) throw new NotFound("This finding was not found, or not overridden.");
    await recordAudit(tx, member.principal, {
      action: "finding.reopen",
      organizationId,
      entity: { type: "compliance_finding", id },
    });
  });
}
