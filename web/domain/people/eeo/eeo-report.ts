import { z } from "zod";
import { recordAudit } from "~/domain/access";
import { now, today } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { invalidField, NotFound } from "~/platform/errors";
import { plainDay } from "../employees/employee-form";
import { inPeople, type PeopleMember, peopleMemberMay } from "../member/people-member";
import { dateOf } from "../plain-days";
import { countHeads, type EeoCount, titlesOn, withoutAnswer } from "./count-heads";
import { type EeoTable, eeoTable } from "./eeo-table";
import { EEO_CATEGORY_KEYS } from "./eeo-words";

const id = z.int().positive().max(2_147_483_647);

export const eeoQuery = z.object({
  year: z.coerce.number().int().min(2000).max(2199).optional(),
  /** One establishment of the company; for HR alone. */
  placeId: z.coerce.number().pipe(id).optional(),
});
export type EeoQuery = z.output<typeof eeoQuery>;

export const eeoPreviewQuery = z.object({ asOf: plainDay.optional(), placeId: eeoQuery.shape.placeId });
export const eeoSnapshotForm = z.object({ asOf: plainDay });
export const eeoCategoriesForm = z.object({
  categories: z
    .array(z.object({ positionId: id, category: z.enum(EEO_CATEGORY_KEYS, "Choose a job category.").nullable() }))
    .min(1, "Name a title.")
    .max(500, "At most 500 titles at once."),
});

export type EeoReport = EeoTable & {
  year: number;
  asOf: string;
  employees: number;
  takenAt: string | null;
  /** Figures that would tell of fewer than five people are left out. */
  smallHidden: boolean;
  places: { id: number; name: string }[];
  definition: string;
};

const DEFINITION =
  "Everyone employed on the day, full and part time, once each, in the job category of their title. Sex, race and ethnicity are those they gave themselves, or those HR recorded where they did not answer. The report has columns for men and women only.";

/** The workforce snapshot period of the collection's instructions. */
export const snapshotPeriod = (year: number) => ({ from: `${year}-10-01`, to: `${year}-12-31` });

/** Today within a period, else the last day of the one before. */
export function usualDay(): string {
  const day = today();
  const year = Number(day.slice(0, 4));
  return day >= snapshotPeriod(year).from ? day : snapshotPeriod(year - 1).to;
}

type Row = { year: number; day: string; employees: number; counts: EeoCount[]; takenAt: Date };

/** The report of a year as HR took it, without a year the newest: exact for HR, without small figures for who sees sums only. */
export const eeoReport = (member: PeopleMember, { year, placeId }: EeoQuery): Promise<EeoReport> =>
  inPeople(member, async (tx) => {
    const row = await snapshotOf(tx, member.organizationId, year);
    if (!row)
      throw new NotFound(`No EEO-1 snapshot${year ? ` of ${year}` : ""} has been taken yet. HR takes it.`, {
        code: "no_snapshot",
      });
    return reportOf(row, { isExact: peopleMemberMay(member, "eeo:write"), placeId });
  });

/** The figures of a day as they are now, with what is missing in them; for HR. Each look is written down. */
export const eeoPreview = (member: PeopleMember, { asOf, placeId }: z.output<typeof eeoPreviewQuery>) =>
  inPeople(member, async (tx) => {
    const { organizationId, principal } = member;
    const day = withinPeriod(asOf ?? usualDay());
    const counts = await countHeads(tx, organizationId, day);
    await recordAudit(tx, principal, { action: "people.eeo_preview", organizationId, detail: { day } });
    const row = { year: Number(day.slice(0, 4)), day, employees: heads(counts), counts, takenAt: null };
    return {
      ...reportOf(row, { isExact: true, placeId }),
      titles: await titlesOn(tx, organizationId, day),
      unanswered: await withoutAnswer(tx, organizationId, day),
    };
  });
export type EeoPreview = Awaited<ReturnType<typeof eeoPreview>>;

