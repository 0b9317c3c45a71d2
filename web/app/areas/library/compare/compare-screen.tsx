import { useSearchParams } from "@remix-run/react";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { longDate } from "~/app/ui/foundations/dates";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column, Sort } from "~/app/ui/tables/table-types";
import type { ComparedState, Comparison } from "~/domain/research";
import { CompareForm } from "./compare-form";
import { figureText, sortStates } from "./figure-text";
import { TileMap } from "./tile-map";

type CompareScreenProps = {
  comparison: Comparison;
  options: { slug: string; label: string }[];
  choice: { topic: string; states: string[]; figure: string; sort: string };
  states: { code: string; name: string }[];
};

/** One topic over the states: what is in the URL is what is seen. */
export function CompareScreen({ comparison, options, choice, states }: CompareScreenProps) {
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
          <ButtonLink href={`/compare/excel?${addressOf(choice)}`} reloadDocument>
            Export to Excel
          </ButtonLink>
        }
      />
      <CompareForm comparison={comparison} options={options} choice={choice} states={states} figure={main?.key ?? ""} />
      {main ? <TileMap comparison={comparison} figure={main} /> : null}
      <DataTable
        caption={`${comparison.topic.label} by state`}
        columns={columnsOf(comparison)}
        rows={rows}
        rowKey={({ state }) => state}
        sort={sort}
        sortHref={sortHref}
      />
    </>
  );
}

/** The choice without its order: what a file or another screen needs of it. */
function addressOf({ topic, states }: CompareScreenProps["choice"]): string {
  return new URLSearchParams({ topic, ...(states.length > 0 && { states: states.join(",") }) }).toString();
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
    ...figures,
  ];
}
