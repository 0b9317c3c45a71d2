import { type HiringMember, inHiring } from "../member/hiring-member";
import { FACTS } from "../reports/facts";
import { type CountRow, collect, IMPACT_STEPS, type ImpactStep, impactQuery, reportDays } from "./adverse-impact";
import { impactOf, type Verdict } from "./impact";

export type BiasSign = { step: ImpactStep; label: string; by: string; verdict: Verdict };
export type BiasWatch = {
  signs: BiasSign[];
  /** Nothing could be told in any step. */
  isTooSmall: boolean;
};

export type ReachedCount = { gender: string | null; race: string | null; mark: string; count: number };

const STAGES = ["applied", "screening", "interviewing", "offer", "hired"];
const GROUPED = [
  { by: "sex", categoryOf: ({ gender }: CountRow) => gender },
  { by: "race and ethnicity", categoryOf: ({ race }: CountRow) => race },
] as const;
const SIGNS: readonly Verdict[] = ["adverse_impact", "below_four_fifths"];
const SILENT: readonly Verdict[] = ["reference", "too_small", "hidden"];

/** Steps of one job in which a group is chosen much less often than another, over the last twelve months. */
export const biasWatch = (member: HiringMember, jobId: number): Promise<BiasWatch> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const rows = await tx.$queryRaw<ReachedCount[]>`
      select e.gender, e.ethnicity as race, f.mark, count(*)::int as count
      from (${FACTS.funnel(organizationId, reportDays(impactQuery.parse({ jobId })))}) f
      join eeo_responses e on e.organization_id = ${organizationId} and e.application_ref = f.application_id
      group by 1, 2, 3`;
    return signsOf(rows);
  });

/** The rule alone. It names steps and kinds of groups, never a group or its size: those stand in the report. */
export function signsOf(reached: ReachedCount[]): BiasWatch {
  const verdicts = (Object.keys(IMPACT_STEPS) as ImpactStep[]).flatMap((step) => {
    const { from, to, label } = IMPACT_STEPS[step];
    const rows = reached
      .filter(({ mark }) => STAGES.indexOf(mark) >= STAGES.indexOf(from))
      .map(({ gender, race, mark, count }) => {
        return { gender, race, pool: count, selected: STAGES.indexOf(mark) >= STAGES.indexOf(to) ? count : 0 };
      });
    return GROUPED.flatMap(({ by, categoryOf }) =>
      impactOf(collect(rows, categoryOf)).map(({ verdict }) => ({ step, label, by, verdict })),
    );
  });
  const told = new Map(
    verdicts
      .filter(({ verdict }) => SIGNS.includes(verdict))
      // The stronger word last, so that it is the one that stays.
      .sort((a, b) => SIGNS.indexOf(b.verdict) - SIGNS.indexOf(a.verdict))
      .map((sign) => [`${sign.step}/${sign.by}`, sign]),
  );
  return { signs: [...told.values()], isTooSmall: verdicts.every(({ verdict }) => SILENT.includes(verdict)) };
}
