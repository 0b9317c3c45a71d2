import { useSearchParams } from "@remix-run/react";
import Bell from "lucide-react/icons/bell";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column, Sort } from "~/app/ui/tables/table-types";
import type { ComparedState, Comparison, PointsOfPlaces } from "~/domain/research";
import { CompareForm } from "./compare-form";
import { DaySlider } from "./day-slider";
import { figureText, sortStates } from "./figure-text";
import { PointsTable } from "./points-table";
import { TileMap } from "./tile-map";

type CompareScreenProps = {
  comparison: Comparison;
  /** Every point of the topic in the states that were chosen. */
  points: PointsOfPlaces | null;
  options: { slug: string; label: string }[];
  choice: { topic: string; states: string[]; figure: string; sort: string; day?: string };
  states: { code: string; name: string }[];
  /** The reader may compare every topic, and take it along as a file. */
  isOpen: boolean;
};

/** One topic over the states: what is in the URL is what is seen. */
export function CompareScreen({ comparison, points, options, choice, states, isOpen }: CompareScreenProps) {
  const [params] = useSearchParams();
  const main = comparison.figures.find(({ key }) => key === choice.figure) ?? comparison.figures[0];
  const sort = readSort(choice.sort);
  const rows = sortStates(comparison, sort);
  const sortHref = ({ key, direction }: Sort) => {
    const next = new URLSearchParams(params);
    next.set("sort", `${key}:${direction}`);
    return `/compare?${next}`;
  };
  return (
    <>
      <PageHeader
        title="Compare states"
        description={comparison.federalText ?? comparison.topic.label}
        actions={
          <>
            <ButtonLink href={alertAddress(choice)} icon={<Bell size={15} />}>
              Alert me
            </ButtonLink>
            {isOpen ? (
              <ButtonLink href={`/compare/excel?${addressOf(choice)}`} reloadDocument>
                Export to Excel
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <CompareForm comparison={comparison} options={options} choice={choice} states={states} figure={main?.key ?? ""} />
      <DaySlider days={comparison.days} day={comparison.day} />
      {main ? <TileMap comparison={comparison} figure={main} /> : null}
      <DataTable
        caption={`${comparison.topic.label} by state`}
        columns={columnsOf(comparison)}
        rows={rows}
        rowKey={({ state }) => state}
        sort={sort}
        sortHref={sortHref}
      />
      {points ? (
        <PointsTable {...points} />
      ) : (
        <p className="mt-4 text-sm text-ink-2">
          Choose up to {MOST_PLACES} states to read every point of law side by side.
        </p>
      )}
    </>
  );
}

/** Changes of law in the state that is looked at; of several the first, which can be changed there. */
const alertAddress = ({ states: [state] }: CompareScreenProps["choice"]): string =>
  state ? `/email-notifications?state=${state}` : "/email-notifications";

const MOST_PLACES = 4;

/** The choice without its order: what a file or another screen needs of it. */
function addressOf({ topic, states, day }: CompareScreenProps["choice"]): string {
  const params = new URLSearchParams({ topic });
  if (states.length > 0) params.set("states", states.join(","));
  if (day) params.set("on", day);
  return params.toString();
}

function readSort(text: string): Sort {
  const [key = "state", direction] = text.split(":");
  return { key: key || "state", direction: direction === "desc" ? "desc" : "asc" };
}

const MOST_FIGURES = 6;

function columnsOf(comparison: Comparison): Column<ComparedState>[] {
  const figures = comparison.figures.slice(0, MOST_FIGURES).map(
    (figure): Column<ComparedState> => ({
      key: figure.key,
      header: figure.label,
      sortable: true,
      cell: (row) => {
        const found = row.figures.find(({ key }) => key === figure.key);
        return (
          <>
            {found?.outOfDateSince
              ? `rate out of date since ${longDate(found.outOfDateSince)}`
              : figureText(figure, found?.value ?? null)}
            {found?.condition ? <span className="block text-xs text-ink-3">{found.condition}</span> : null}
          </>
        );
      },
    }),
  );
  const main = comparison.figures.find(({ isMain }) => isMain);
  return [
    { key: "state", header: "State", rowHeader: true, sortable: true, cell: ({ stateName }) => stateName },
    {
      key: "law",
      header: "Law",
      cell: ({ law, isAbsence, silence }) => {
        if (!law) return <span className="text-ink-3">{silence}</span>;
        return (
          <>
            <TextLink href={`/laws/${law.slug}`}>
              {isAbsence ? "No state law found" : (law.citation ?? law.title)}
            </TextLink>{" "}
            {law.confidence === "reviewed" || law.confidence === "recalled" ? <Badge>not checked</Badge> : null}
          </>
        );
      },
    },
    ...(main?.strictest ? [bindingColumn(main)] : []),
    ...figures,
  ];
}

/** What an employer there must keep to: the strictest of federal, state and city law. */
const bindingColumn = (figure: Comparison["figures"][number]): Column<ComparedState> => ({
  key: `binding ${figure.key}`,
  header: "What binds",
  cell: ({ binding, state, figures }) => {
    const found = binding.find(({ key }) => key === figure.key);
    if (state === "FEDERAL") return figureText(figure, figures.find(({ key }) => key === figure.key)?.value ?? null);
    if (!found) return "–";
    return (
      <>
        <span className="font-semibold">{figureText(figure, found.value)}</span>
        {found.from === "federal" ? <span className="block text-xs text-ink-3">federal law</span> : null}
        {found.city ? (
          <span className="block text-xs text-ink-3">
            up to {figureText(figure, found.city.value)} in {found.city.name}
          </span>
        ) : null}
      </>
    );
  },
});
