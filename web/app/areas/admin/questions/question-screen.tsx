import { useSearchParams } from "@remix-run/react";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { StatCard } from "~/app/ui/cards/stat-card";
import { BarChart } from "~/app/ui/charts/bar-chart";
import { LineChart } from "~/app/ui/charts/line-chart";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { ExportButton } from "../export-button";
import { listAddress } from "../list-address";
import { ListSearch } from "../list-search";
import { QuestionTable } from "./question-table";
import type { questionView } from "./questions-screen.server";

type Question = { label: string; value: number };

/** Where the corpus should grow: each leads to the list of those who asked it. */
function Unanswered({ questions }: { questions: Question[] }) {
  return (
    <Card as="section" title="Unanswered questions" level={3}>
      {questions.length === 0 ? (
        <p className="text-sm text-ink-2">Every question of these days found a law or a case.</p>
      ) : (
        <ol className="grid gap-1.5 text-sm">
          {questions.map(({ label, value }) => (
            <li key={label} className="flex justify-between gap-3">
              <TextLink
                href={listAddress(PATH, new URLSearchParams(), { show: "unanswered", search: label.slice(0, 200) })}
                look="standalone"
                className="min-w-0 break-words"
              >
                {label}
              </TextLink>
              <span className="shrink-0 text-ink-3 tabular-nums">
                {value.toLocaleString("en-US")} {value === 1 ? "time" : "times"}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

type QuestionScreenProps = Awaited<ReturnType<typeof questionView>>;

const PATH = "/admin/questions";
const SHOWN = [
  ["unanswered", "Nothing found"],
  ["outside", "Outside employment law"],
] as const;

/** What people asked, without names: searched, counted, exported, and what is asked most. */
export function QuestionScreen({ page, total, found, trends, days, search, show, mayExport }: QuestionScreenProps) {
  const [params] = useSearchParams();
  const chips = SHOWN.map(([value, label]) => ({
    label,
    on: show === value,
    href: listAddress(PATH, params, { show: show === value ? "" : value }),
  }));
  const spans = [7, 30, 90].map((span) => ({
    label: `${span} days`,
    on: span === days,
    href: listAddress(PATH, params, { days: span === 30 ? "" : String(span) }),
  }));
  const filtered = `${found.count.toLocaleString("en-US")}${found.isMore ? "+" : ""}`;
  return (
    <>
      <div className="mb-5 grid gap-3 sm:grid-cols-3">
        <StatCard label="Total Questions" value={total.toLocaleString("en-US")} />
        <StatCard label="Filtered Results" value={filtered} />
        <StatCard label="Export Format" value="Excel" hint="3 columns: Question, Location, Keywords" />
      </div>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <ListSearch path={PATH} label="Search questions" placeholder="Search question, state, city or keywords" />
        {mayExport ? (
          <ExportButton
            action="/admin/export-questions"
            fields={{ search, show }}
            failed="Unable to export questions. Please try again."
          >
            Export to Excel
          </ExportButton>
        ) : null}
      </div>
      <div className="mb-3">
        <FilterChips label="Filter questions" chips={chips} />
      </div>
      <QuestionTable page={page} isSearch={search !== "" || show !== "all"} />
      <section aria-label="Trends" className="mt-8">
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <h2 className="font-serif text-lg font-semibold">Trends</h2>
          <FilterChips label="Days" chips={spans} />
        </div>
        <div className="grid gap-5 lg:grid-cols-2">
          <Card>
            <BarChart title="Top topics" axis="Topic" measure="Questions" points={trends.topics} />
          </Card>
          <Card>
            <BarChart title="Top places" axis="State" measure="Questions" points={trends.places} />
          </Card>
          <Unanswered questions={trends.unanswered} />
          <Card>
            <LineChart
              title="Questions per day"
              axis="Day"
              labels={trends.perDay.map(({ label }) => label)}
              series={[{ name: "Questions", values: trends.perDay.map(({ value }) => value) }]}
            />
          </Card>
        </div>
      </section>
    </>
  );
}
