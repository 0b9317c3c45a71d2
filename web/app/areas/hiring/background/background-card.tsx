import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import { Banner } from "~/app/ui/status/banner";
import { StatusBadge } from "../status-badge";
import { BACKGROUND_INTENT as INTENT } from "./background-intents";
import { StepForm } from "./step-form";

type Entry = {
  action: string;
  at: string;
  note: string | null;
  rule: string;
  citation: string;
  override?: { rule: string; reason: string };
};

export type BackgroundCase = {
  id: number;
  status: string;
  version: number;
  waitUntil: string | null;
  isWaiting: boolean;
  entries: Entry[];
  steps: { action: string; label: string; rule: string; citation: string }[];
};

export type BackgroundData = {
  cases: BackgroundCase[];
  mayOpen: boolean;
  mayOverride: boolean;
  timing: { from: string; lawTitle: string; lawSlug: string; citation: string | null; isTooEarly: boolean } | null;
  summary: { title: string; url: string; source: string; edition: string };
};

/** Background checks step by step, each with its rule and its clock. */
export function BackgroundCard({ background }: { background: BackgroundData }) {
  const { cases, mayOpen, mayOverride, timing, summary } = background;
  if (cases.length === 0 && !mayOpen) return null;
  return (
    <Card
      as="section"
      title="Background check"
      aside={mayOpen ? <ActButton intent={INTENT.open}>Open a Check</ActButton> : null}
    >
      {timing ? <Timing timing={timing} /> : null}
      {cases.length === 0 ? (
        <p className="text-sm text-ink-2">
          None yet. A check goes in the order of the{" "}
          <TextLink href="/laws/fair-credit-reporting-act">Fair Credit Reporting Act</TextLink>.
        </p>
      ) : (
        cases.map((one) => <Case key={one.id} of={one} summary={summary} mayOverride={mayOverride} />)
      )}
      <p className="mt-3 text-xs text-ink-3">Research, not legal advice.</p>
    </Card>
  );
}

function Timing({ timing }: { timing: NonNullable<BackgroundData["timing"]> }) {
  const { from, lawTitle, lawSlug, citation, isTooEarly } = timing;
  return (
    <div className="mb-3">
      <Banner label={isTooEarly ? "Not yet" : "Timing"}>
        Criminal history may come up here from the stage {from}:{" "}
        <TextLink href={`/laws/${lawSlug}`}>{lawTitle}</TextLink>
        {citation ? `, ${citation}` : ""}.{" "}
        {isTooEarly ? "Answers on it stay closed, and no report can be ordered." : ""}
      </Banner>
    </div>
  );
}

type CaseProps = { of: BackgroundCase; summary: BackgroundData["summary"]; mayOverride: boolean };

function Case({ of, summary, mayOverride }: CaseProps) {
  const { id, status, version, waitUntil, isWaiting, entries, steps } = of;
  return (
    <section aria-label={`Check ${id}`} className="border-t border-line-2 py-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <StatusBadge status={status} />
        {waitUntil && (status === "pre_adverse" || status === "assessing") ? (
          <span className="text-ink-2">
            {isWaiting
              ? `The person has until ${longDate(waitUntil)} to answer; nobody can be turned down before.`
              : `The waiting time ended on ${longDate(waitUntil)}.`}
          </span>
        ) : null}
      </p>
      {entries.length > 0 ? (
        <ol className="mt-2 text-sm">
          {entries.map((entry) => (
            <li key={`${entry.action}-${entry.at}`} className="border-t border-line-2 py-1.5 first:border-t-0">
              <span className="font-medium">{wordsOf(entry.action)}</span>, <Moment at={new Date(entry.at)} withTime />
              {entry.note ? <span className="block break-words whitespace-pre-wrap">{entry.note}</span> : null}
              <span className="block text-xs text-ink-2">
                {entry.rule} {entry.citation}
              </span>
              {entry.override ? (
                <span className="block break-words text-xs text-high">
                  In spite of a rule: {entry.override.rule} Reason: {entry.override.reason}
                </span>
              ) : null}
            </li>
          ))}
        </ol>
      ) : null}
      {steps.map((step) => (
        <StepForm
          key={step.action}
          caseId={id}
          version={version}
          step={step}
          summary={summary}
          mayOverride={mayOverride}
        />
      ))}
    </section>
  );
}

const WORDS: Record<string, string> = {
  disclose: "Disclosure given",
  authorize: "Authorization received",
  order: "Report ordered",
  clear: "Nothing against it",
  "pre-adverse": "Pre-adverse notice sent",
  dispute: "Dispute or answer received",
  assess: "Assessment written",
  final: "Final notice sent",
  proceed: "Proceeded with the person",
  cancel: "Check cancelled",
};
const wordsOf = (action: string): string => WORDS[action] ?? action;
