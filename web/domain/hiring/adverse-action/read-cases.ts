import { today } from "~/platform/clock";
import { NotFound } from "~/platform/errors";
import { criminalTiming, isTooEarly } from "../checks/criminal-timing";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { memberMay } from "../states/abilities";
import { CASE_STEPS, type CaseAction, stepsFrom, WAITING } from "../states/case-steps";
import type { CaseEntry } from "./change-case";

export type CaseView = {
  id: number;
  status: string;
  version: number;
  waitUntil: string | null;
  isWaiting: boolean;
  entries: CaseEntry[];
  steps: { action: CaseAction; label: string; rule: string; citation: string }[];
  createdAt: Date;
};

export type BackgroundView = {
  cases: CaseView[];
  mayOpen: boolean;
  /** Whether the reader may go on in spite of a rule, with a reason. */
  mayOverride: boolean;
  /** What the law of the place says about when criminal history may come up. */
  timing: { from: string; lawTitle: string; lawSlug: string; citation: string | null; isTooEarly: boolean } | null;
};

/** The background checks of an application with the steps that may follow, and the law of the place. */
export const readBackground = (member: HiringMember, applicationId: number): Promise<BackgroundView> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const application = await tx.application.findFirst({
      where: { id: applicationId, organizationId, deletedAt: null },
      select: { status: true, jobId: true },
    });
    if (!application) throw new NotFound("This application was not found.");
    const rows = await tx.adverseActionCase.findMany({
      where: { organizationId, applicationId },
      orderBy: { id: "desc" },
    });
    const timing = await criminalTiming(tx, organizationId, application.jobId);
    const day = today();
    return {
      cases: rows.map((row) => {
        const waitUntil = row.waitUntil?.toISOString().slice(0, 10) ?? null;
        return {
          id: row.id,
          status: row.status,
          version: row.version,
          waitUntil,
          isWaiting: (WAITING as readonly string[]).includes(row.status) && waitUntil !== null && day <= waitUntil,
          entries: (row.steps ?? []) as CaseEntry[],
          steps: stepsFrom(row.status).map((action) => {
            const { label, rule, citation } = CASE_STEPS[action];
            return { action, label, rule, citation };
          }),
          createdAt: row.createdAt,
        };
      }),
      mayOverride: memberMay(member, "settings"),
      mayOpen:
        ["applied", "screening", "interviewing", "offer", "hired"].includes(application.status) &&
        rows.every(({ closedAt }) => closedAt !== null),
      timing:
        timing.law && timing.from
          ? {
              from: timing.from,
              lawTitle: timing.law.title,
              lawSlug: timing.law.slug,
              citation: timing.law.citation,
              isTooEarly: isTooEarly(timing, application.status),
            }
          : null,
    };
  });
