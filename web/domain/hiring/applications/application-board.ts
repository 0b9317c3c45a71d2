import { pageOf, readCursor } from "~/platform/cursor";
import type { Transaction } from "~/platform/db/client";
import { Prisma } from "~/platform/db/generated/client";
import { NotFound } from "~/platform/errors";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { stagesOf } from "../states/held-application";
import { type ApplicationRow, ROW } from "./list-applications";

export type BoardColumn = {
  id: string;
  title: string;
  status: string;
  stageId: number | null;
  cards: ApplicationRow[];
  nextCursor: string | null;
};
export type Board = { jobId: number; jobTitle: string; columns: BoardColumn[] };

export const COLUMN_CARDS = 25;

/** The pipeline of one job as columns, each with its first cards; who waits longest in a stage stands at its end. */
export const applicationBoard = (member: HiringMember, jobId: number): Promise<Board> =>
  inHiring(member, async (tx) => {
    const job = await jobOf(tx, member.organizationId, jobId);
    const stages = await stagesOf(tx, member.organizationId, jobId);
    const columns: BoardColumn[] = [];
    for (const { id, name, kind } of stages) {
      const page = await columnCards(tx, member.organizationId, { jobId, stageId: id, cursor: null });
      columns.push({ id: `stage-${id}`, title: name, status: kind, stageId: id, ...page });
    }
    return { jobId, jobTitle: job.title, columns };
  });

/** The next cards of one column. */
export const boardColumn = (
  member: HiringMember,
  { jobId, stageId, cursor }: { jobId: number; stageId: number; cursor: string | null },
) =>
  inHiring(member, async (tx) => {
    await jobOf(tx, member.organizationId, jobId);
    return columnCards(tx, member.organizationId, { jobId, stageId, cursor });
  });

type Wanted = { jobId: number; stageId: number; cursor: string | null };

async function columnCards(tx: Transaction, org: number, { jobId, stageId, cursor }: Wanted) {
  const place = readCursor(cursor, "string", "number");
  const beyond = place
    ? Prisma.sql`and (a.stage_entered_at, a.id) < (${place[0]}::text::timestamptz, ${place[1]}::int)`
    : Prisma.empty;
  const rows = await tx.$queryRaw<ApplicationRow[]>`
    select ${ROW} from (
      select * from applications a where a.organization_id = ${org} and a.job_id = ${jobId} and a.stage_id = ${stageId}
        and a.status in ('applied', 'screening', 'interviewing', 'offer', 'hired') and a.deleted_at is null ${beyond}
      order by a.stage_entered_at desc, a.id desc limit ${COLUMN_CARDS + 1}) a
    join candidates c on c.organization_id = ${org} and c.id = a.candidate_id
    join jobs j on j.organization_id = ${org} and j.id = a.job_id
    order by a.stage_entered_at desc, a.id desc`;
  const { data, nextCursor } = pageOf(rows, COLUMN_CARDS, ({ stageEnteredAt, id }) => [
    stageEnteredAt.toISOString(),
    id,
  ]);
  return { cards: data, nextCursor };
}

async function jobOf(tx: Transaction, organizationId: number, id: number) {
  const job = await tx.job.findFirst({
    where: { id, organizationId, deletedAt: null, isTemplate: false },
    select: { title: true },
  });
  if (!job) throw new NotFound("This job was not found.");
  return job;
}

/** Jobs to choose a board or a filter from, those with work first. */
export const jobChoices = (member: HiringMember): Promise<{ id: number; title: string; status: string }[]> =>
  inHiring(member, (tx) =>
    tx.job.findMany({
      where: { organizationId: member.organizationId, deletedAt: null, isTemplate: false },
      orderBy: [{ status: "desc" }, { createdAt: "desc" }],
      take: 200,
      select: { id: true, title: true, status: true },
    }),
  );
