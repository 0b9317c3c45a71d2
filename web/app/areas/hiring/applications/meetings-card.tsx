import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { StatusBadge } from "../status-badge";
import type { ApplicationData } from "./application-data";

const ACTIVE = ["applied", "screening", "interviewing", "offer"];
const LIVE = ["draft", "pending_approval", "approved", "sent", "viewed", "accepted"];

/** The interviews and offers of an application, and the ways to new ones. */
export function MeetingsCard({ application, interviews, offers, rights }: ApplicationData) {
  const isActive = ACTIVE.includes(application.status);
  const maySchedule = isActive && rights["interviews:write"];
  const mayOffer = isActive && rights["offers:write"] && !offers.some(({ status }) => LIVE.includes(status));
  if (interviews.length + offers.length === 0 && !maySchedule && !mayOffer) return null;
  return (
    <Card as="section" title="Interviews and offers">
      <ul className="text-sm">
        {interviews.map(({ id, title, status, scheduledAt }) => (
          <li
            key={`interview-${id}`}
            className="flex flex-wrap items-center gap-2 border-t border-line-2 py-2 first:border-t-0"
          >
            <span className="min-w-0 flex-1 break-words">
              <TextLink href={`/ats/jobs/interviews/${id}`}>{title}</TextLink>{" "}
              <span className="text-ink-2">{scheduledAt ? <Moment at={scheduledAt} withTime /> : "TBD"}</span>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
        {offers.map(({ id, title, status }) => (
          <li
            key={`offer-${id}`}
            className="flex flex-wrap items-center gap-2 border-t border-line-2 py-2 first:border-t-0"
          >
            <span className="min-w-0 flex-1 break-words">
              <TextLink href={`/ats/offers/${id}`}>Offer: {title}</TextLink>
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {maySchedule ? (
          <ButtonLink href={`/ats/jobs/interviews/new?application=${application.id}`} size="sm">
            Schedule Interview
          </ButtonLink>
        ) : null}
        {mayOffer ? (
          <ButtonLink href={`/ats/offers/new?application=${application.id}`} size="sm">
            Make Offer
          </ButtonLink>
        ) : null}
      </div>
    </Card>
  );
}
