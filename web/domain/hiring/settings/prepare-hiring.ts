import type { Transaction } from "~/platform/db/client";
import { DEFAULT_REASONS, DEFAULT_SOURCES, DEFAULT_STAGES, DEFAULT_TEMPLATES } from "./defaults";

/** Gives an organization what hiring starts from; what is there already, also if changed or switched off, stays. */
export async function prepareHiring(tx: Transaction, organizationId: number): Promise<void> {
  // Two members who arrive together make the defaults once.
  await tx.$queryRaw`select id from organizations where id = ${organizationId} for update`;
  if ((await tx.stageTemplate.count({ where: { organizationId } })) > 0) return;
  const owned = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, organizationId }));
  await tx.stageTemplate.createMany({
    data: [
      {
        organizationId,
        name: "Standard",
        description: "From application to hire in six stages",
        stages: DEFAULT_STAGES.map((stage) => ({ ...stage })),
        isDefault: true,
      },
    ],
  });
  await tx.reason.createMany({ data: owned(DEFAULT_REASONS), skipDuplicates: true });
  await tx.candidateSource.createMany({ data: owned(DEFAULT_SOURCES), skipDuplicates: true });
  await tx.emailTemplate.createMany({ data: owned(DEFAULT_TEMPLATES), skipDuplicates: true });
}