/** Keeps the figures of a day as the report of its year. Taken again they take the place of those before. */
export const takeEeoSnapshot = (member: PeopleMember, { asOf }: z.output<typeof eeoSnapshotForm>) =>
  inPeople(member, async (tx) => {
    const { organizationId, principal, userId } = member;
    const day = withinPeriod(asOf);
    if (day > today()) throw invalidField("asOf", "A snapshot is of a day that has come.");
    const year = Number(day.slice(0, 4));
    const counts = await countHeads(tx, organizationId, day);
    const at = now();
    await tx.$executeRaw`
      insert into eeo_snapshots (organization_id, year, day, employees, counts, taken_by, created_at, updated_at)
      values (${organizationId}, ${year}, ${dateOf(day)}::date, ${heads(counts)}, ${JSON.stringify(counts)}::jsonb, ${userId}, ${at}, ${at})
      on conflict (organization_id, year) do update set day = excluded.day, employees = excluded.employees, counts = excluded.counts,
        taken_by = excluded.taken_by, updated_at = excluded.updated_at`;
    await recordAudit(tx, principal, {
      action: "people.eeo_snapshot",
      organizationId,
      entity: { type: "eeo_snapshot", id: year },
      after: { day, employees: heads(counts) },
    });
    return { year, asOf: day, employees: heads(counts) };
  });

/** To which job categories titles belong; null takes it away. */
export const setEeoCategories = (member: PeopleMember, { categories }: z.output<typeof eeoCategoriesForm>) =>
  inPeople(member, async (tx) => {
    const { organizationId, principal } = member;
    const ids = [...new Set(categories.map(({ positionId }) => positionId))];
    const known = await tx.position.count({ where: { organizationId, id: { in: ids } } });
    if (known < ids.length) throw new NotFound("One of these titles was not found.");
    await tx.$executeRaw`delete from eeo_job_categories where organization_id = ${organizationId} and position_id = any(${ids}::int[])`;
    const last = new Map(categories.map(({ positionId, category }) => [positionId, category]));
    const set = [...last].filter(([, category]) => category !== null);
    await tx.$executeRaw`
      insert into eeo_job_categories (organization_id, position_id, category, updated_at)
      select ${organizationId}, position_id, category, ${now()}
      from unnest(${set.map(([positionId]) => positionId)}::int[], ${set.map(([, category]) => category)}::text[]) as given (position_id, category)`;
    await recordAudit(tx, principal, {
      action: "people.eeo_categories",
      organizationId,
      detail: { titles: ids.length },
    });
  });

/** The years of which there is a report, the newest first. */
export const eeoYears = (member: PeopleMember): Promise<number[]> =>
  inPeople(member, async (tx) => {
    const rows = await tx.$queryRaw<{ year: number }[]>`
      select year from eeo_snapshots where organization_id = ${member.organizationId} order by 1 desc`;
    return rows.map(({ year }) => year);
  });

async function snapshotOf(tx: Transaction, organizationId: number, year?: number): Promise<Row | undefined> {
  const [row] = await tx.$queryRaw<Row[]>`
    select year, day::text as day, employees, counts, updated_at as "takenAt" from eeo_snapshots
    where organization_id = ${organizationId} and (${year ?? null}::int is null or year = ${year ?? null}::int)
    order by year desc limit 1`;
  return row;
}

type Shown = { isExact: boolean; placeId?: number };

/** Who sees sums only sees those of the whole company: a place beside the whole would tell the small ones. */
function reportOf(row: Omit<Row, "takenAt"> & { takenAt: Date | null }, { isExact, placeId }: Shown): EeoReport {
  const { year, day, counts, takenAt } = row;
  const places = new Map(counts.flatMap(({ placeId: at, place }) => (at && place ? [[at, place] as const] : [])));
  const shown = isExact && placeId ? counts.filter((count) => count.placeId === placeId) : counts;
  return {
    ...{ year, asOf: day, employees: heads(shown), takenAt: takenAt?.toISOString() ?? null, smallHidden: !isExact },
    places: isExact ? [...places].map(([at, name]) => ({ id: at, name })) : [],
    ...eeoTable(shown, isExact ? "exact" : "small_hidden"),
    definition: DEFINITION,
  };
}

const heads = (counts: readonly EeoCount[]): number => counts.reduce((sum, count) => sum + count.heads, 0);

function withinPeriod(day: string): string {
  const { from, to } = snapshotPeriod(Number(day.slice(0, 4)));
  if (day < from || day > to)
    throw invalidField("asOf", "The snapshot is of a day between October 1 and December 31 of its year.");
  return day;
}
