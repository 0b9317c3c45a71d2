import { DataTable } from "~/app/ui/tables/data-table";
import { longDate } from "~/app/ui/foundations/dates";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { StatCard } from "~/app/ui/cards/stat-card";
import type { Column } from "~/app/ui/tables/table-types";
import { TextLink } from "~/app/ui/actions/text-link";
import type { CorpusCoverage } from "~/domain/research";

const LEVELS: Record<string, [string, string]> = {
  official: ["Official", "Read in the official text"],
  source: ["Source", "Read in a named page or data set"],
  reviewed: ["Reviewed", "A reviewer is certain; the official text was not opened, and the record says so"],
  recalled: ["Recalled", "Unverified: shown as such, never used in an answer"],
};

type Place = CorpusCoverage["places"][number];

const MARK = { law: "●", "none-found": "○" } as const;
const MARK_LABEL = { law: "law", "none-found": "none found" } as const;

export function CoverageScreen({ coverage }: { coverage: CorpusCoverage }) {
  const columns: Column<Place>[] = [
    {
      key: "name",
      header: "State",
      rowHeader: true,
      cell: ({ code, name }) => <TextLink href={`/laws?state=${code}`}>{name}</TextLink>,
    },
    { key: "laws", header: "Laws", align: "end", cell: ({ laws }) => laws },
    { key: "oldest", header: "Oldest check", cell: ({ oldest }) => (oldest ? longDate(oldest) : "–") },
    ...coverage.topics.map(
      ({ slug, label }): Column<Place> => ({
        key: slug,
        header: label,
        cell: ({ cells }) => {
          const found = cells[slug];
          return found ? (
            <span role="img" aria-label={MARK_LABEL[found]}>
              {MARK[found]}
            </span>
          ) : (
            <span className="text-critical">gap</span>
          );
        },
      }),
    ),
  ];
  return (
    <>
      <PageHeader
        title="Coverage"
        description="What the corpus holds for each state and topic: ● a law, ○ the statement that none was found. Gaps are shown."
      />
      <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatCard label="Laws" value={coverage.laws} />
        <StatCard label="No state law found" value={coverage.absences} />
        <StatCard label="Cases" value={coverage.cases} hint={`${coverage.casesVerified} with verified citation`} />
        <StatCard label="Loaded" value={coverage.loadedAt ? longDate(coverage.loadedAt) : "–"} />
      </div>
      <section className="mb-6 max-w-2xl">
        <h2 className="mb-2 font-serif text-lg font-semibold">How the records were checked</h2>
        <DescriptionList
          items={coverage.levels.map(({ level, count }) => {
            const [term, note] = LEVELS[level] ?? [level, ""];
            return { term, note, value: <span className="whitespace-nowrap">{count}</span> };
          })}
        />
      </section>
      <DataTable
        caption="Coverage by state and topic"
        columns={columns}
        rows={coverage.places}
        rowKey={({ code }) => code}
        tall
      />
    </>
  );
}
