import { after, DAY_MS } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { maskKeywords, maskPersonal } from "./mask-personal";

const BATCH = 500;
const TRACE_DAYS = 30;

type Options = { now: Date; signal?: AbortSignal; report?: (progress: { done: number }) => void };

/**
 * Masks questions that came in unmasked, such as by an import, and forgets addresses and browsers after 30 days.
 * Answers how many of each.
 */
export async function maskQuestions({ now, signal, report }: Options): Promise<{ masked: number; traces: number }> {
  let masked = 0;
  while (!signal?.aborted) {
    const rows = await db().question.findMany({
      where: { maskedAt: null },
      select: { id: true, question: true, keywords: true },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    if (rows.length === 0) break;
    await db().$transaction(
      rows.map(({ id, question, keywords }) =>
        db().question.update({
          where: { id },
          data: {
            question: maskPersonal(question),
            keywords: keywords && maskKeywords(keywords.split(/,\s*/), question).join(", "),
            maskedAt: now,
          },
          select: { id: true },
        }),
      ),
    );
    masked += rows.length;
    report?.({ done: masked });
  }
  const { count: traces } = await db().question.updateMany({
    where: {
      createdAt: { lt: after(now, -TRACE_DAYS * DAY_MS) },
      OR: [{ ipAddress: { not: null } }, { userAgent: { not: null } }],
    },
    data: { ipAddress: null, userAgent: null },
  });
  return { masked, traces };
}
