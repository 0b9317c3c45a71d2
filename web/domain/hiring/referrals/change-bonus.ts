import { recordAudit } from "~/domain/access";
import { today } from "~/platform/clock";
import { Conflict, invalidField, NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";

export type BonusStep =
  | { action: "pay" }
  | { action: "void"; reason: string }
  | { action: "restore" }
  | { action: "amount"; cents: number };

/** From which states a step may be taken. `restore` asks the application what the bonus stands at. */
const FROM: Record<BonusStep["action"], readonly string[]> = {
  pay: ["payable"],
  void: ["pending", "eligible", "payable"],
  restore: ["void"],
  amount: ["pending", "eligible", "payable"],
};

const MOST_CENTS = 10_000_000;

/** Pays, voids or restores a bonus, or sets its amount. Money that somebody is owed: each step is written to the audit log. */
export const changeBonus = (member: HiringMember, id: number, step: BonusStep): Promise<void> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    await tx.$queryRaw`select id from job_referrals where organization_id = ${organizationId} and id = ${id} for update`;
    const referral = await tx.jobReferral.findFirst({
      where: { id, organizationId, applicationId: { not: null } },
      include: { application: { select: { status: true } } },
    });
    if (!referral) throw new NotFound("This referral was not found.");
    if (!FROM[step.action].includes(referral.bonusStatus)) {
      throw new Conflict(`A bonus that is ${referral.bonusStatus} cannot be changed this way.`, {
        code: "no_such_transition",
      });
    }
    await tx.jobReferral.update({
      where: { id },
      data: changeOf(step, referral.application?.status ?? "applied"),
      select: { id: true },
    });
    await recordAudit(tx, member.principal, {
      action: `referral.${step.action}`,
      organizationId,
      entity: { type: "job_referral", id },
      detail: { from: referral.bonusStatus, amount: referral.bonusAmount, ...step },
    });
  });

function changeOf(step: BonusStep, applicationStatus: string) {
  switch (step.action) {
    case "pay":
      return { bonusStatus: "paid", bonusPaidDate: new Date(`${today()}T00:00:00Z`) };
    case "void": {
      const reason = step.reason.trim();
      if (reason.length < 3) throw invalidField("reason", "Say why.");
      return { bonusStatus: "void", notes: `Void: ${reason.slice(0, 1000)}` };
    }
    case "restore": {
      const ended = applicationStatus === "rejected" || applicationStatus === "withdrawn";
      if (ended) throw new Conflict("The application has ended, so there is no bonus to restore.", { code: "ended" });
      return { bonusStatus: applicationStatus === "hired" ? "eligible" : "pending", notes: null };
    }
    case "amount":
      if (!Number.isSafeInteger(step.cents) || step.cents < 0 || step.cents > MOST_CENTS)
        throw invalidField("amount", "Write an amount between $0 and $100,000.");
      return { bonusAmount: step.cents };
  }
}
