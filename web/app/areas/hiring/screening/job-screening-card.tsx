import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { SCREENING_INTENT as INTENT } from "./screening-intents";

type JobScreeningCardProps = { screening: { screened: number; waiting: number } | null; mayWrite: boolean };

/** How far the look-up of this job's criteria has come. */
export function JobScreeningCard({ screening, mayWrite }: JobScreeningCardProps) {
  if (!screening) return null;
  const { screened, waiting } = screening;
  return (
    <Card as="section" title="Screening by Criteria" level={3}>
      <p className="text-sm">
        {screened} of {screened + waiting} open {screened + waiting === 1 ? "application" : "applications"} looked up.
      </p>
      {mayWrite && waiting > 0 ? (
        <div className="mt-2">
          <ActButton intent={INTENT.screenJob}>Look Up the Others</ActButton>
        </div>
      ) : null}
      <p className="mt-2 text-xs text-ink-3">It ranks and rejects nobody; the result is shown on each application.</p>
    </Card>
  );
}
