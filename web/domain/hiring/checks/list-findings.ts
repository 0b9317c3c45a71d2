import type { Transaction } from "~/platform/db/client";

export type FindingView = {
  id: number;
  rule: string;
  place: string | null;
  severity: string;
  message: string;
  suggestion: string | null;
  citation: string | null;
  lawSlug: string | null;
  lawTitle: string | null;
  effectiveDate: string | null;
  status: string;
  overrideReason: string | null;
  overriddenBy: string | null;
  overriddenAt: Date | null;
  checkedAt: Date;
};

const ORDER: Record<string, number> = { block: 0, warn: 1, info: 2 };

/** The standing findings of a record, the gravest first; what was fixed is history. */
export async function listFindings(
  tx: Transaction,
  organizationId: number,
  of: { jobId?: number; applicationId?: number; offerId?: number },
): Promise<FindingView[]> {
  const rows = await tx.complianceFinding.findMany({
    where: { organizationId, ...of, status: { in: ["open", "overridden"] } },
    include: {
      law: { select: { slug: true, title: true } },
      overriddenByUser: { select: { firstName: true, lastName: true, email: true } },
    },
    orderBy: { id: "asc" },
    take: 500,
  });
  const views = rows.map(({ law, overriddenByUser: by, ...row }) => ({
    id: row.id,
    rule: row.rule,
    place: row.place,
    severity: row.severity,
    message: row.message,
    suggestion: row.suggestion,
    citation: row.citation,
    lawSlug: law?.slug ?? null,
    lawTitle: law?.title ?? null,
    effectiveDate: row.effectiveDate?.toISOString().slice(0, 10) ?? null,
    status: row.status,
    overrideReason: row.overrideReason,
    overriddenBy: by ? [by.firstName, by.lastName].filter(Boolean).join(" ") || by.email : null,
    overriddenAt: row.overriddenAt,
    checkedAt: row.checkedAt,
  }));
  return views.sort((a, b) => (ORDER[a.severity] as number) - (ORDER[b.severity] as number) || a.id - b.id);
}
