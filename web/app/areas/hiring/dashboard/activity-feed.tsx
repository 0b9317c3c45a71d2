import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Moment } from "~/app/ui/foundations/moment";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";

type Line = {
  id: number;
  entityType: string;
  entityId: number;
  title: string;
  description: string | null;
  who: string | null;
  createdAt: Date;
};

type ActivityFeedProps = { lines: Line[]; nextCursor: string | null; entityType: string | null };

const KINDS: Record<string, { label: string; base: string | null }> = {
  job: { label: "Jobs", base: "/ats/jobs" },
  candidate: { label: "Candidates", base: "/ats/candidates" },
  application: { label: "Applications", base: "/ats/applications" },
  interview: { label: "Interviews", base: "/ats/jobs/interviews" },
  offer: { label: "Offers", base: "/ats/offers" },
  referral: { label: "Referrals", base: null },
  team: { label: "Team and templates", base: null },
};

/** What happened in hiring, the newest first. */
export function ActivityFeed({ lines, nextCursor, entityType }: ActivityFeedProps) {
  const href = (type: string | null, cursor?: string) => {
    const query = new URLSearchParams({ ...(type ? { entityType: type } : {}), ...(cursor ? { cursor } : {}) });
    return query.size > 0 ? `/ats/activity?${query}` : "/ats/activity";
  };
  return (
    <>
      <h2 className="mb-4 font-serif text-xl font-semibold">Activity</h2>
      <div className="mb-4">
        <FilterChips
          label="About"
          chips={Object.entries(KINDS).map(([type, { label }]) => ({
            label,
            on: entityType === type,
            href: href(entityType === type ? null : type),
          }))}
        />
      </div>
      {lines.length === 0 ? (
        <EmptyState title="Nothing happened yet" />
      ) : (
        <Card>
          <ol className="text-sm">
            {lines.map((line) => (
              <li key={line.id} className="border-t border-line-2 py-2.5 first:border-t-0">
                <p className="break-words">
                  <Title {...line} />
                  {line.description ? <span className="text-ink-2">: {line.description}</span> : null}
                </p>
                <p className="text-xs text-ink-2">
                  {line.who ? `${line.who}, ` : ""}
                  <Moment at={line.createdAt} withTime />
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
      {nextCursor ? <Pagination summary={`${lines.length} shown`} nextHref={href(entityType, nextCursor)} /> : null}
    </>
  );
}

function Title({ entityType, entityId, title }: Line) {
  const base = KINDS[entityType]?.base;
  return base ? <TextLink href={`${base}/${entityId}`}>{title}</TextLink> : title;
}
