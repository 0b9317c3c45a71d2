import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";

export type BiasData = {
  signs: { step: string; label: string; by: string; verdict: string }[];
  isTooSmall: boolean;
};

const VERDICT: Record<string, string> = {
  below_four_fifths: "a rate below four-fifths of the highest, which may be chance",
  adverse_impact: "a rate below four-fifths of the highest, more than chance explains",
};

/** What the voluntary answers say about the selection for this job, in words; the figures stand in the report. */
export function BiasCard({ bias, jobId }: { bias: BiasData | null; jobId: number }) {
  if (!bias) return null;
  const { signs, isTooSmall } = bias;
  const report = (step?: string) =>
    `/ats/reports/adverse-impact?${new URLSearchParams({ jobId: String(jobId), ...(step ? { step } : {}) })}`;
  return (
    <Card as="section" title="Bias Watch" level={3}>
      {signs.length > 0 ? (
        <ul className="grid gap-2 text-sm">
          {signs.map(({ step, label, by, verdict }) => (
            <li key={`${step}${by}`}>
              <TextLink href={report(step)}>
                {label}, by {by}
              </TextLink>
              : {VERDICT[verdict]}.
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-sm">
          {isTooSmall
            ? "Too few voluntary answers to say anything yet."
            : "No step shows a group below four-fifths of the highest rate."}{" "}
          <TextLink href={report()}>Report</TextLink>
        </p>
      )}
      <p className="mt-2 text-xs text-ink-3">Applications of the last twelve months. Not an independent bias audit.</p>
    </Card>
  );
}
