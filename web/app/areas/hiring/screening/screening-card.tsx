import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { SCREENING_INTENT as INTENT } from "./screening-intents";

type Line = { criterion: string; weight: number; outcome: string; reason: string; quote: string | null };

export type ScreeningData = {
  isOn: boolean;
  result: {
    score: number | null;
    results: Line[];
    screenedAt: Date;
    reviewOutcome: string | null;
    reviewedBy: string | null;
    reviewedAt: Date | null;
  } | null;
};

const OUTCOME: Record<string, { label: string; tone: BadgeTone }> = {
  found: { label: "Found", tone: "success" },
  not_found: { label: "Not found", tone: "neutral" },
  unclear: { label: "Cannot be told", tone: "brass" },
};

/** The job's criteria looked up in the resume, each with its quote; a person says whether that is right. */
export function ScreeningCard({ screening, mayWrite }: { screening: ScreeningData; mayWrite: boolean }) {
  const { isOn, result } = screening;
  if (!isOn && !result) return null;
  return (
    <Card
      as="section"
      title="Criteria"
      aside={
        mayWrite && isOn ? (
          <ActButton intent={INTENT.screen}>{result ? "Look Up Again" : "Look Up in the Resume"}</ActButton>
        ) : null
      }
    >
      {result ? (
        <Result result={result} mayWrite={mayWrite} />
      ) : (
        <p className="text-sm text-ink-2">Not looked up yet for this application.</p>
      )}
      <p className="mt-3 text-xs text-ink-3">
        Looked up in the text without name, address, sex or years. It moves and rejects nobody: you decide.
      </p>
    </Card>
  );
}

function Result({ result, mayWrite }: { result: NonNullable<ScreeningData["result"]>; mayWrite: boolean }) {
  const { score, results, screenedAt, reviewOutcome, reviewedBy } = result;
  const found = results.filter(({ outcome }) => outcome === "found").length;
  return (
    <>
      <p className="text-sm">
        <strong className="font-semibold">
          {found} of {results.length} found
        </strong>
        {score === null ? ", too little text for a share" : `, ${score}% by weight`}
        <span className="text-ink-2">
          {" "}
          · <Moment at={screenedAt} />
        </span>
      </p>
      <ul className="mt-2 text-sm">
        {results.map((line) => (
          <CriterionLine key={line.criterion} line={line} />
        ))}
      </ul>
      {reviewOutcome ? (
        <p className="mt-2 text-sm text-ink-2">
          {reviewedBy ?? "Someone"} {reviewOutcome === "agreed" ? "agrees" : "does not agree"} with this.
        </p>
      ) : mayWrite ? (
        <div className="mt-3 flex flex-wrap gap-2">
          <ActButton intent={INTENT.review} fields={{ outcome: "agreed" }}>
            I Agree
          </ActButton>
          <ActButton intent={INTENT.review} fields={{ outcome: "disagreed" }}>
            I Do Not Agree
          </ActButton>
        </div>
      ) : null}
    </>
  );
}

function CriterionLine({ line }: { line: Line }) {
  const { label, tone } = OUTCOME[line.outcome] ?? { label: line.outcome, tone: "neutral" as const };
  return (
    <li className="border-t border-line-2 py-2 first:border-t-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="min-w-0 flex-1 break-words">
          {line.criterion}
          {line.weight > 1 ? <span className="text-ink-2"> (counts {line.weight} times)</span> : null}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </p>
      <p className="text-xs break-words text-ink-2">
        {line.reason}
        {line.quote ? ` “${line.quote}”` : ""}
      </p>
    </li>
  );
}
