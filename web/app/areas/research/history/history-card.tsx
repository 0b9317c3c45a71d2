import { Form, useLocation } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { MomentText } from "~/app/ui/foundations/moment-text";
import { Badge } from "~/app/ui/status/badge";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import type { HistoryEntry } from "~/domain/research";
import { counted, historyHref, plainExcerpt } from "./history-text";
import { HistoryIntent } from "./intent";

export type ListedSearch = HistoryEntry & { place: string };

export function HistoryCard({ entry }: { entry: ListedSearch }) {
  return (
    <Card as="li">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-semibold">{entry.query}</h2>
          <p className="text-xs text-ink-3">
            <MomentText at={entry.timestamp} /> · {entry.place}
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-2">
          {entry.saved ? <Badge tone="brass">Saved</Badge> : null}
          {entry.riskAssessment ? <RiskBadge level={entry.riskAssessment.overallRisk} suffix="Risk" /> : null}
          <Badge>{counted(entry.resultsCount, "result")}</Badge>
        </p>
      </div>
      {entry.quickAnswer ? <p className="mt-2 text-ink-2">{plainExcerpt(entry.quickAnswer)}</p> : null}
      {entry.locked ? <p className="mt-2 text-sm text-ink-3">The answer opens with access.</p> : null}
      {entry.sharedUntil ? (
        <p className="mt-2 text-sm text-ink-3">
          Shared by link until <MomentText at={entry.sharedUntil} />
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <span className="mr-auto">{recordsText(entry)}</span>
        <ButtonLink size="sm" href={historyHref(entry)}>
          View Results
        </ButtonLink>
        <Acts entry={entry} />
      </div>
    </Card>
  );
}

/** A search that a program noted counts its results and names none of them. */
function recordsText({ resultsCount, lawResults, caseResults }: HistoryEntry): string {
  if (resultsCount > 0 && lawResults.length + caseResults.length === 0) return "Noted by a program";
  return `${counted(lawResults.length, "law")} · ${counted(caseResults.length, "case")}`;
}

/** Each button says what it does with this search, and to which one for those who hear the page. */
function Acts({ entry }: { entry: HistoryEntry }) {
  const { saved, sharedUntil } = entry;
  const { pathname, search } = useLocation();
  const act = (intent: string, label: string) => (
    <Button
      size="sm"
      variant="ghost"
      type="submit"
      name="intent"
      value={intent}
      aria-label={`${label}: ${entry.query}`}
    >
      {label}
    </Button>
  );
  const named = (
    <>
      <input type="hidden" name="id" value={entry.id} />
      <input type="hidden" name="returnTo" value={pathname + search} />
    </>
  );
  return (
    <>
      <Form method="post" action="/search-history" preventScrollReset className="flex flex-wrap gap-2">
        {named}
        {saved ? act(HistoryIntent.unsave, "Remove from saved") : act(HistoryIntent.save, "Save")}
        {sharedUntil ? act(HistoryIntent.stopSharing, "Stop sharing") : null}
        {act(HistoryIntent.delete, "Delete")}
      </Form>
      <Form method="post" action="/share">
        {named}
        <Button size="sm" variant="ghost" type="submit" aria-label={`Share: ${entry.query}`}>
          Share
        </Button>
      </Form>
    </>
  );
}
