import { STATE_NAMES } from "~/platform/geo/us-states";
import type { CorpusRecords } from "./build-records";
import type { CorpusFiles } from "./read-files";

/** What somebody has to look at again, and since or on which day. */
export type Due = { on: string; where: string; what: string };

/** Figures that move on known days, and penalties of a yearly schedule: what falls due by a day, the oldest first. */
export function dueBy(day: string, files: CorpusFiles, records: CorpusRecords): Due[] {
  return [...wagesDue(files), ...provisionsDue(records), ...schedulesDue(day, records)]
    .filter(({ on }) => on <= day)
    .sort((a, b) => a.on.localeCompare(b.on) || a.where.localeCompare(b.where));
}

/** Each place of the wages says when it is looked at again; a change that came without its figure is due since its day. */
function wagesDue({ wages }: CorpusFiles): Due[] {
  if (!wages) return [];
  const { federal, states, locals, exemptSalaries } = wages.value;
  const places = [
    { where: "wages of the federation", ...federal },
    ...states.map((state) => ({ where: `wages of ${STATE_NAMES[state.state as keyof typeof STATE_NAMES]}`, ...state })),
    ...locals.map((local) => ({ where: `wages of ${local.name}, ${local.state}`, ...local })),
  ];
  const hourly = places.flatMap(({ where, review, rates, groups }) => [
    { on: review, where, what: "review" },
    ...[{ who: "", rates }, ...groups].flatMap(({ who, rates: own }) =>
      own
        .filter(({ rate }, index) => rate === null && index === own.length - 1)
        .map(({ from }) => ({ on: from, where, what: `the rate of this day is not known${who && ` (${who})`}` })),
    ),
  ]);
  const weekly = exemptSalaries.map(({ place, area, review }) => ({
    on: review,
    where: `exempt salary of ${area ?? place}`,
    what: "review",
  }));
  return [...hourly, ...weekly];
}

/** A sentence whose term ends, or whose figure changes, is written anew. */
const provisionsDue = ({ laws }: CorpusRecords): Due[] =>
  laws.flatMap(({ slug, provisions }) =>
    provisions.flatMap(({ to, next, text }) => [
      ...(next ? [{ on: next.from, where: slug, what: `changes: ${text}` }] : []),
      ...(to && !next ? [{ on: to, where: slug, what: `ends: ${text}` }] : []),
    ]),
  );

/** A sum of a yearly schedule is one of the year that the record names. */
const schedulesDue = (day: string, { laws }: CorpusRecords): Due[] =>
  laws.flatMap(({ slug, penalties }) =>
    Array.isArray(penalties)
      ? penalties
          .filter(({ year }) => year !== undefined && year < Number(day.slice(0, 4)))
          .map(({ year, text }) => ({ on: `${(year as number) + 1}-01-01`, where: slug, what: `of ${year}: ${text}` }))
      : [],
  );
