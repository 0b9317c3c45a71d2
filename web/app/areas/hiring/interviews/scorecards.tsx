import { Card } from "~/app/ui/cards/card";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import type { ScorecardView } from "~/domain/hiring/recruiting";
import { VERDICT_OPTIONS } from "./interview-intents";
import type { InterviewData } from "./interview-types";

const TONES: Record<string, BadgeTone> = { strong_yes: "success", yes: "success", no: "danger", strong_no: "danger" };
const verdict = (value: string) => VERDICT_OPTIONS.find((one) => one.value === value)?.label ?? value;

/** The scorecards that may be seen, and who still owes one. */
export function Scorecards({ interview, me }: { interview: InterviewData; me: number }) {
  const submitted = interview.scorecards.filter(({ status }) => status === "submitted");
  const given = new Set(submitted.map(({ teamMemberId }) => teamMemberId));
  const owing = interview.interviewers.filter(({ id, mustScore }) => mustScore && !given.has(id));
  const blind = submitted.some(({ isShown }) => !isShown);
  const label = (key: string) => interview.attributes.find((one) => one.key === key)?.label ?? key;
  return (
    <Card as="section" title="Scorecards" level={3}>
      {blind ? <p className="mb-3 text-sm text-ink-2">The others' scorecards are shown once yours is in.</p> : null}
      {submitted.length === 0 ? <p className="text-sm text-ink-2">No scorecard is in yet.</p> : null}
      <ul>
        {submitted.map((card) => (
          <li key={card.teamMemberId} className="border-t border-line-2 py-3 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
              {card.who}
              {card.overall ? <Badge tone={TONES[card.overall] ?? "neutral"}>{verdict(card.overall)}</Badge> : null}
              {card.isShown ? null : <Badge>In, not shown yet</Badge>}
            </p>
            <CardText card={card} label={label} />
          </li>
        ))}
      </ul>
      {owing.length > 0 && interview.hasBegun ? (
        <p className="mt-2 text-sm text-ink-2">
          Still due: {owing.map(({ id, name }) => (id === me ? "yours" : name)).join(", ")}
        </p>
      ) : null}
    </Card>
  );
}

function CardText({ card, label }: { card: ScorecardView; label: (key: string) => string }) {
  const rated = card.ratings.filter(({ rating, note }) => rating !== null || note);
  return (
    <div className="mt-1 grid gap-1 text-sm">
      {card.summary ? <p className="break-words whitespace-pre-wrap">{card.summary}</p> : null}
      {rated.length > 0 ? (
        <ul className="text-ink-2">
          {rated.map(({ attribute, rating, note }) => (
            <li key={attribute} className="break-words">
              {label(attribute)}: {rating === null ? "not rated" : `${rating} of 5`}
              {note ? `. ${note}` : ""}
            </li>
          ))}
        </ul>
      ) : null}
      {card.strengths.length > 0 ? <p className="break-words">Strengths: {card.strengths.join("; ")}</p> : null}
      {card.concerns.length > 0 ? <p className="break-words">Concerns: {card.concerns.join("; ")}</p> : null}
    </div>
  );
}
