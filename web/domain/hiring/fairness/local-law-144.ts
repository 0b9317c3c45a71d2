import { stringify } from "csv-stringify/sync";
import { now } from "~/platform/clock";
import type { Transaction } from "~/platform/db/client";
import { type HiringMember, inHiring } from "../member/hiring-member";
import { FACTS } from "../reports/facts";
import { METHOD } from "../screening/score";
import { bothOf, type CountRow, collect, countRows, type ImpactQuery, reportDays } from "./adverse-impact";
import { type ImpactLine, impactOf, SMALLEST_SHOWN } from "./impact";

export const NOT_AN_AUDIT =
  "This is a data pack for an auditor and a self-test. It is not an independent bias audit under New York City Local Law 144, and the maker of the tool cannot be the auditor.";

const number = (value: number | null): string => (value === null ? "hidden" : String(value));
const share = (value: number | null): string => (value === null ? "hidden" : value.toFixed(3));

/**
 * What an independent auditor asks for first: selection rates and, where software scored, the rates of scores above the
 * median, with impact ratios by sex, race and ethnicity, and both (6 RCNY 5-301). Small groups stay hidden.
 */
export const localLaw144Pack = (member: HiringMember, query: ImpactQuery): Promise<string> =>
  inHiring(member, async (tx) => {
    const { organizationId } = member;
    const chosen = await countRows(tx, organizationId, query, { start: "applied", to: "interviewing" });
    const scored = await scoreRows(tx, organizationId, query);
    return stringify(
      [
        ["NOT AN INDEPENDENT BIAS AUDIT"],
        [NOT_AN_AUDIT],
        [`${member.organizationName}, applications of ${query.fromMonth} to ${query.toMonth}`],
        [`Tool: Statewise criteria look-up, method ${METHOD.name}, version ${METHOD.version}`],
        ["Data: the organization's own applications and the applicants' voluntary answers; no inferred categories"],
        [
          `Groups below ${SMALLEST_SHOWN} people are hidden, with the next smallest where a subtraction would show them`,
        ],
        [`Made on ${now().toISOString().slice(0, 10)}`],
        [],
        ...section("Selection: invited to an interview or further, of all applications", chosen, "Selected"),
        ["Applications without a voluntary answer", unknown(chosen)],
        [],
        ...section("Scoring: score above the median of all scored applications", scored, "Above the median"),
        ["Scored applications without a voluntary answer", unknown(scored)],
      ],
      { escape_formulas: true, record_delimiter: "windows", relax_column_count: true } as never,
    );
  });

const unknown = (rows: CountRow[]): number =>
  rows.reduce((sum, { gender, race, pool }) => (gender || race ? sum : sum + pool), 0);

function section(title: string, rows: CountRow[], selected: string): string[][] {
  const table = (name: string, lines: ImpactLine[]) => [
    [name, "Applicants", selected, "Rate", "Impact ratio"],
    ...lines.map((line) => [
      line.category,
      number(line.pool),
      number(line.selected),
      share(line.rate),
      share(line.ratio),
    ]),
  ];
  return [
    [title],
    ...table("Sex", impactOf(collect(rows, ({ gender }) => gender))),
    ...table("Race and ethnicity", impactOf(collect(rows, ({ race }) => race))),
    ...table(
      "Sex and race or ethnicity",
      impactOf(
        collect(rows, ({ gender, race }) => (gender && race ? bothOf(gender, race) : null)),
        (category) => category.split(" · "),
      ),
    ),
  ];
}

/** Scored applications of these months by category; `selected` counts those above the median of all of them. */
const scoreRows = (tx: Transaction, organizationId: number, query: ImpactQuery): Promise<CountRow[]> =>
  tx.$queryRaw<CountRow[]>`
    with scored as (
      select f.application_id, s.overall_score
      from (${FACTS.funnel(organizationId, reportDays(query))}) f
      join ai_screening_results s on s.organization_id = ${organizationId} and s.application_id = f.application_id
        and s.is_current and s.overall_score is not null
    ), middle as (select percentile_cont(0.5) within group (order by overall_score) as median from scored)
    select e.gender, e.ethnicity as race, count(*)::int as pool,
      (count(*) filter (where scored.overall_score > middle.median))::int as selected
    from scored cross join middle
    left join eeo_responses e on e.organization_id = ${organizationId} and e.application_ref = scored.application_id
    group by 1, 2`;
