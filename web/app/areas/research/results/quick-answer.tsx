import { Card } from "~/app/ui/cards/card";
import { monthYear } from "~/app/ui/foundations/dates";
import type { LockedAssessment, RiskAssessment } from "~/domain/research";

type QuickAnswerProps = { assessment: RiskAssessment | LockedAssessment };

export function QuickAnswer({ assessment }: QuickAnswerProps) {
  return (
    <Card as="section" accent padding="lg">
      <h2 className="mb-2 text-sm font-semibold tracking-wide text-action uppercase">Quick answer</h2>
      <div
        className="font-serif text-answer [&_.cite]:ml-0.5 [&_.cite]:rounded-chip [&_.cite]:bg-action-soft [&_.cite]:px-1.5 [&_.cite]:font-sans [&_.cite]:text-2xs [&_.cite]:font-semibold [&_.cite]:text-action [&_p]:mb-2"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: composed by the domain from escaped record fields and a fixed set of tags
        dangerouslySetInnerHTML={{ __html: assessment.directAnswer }}
      />
      {"locked" in assessment ? (
        <p className="mt-2 text-sm text-ink-3">The full answer opens with access.</p>
      ) : (
        <Sources assessment={assessment} />
      )}
    </Card>
  );
}

function Sources({ assessment }: { assessment: RiskAssessment }) {
  const laws = assessment.citations.filter(({ lawId }) => lawId !== undefined).length;
  const cases = assessment.citations.length - laws;
  return (
    <>
      <ol className="mt-3 grid gap-1 text-sm text-ink-2">
        {assessment.citations.map(({ ref, title, citation, slug, caseId }) => (
          <li key={ref}>
            <span className="mr-1.5 font-semibold text-action">{ref}</span>
            <a
              className="underline decoration-line-control underline-offset-3 hover:decoration-current"
              href={caseId === undefined ? `/laws/${slug}` : `/cases/${slug}`}
            >
              {title}
            </a>
            {citation ? <span className="text-ink-3"> · {citation}</span> : null}
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-x-3.5 text-xs text-ink-3">
        <span>
          Rests on {count(laws, "law")}
          {cases > 0 ? ` and ${count(cases, "case")}` : ""}
        </span>
        {assessment.verifiedAsOf ? <span>Verified as of {monthYear(assessment.verifiedAsOf)}</span> : null}
        <span>Research, not legal advice</span>
      </p>
    </>
  );
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
