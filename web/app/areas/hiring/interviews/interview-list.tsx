import { ActButton } from "~/app/forms/act-button";
import { addressWith } from "~/app/links/address-with";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Moment } from "~/app/ui/foundations/moment";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import { Pagination } from "~/app/ui/tables/pagination";
import type { Column } from "~/app/ui/tables/table-types";
import { JobTabs } from "../jobs/job-tabs";
import { StatusBadge } from "../status-badge";
import { INTERVIEW_INTENT, typeLabel } from "./interview-intents";

type Row = {
  id: number;
  title: string;
  type: string | null;
  status: string;
  when: string | null;
  candidateName: string;
  jobTitle: string;
  interviewers: string[];
};

type InterviewListProps = {
  rows: Row[];
  nextCursor: string | null;
  status: string | null;
  mine: boolean;
  search: string;
  rights: { "interviews:write": boolean };
  feed: { since: Date; lastUsed: Date | null } | null;
  feedUrl: string | null;
};

const STATES = [
  "needs_scheduling",
  "awaiting_candidate",
  "scheduled",
  "awaiting_feedback",
  "completed",
  "cancelled",
  "no_show",
];
const wordsOf = (status: string) => status.charAt(0).toUpperCase() + status.slice(1).replaceAll("_", " ");

const COLUMNS: Column<Row>[] = [
  {
    key: "title",
    header: "Interview",
    rowHeader: true,
    cell: ({ id, title, candidateName, jobTitle }) => (
      <span className="break-words">
        <TextLink href={`/ats/jobs/interviews/${id}`}>{candidateName}</TextLink>
        <span className="block text-xs font-normal text-ink-2">
          {title} · {jobTitle}
        </span>
      </span>
    ),
  },
  { key: "type", header: "Type", hideBelow: "sm", cell: ({ type }) => typeLabel(type) },
  { key: "when", header: "Date and time", cell: ({ when }) => when ?? "TBD" },
  {
    key: "people",
    header: "Interviewers",
    hideBelow: "lg",
    cell: ({ interviewers }) => interviewers.join(", ") || "–",
  },
  { key: "status", header: "Status", cell: ({ status }) => <StatusBadge status={status} /> },
  {
    key: "view",
    header: "Details",
    hideBelow: "sm",
    cell: ({ id, candidateName }) => (
      <ButtonLink href={`/ats/jobs/interviews/${id}`} size="sm" aria-label={`View details of ${candidateName}`}>
        View Details
      </ButtonLink>
    ),
  },
];

/** The interviews of the organization, the nearest first, and the member's own calendar address. */
export function InterviewList(props: InterviewListProps) {
  const { rows, nextCursor, status, mine, search, rights } = props;
  const href = (changes: Record<string, string | null>) =>
    addressWith(search, { cursor: null, ...changes }).replace(/^\?/, "/ats/jobs/interviews?");
  return (
    <>
      <JobTabs />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 font-serif text-xl font-semibold">Interviews</h2>
        {rights["interviews:write"] ? (
          <ButtonLink href="/ats/jobs/interviews/new" variant="primary">
            Schedule Interview
          </ButtonLink>
        ) : null}
      </div>
      <div className="mb-4">
        <FilterChips
          label="Status"
          chips={[
            { label: "Mine", on: mine, href: href({ mine: mine ? null : "true" }) },
            ...STATES.map((one) => ({
              label: wordsOf(one),
              on: status === one,
              href: href({ status: status === one ? null : one }),
            })),
          ]}
        />
      </div>
      <DataTable
        caption="Interviews"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => String(id)}
        empty={<EmptyState title="No upcoming interviews" />}
        footer={
          nextCursor ? (
            <Pagination summary={`${rows.length} shown`} nextHref={href({ cursor: nextCursor })} />
          ) : undefined
        }
      />
      <Feed {...props} />
    </>
  );
}

function Feed({ feed, feedUrl }: Pick<InterviewListProps, "feed" | "feedUrl">) {
  return (
    <Card as="section" title="Your interviews in your calendar" level={3} className="mt-5">
      {feedUrl ? (
        <Banner label="Your calendar address">
          <p className="mb-2">
            Subscribe to this address in your calendar. It is shown only once; anyone who has it can see your
            interviews.
          </p>
          <CodeBlock code={feedUrl} label="Your calendar address" />
        </Banner>
      ) : (
        <p className="text-sm text-ink-2">
          {feed ? (
            <>
              Your secret address works since <Moment at={feed.since} />
              {feed.lastUsed ? (
                <>
                  {" "}
                  and was last read on <Moment at={feed.lastUsed} />
                </>
              ) : null}
              .
            </>
          ) : (
            "A secret address that your calendar program subscribes to."
          )}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <ActButton
          intent={INTERVIEW_INTENT.feed}
          action="/ats/jobs/interviews?index"
          confirm={
            feed
              ? {
                  title: "Make a new address?",
                  description: "The old address stops working at once.",
                  label: "Make a new one",
                }
              : undefined
          }
        >
          {feed ? "Make a new address" : "Make my calendar address"}
        </ActButton>
        {feed ? (
          <ActButton intent={INTERVIEW_INTENT.unfeed} action="/ats/jobs/interviews?index">
            Stop the address
          </ActButton>
        ) : null}
      </div>
    </Card>
  );
}
