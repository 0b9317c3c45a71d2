import { z } from "zod";
import { ProductError } from "~/platform/errors";
import { log } from "~/platform/log";
import { queueCandidateMail, sendQueued } from "../candidates/contact-candidate";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { moveInside, undoMove } from "./move-application";

export const MOST_AT_ONCE = 200;

export const bulkMove = z.object({
  items: z
    .array(z.object({ id: z.int().positive(), version: z.int().positive().nullish() }))
    .min(1)
    .max(MOST_AT_ONCE),
  status: z.enum(["applied", "screening", "interviewing", "offer", "hired", "rejected", "withdrawn"]),
  reasonId: z.int().positive().nullish(),
  reason: z.string().trim().max(1000).nullish(),
  /** A mail to each, from a template or as written in the preview. */
  mail: z
    .object({
      templateId: z.int().positive().nullish(),
      subject: z.string().trim().min(1).max(200),
      body: z.string().trim().min(1).max(10_000),
    })
    .nullish(),
});
export type BulkMove = z.output<typeof bulkMove>;

export type BulkResult = { id: number; ok: boolean; message: string | null; eventId: number | null };

/** Takes many applications the same way: each for itself, so that one that cannot go holds up no other. */
export async function moveMany(
  member: HiringMember,
  { items, status, reasonId, reason, mail }: BulkMove,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id, version } of items) {
    const result = await inHiring(member, async (tx): Promise<BulkResult> => {
      const { eventId } = await moveInside(tx, member, id, { status, reasonId, reason, version });
      if (mail && eventId) await queueCandidateMail(tx, member, { ...mail, applicationId: id });
      return { id, ok: true, message: null, eventId: eventId || null };
    }).catch((error: unknown): BulkResult => {
      const known = error instanceof ProductError && error.status < 500;
      if (!known) log().error({ err: error, applicationId: id }, "bulk move failed");
      return { id, ok: false, message: known ? error.message : "This one could not be moved.", eventId: null };
    });
    results.push(result);
  }
  if (mail) sendQueued();
  return results;
}

/** Takes a bulk move back, as far as nothing else happened since. */
export async function undoMany(member: HiringMember, steps: { id: number; eventId: number }[]): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const { id, eventId } of steps.slice(0, MOST_AT_ONCE)) {
    const result = await undoMove(member, id, eventId)
      .then((): BulkResult => ({ id, ok: true, message: null, eventId: null }))
      .catch((error: unknown): BulkResult => {
        if (!(error instanceof ProductError)) throw error;
        return { id, ok: false, message: error.message, eventId: null };
      });
    results.push(result);
  }
  return results;
}
