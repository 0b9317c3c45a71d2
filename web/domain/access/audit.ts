import type { Database, Transaction } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { currentRequest } from "~/platform/request-context";
import { withoutSecretPaths } from "~/platform/secret-paths";
import type { Principal } from "./principal";

/** What happened. Ids and plain facts only: names and addresses of people would outlive their erasure here. */
export type AuditAct = {
  /** `noun.verb`, such as `session.start`. */
  action: string;
  outcome?: "done" | "refused";
  subjectUserId?: number | null;
  organizationId?: number | null;
  entity?: { type: string; id: string | number };
  before?: Prisma.InputJsonObject | null;
  after?: Prisma.InputJsonObject | null;
  detail?: Prisma.InputJsonObject | null;
  userAgent?: string | null;
};

/** Somebody who acts without being a principal: the person who just signed in, a job, a command in the terminal. */
export type AuditActor = { kind: "user" | "visitor" | "job" | "system"; id?: number | null; address?: string | null };

/** Writes who did what, as whom and from where, in the caller's transaction. The table is append only. */
export async function recordAudit(
  tx: Transaction | Database,
  actor: Principal | AuditActor,
  act: AuditAct,
): Promise<void> {
  const { entity, before, after, detail, outcome = "done", ...rest } = act;
  await tx.auditEntry.create({
    data: {
      ...rest,
      ...actorColumns(actor),
      outcome,
      organizationId: act.organizationId === undefined ? seatOf(actor) : act.organizationId,
      entityType: entity?.type,
      entityId: entity && String(entity.id).slice(0, 60),
      before: withoutSecrets(before),
      after: withoutSecrets(after),
      detail: withoutSecrets(detail),
      userAgent: act.userAgent?.slice(0, 400),
      requestId: currentRequest()?.requestId,
    },
    select: { id: true },
  });
}

/** Left out, an act belongs to the company in which the person works; null: to none. */
const seatOf = (actor: Principal | AuditActor) => ("seat" in actor ? actor.seat?.organizationId : null);

function actorColumns(actor: Principal | AuditActor) {
  const ipAddress = (actor.address ?? currentRequest()?.address)?.slice(0, 45);
  if ("kind" in actor) return { actorKind: actor.kind, actorId: actor.id, ipAddress };
  const kinds = { session: "user", terminal: "user", key: "api_key", none: "visitor" } as const;
  return {
    actorKind: kinds[actor.via],
    actorId: actor.account?.id,
    impersonatorId: actor.impersonator?.id,
    apiKeyId: actor.keyId,
    ipAddress,
  };
}

const SECRET = /password|token|secret|hash|cookie|challenge/i;

/** The last guard: a field whose name tells of a secret never reaches the log, nor the secret of an address in a text. */
function withoutSecrets(facts: Prisma.InputJsonObject | null | undefined) {
  if (!facts) return undefined;
  const named = Object.fromEntries(Object.entries(facts).filter(([name]) => !SECRET.test(name)));
  return JSON.parse(withoutSecretPaths(JSON.stringify(named))) as Prisma.InputJsonObject;
}
