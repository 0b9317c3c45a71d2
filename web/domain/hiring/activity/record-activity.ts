import type { Principal } from "~/domain/access";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";

export type ActivityEntity = "job" | "candidate" | "application" | "interview" | "offer" | "referral" | "team";

export type NewActivity = {
  type: string;
  entity: { type: ActivityEntity; id: number };
  candidateId?: number | null;
  title: string;
  description?: string | null;
  metadata?: Prisma.InputJsonObject;
  /** False: only for recruiters and admins. */
  isPublic?: boolean;
};

type Actor = {
  organizationId: number;
  userId?: number | null;
  /** Of a member: who acts while viewing as somebody stands beside the name. */
  principal?: Pick<Principal, "impersonator">;
};

/** Writes a line of the feed and of the record's timeline, in the caller's transaction. */
export async function recordActivity(tx: Transaction, actor: Actor, activity: NewActivity): Promise<void> {
  const { entity, title, ...rest } = activity;
  await tx.activity.create({
    data: {
      ...rest,
      title: title.slice(0, 300),
      organizationId: actor.organizationId,
      userId: actor.userId ?? null,
      impersonatorId: actor.principal?.impersonator?.id ?? null,
      entityType: entity.type,
      entityId: entity.id,
      createdAt: now(),
    },
    select: { id: true },
  });
}
