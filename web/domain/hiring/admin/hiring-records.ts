import { recordAudit } from "~/domain/access";
import { now } from "~/platform/clock";
import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import { Conflict, NotFound } from "~/platform/errors";
import { removeCandidate } from "../candidates/save-candidate";
import { deleteJob } from "../jobs/delete-job";
import { type HiringMember, inHiring } from "../member/hiring-member";

export const RECORD_KINDS = ["jobs", "candidates", "applications", "interviews"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type HiringRecord = { id: number; name: string; second: string | null; third: string | null };
export type RecordPage = { total: number; data: HiringRecord[]; nextCursor: string | null };

const PAGE = 50;
type Window = { id: { lt: number | undefined } };

/** The raw rows of one kind with their total, for the organization's admins. */
export async function listRecords(member: HiringMember, kind: RecordKind, cursor?: string | null): Promise<RecordPage> {
  const after = readCursor(cursor, "number");
  const window: Window = { id: { lt: after?.[0] } };
  return inHiring(member, async (tx) => {
    const { total, rows } = await READ[kind](tx, member.organizationId, window);
    return { total, ...pageOf(rows, PAGE, ({ id }) => [id]) };
  });
}

type Read = (
  tx: Transaction,
  organizationId: number,
  window: Window,
) => Promise<{ total: number; rows: HiringRecord[] }>;

const ORDER = { orderBy: { id: "desc" as const }, take: PAGE + 1 };
const nameOf = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();

const READ: Record<RecordKind, Read> = {
  async jobs(tx, organizationId, window) {
    const where = { organizationId, deletedAt: null, isTemplate: false };
    const rows = await tx.job.findMany({ where: { ...where, ...window }, ...ORDER });
    return {
      total: await tx.job.count({ where }),
      rows: rows.map(({ id, title, department, status }) => ({ id, name: title, second: department, third: status })),
    };
  },
  async candidates(tx, organizationId, window) {
    const where = { organizationId, deletedAt: null, erasedAt: null, mergedIntoId: null };
    const rows = await tx.candidate.findMany({ where: { ...where, ...window }, ...ORDER });
    return {
      total: await tx.candidate.count({ where }),
      rows: rows.map((row) => ({
        id: row.id,
        name: nameOf(row),
        second: row.email,
        third: row.experienceYears === null ? null : String(row.experienceYears),
      })),
    };
  },
  async applications(tx, organizationId, window) {
    const where = { organizationId, deletedAt: null };
    const rows = await tx.application.findMany({
      where: { ...where, ...window },
      include: { candidate: { select: { firstName: true, lastName: true } }, job: { select: { title: true } } },
      ...ORDER,
    });
    return {
      total: await tx.application.count({ where }),
      rows: rows.map(({ id, candidate, job, status }) => ({
        id,
        name: nameOf(candidate),
        second: job.title,
        third: status,
      })),
    };
  },
  async interviews(tx, organizationId, window) {
    const where = { organizationId, deletedAt: null };
    const rows = await tx.interview.findMany({
      where: { ...where, ...window },
      include: { application: { include: { candidate: { select: { firstName: true, lastName: true } } } } },
      ...ORDER,
    });
    return {
      total: await tx.interview.count({ where }),
      rows: rows.map(({ id, application, scheduledAt, status }) => ({
        id,
        name: nameOf(application.candidate),
        second: scheduledAt?.toISOString() ?? null,
        third: status,
      })),
    };
  },
};

/**
 * Takes a record off the lists. Hiring records are kept for as long as the law asks: the row stays for its retention time,
 * and a legal hold or an open application refuses it altogether.
 */
export async function deleteRecord(member: HiringMember, kind: RecordKind, id: number): Promise<void> {
  if (kind === "jobs") return deleteJob(member, id);
  if (kind === "candidates") {
    await refuseHeld(member, id);
    return removeCandidate(member, id);
  }
  const { organizationId } = member;
  await inHiring(member, async (tx) => {
    await REMOVE[kind](tx, organizationId, id);
    await recordAudit(tx, member.principal, {
      action: `${kind.slice(0, -1)}.delete`,
      organizationId,
      entity: { type: kind.slice(0, -1), id },
    });
  });
}

async function refuseHeld(member: HiringMember, id: number): Promise<void> {
  const held = await inHiring(member, (tx) =>
    tx.candidate.findFirst({
      where: { id, organizationId: member.organizationId, legalHoldAt: { not: null } },
      select: { id: true },
    }),
  );
  if (held) throw new Conflict("This candidate is under a legal hold and cannot be deleted.", { code: "legal_hold" });
}

const ACTIVE = ["applied", "screening", "interviewing", "offer"];
type Remove = (tx: Transaction, organizationId: number, id: number) => Promise<void>;

const REMOVE: Record<Exclude<RecordKind, "jobs" | "candidates">, Remove> = {
  async applications(tx, organizationId, id) {
    const row = await tx.application.findFirst({
      where: { id, organizationId, deletedAt: null },
      include: { candidate: true },
    });
    if (!row) throw new NotFound("This application was not found.");
    if (row.candidate.legalHoldAt) throw new Conflict("The candidate is under a legal hold.", { code: "legal_hold" });
    if (ACTIVE.includes(row.status))
      throw new Conflict("This application is open. Reject or withdraw it first.", { code: "applications_open" });
    await tx.application.update({ where: { id }, data: { deletedAt: now() }, select: { id: true } });
  },
  async interviews(tx, organizationId, id) {
    const row = await tx.interview.findFirst({ where: { id, organizationId, deletedAt: null } });
    if (!row) throw new NotFound("This interview was not found.");
    if (row.status === "scheduled")
      throw new Conflict("This interview is scheduled. Cancel it first, so that everyone is notified.", {
        code: "scheduled",
      });
    await tx.interview.update({ where: { id }, data: { deletedAt: now() }, select: { id: true } });
  },
};
