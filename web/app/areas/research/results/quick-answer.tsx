import { useEffect, useRef, useState } from "react";
import { Card } from "~/app/ui/cards/card";
import { monthYear } from "~/app/ui/foundations/dates";
import type { LockedAssessment, RiskAssessment } from "~/domain/research";
import { lawOrCase, linkedAnswer } from "./cited-answer";
import { ProofPanel } from "./proof-panel";

type QuickAnswerProps = { assessment: RiskAssessment | LockedAssessment };

export function QuickAnswer({ assessment }: QuickAnswerProps) {
  const [shown, setShown] = useState<string | null>(null);
  const citations = "locked" in assessment ? [] : assessment.citations;
  const cited = citations.find(({ ref }) => String(ref) === shown) ?? null;
  const box = useRef<HTMLDivElement>(null);
  // A plain click opens the proof here; with a key held, and without a script, the link leads to the record.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLElement>("a[data-ref]");
      if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.focus();
      setShown(link.dataset.ref ?? null);
    };
    const inside = box.current;
    inside?.addEventListener("click", open);
    return () => inside?.removeEventListener("click", open);
  }, []);
  return (
    <Card as="section" accent padding="lg">
      <div ref={box}>
        <h2 className="mb-2 text-sm font-semibold tracking-wide text-action uppercase">Quick answer</h2>
        <div
          className="font-serif text-answer [&_.cite]:ml-0.5 [&_.cite]:rounded-chip [&_.cite]:bg-action-soft [&_.cite]:px-1.5 [&_.cite]:font-sans [&_.cite]:text-2xs [&_.cite]:font-semibold [&_.cite]:text-action [&_p]:mb-2"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: composed by the domain from escaped record fields and a fixed set of tags
          dangerouslySetInnerHTML={{ __html: linkedAnswer(assessment.directAnswer, citations) }}
        />
        {"locked" in assessment ? (
          <p className="mt-2 text-sm text-ink-3">
            {isCut(assessment.directAnswer) ? "The full answer opens" : "Sources and what to do open"} with access.
          </p>
        ) : (
          <>
            <Sources assessment={assessment} />
            <ProofPanel cited={cited} provisions={restingOn(assessment, cited?.lawId)} onClose={() => setShown(null)} />
          </>
        )}
      </div>
    </Card>
  );
}

/** The part of an answer that a visitor reads ends so where more of it follows. */
const isCut = (answer: string): boolean => answer.endsWith("…");

const restingOn = ({ issues }: RiskAssessment, lawId: number | undefined) =>
  issues
    .flatMap(({ provisions }) => provisions)
    .filter((one, at, all) => one.lawId === lawId && all.findIndex((other) => other.text === one.text) === at);

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
              href={lawOrCase({ slug, caseId })}
              data-ref={ref}
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
        {assessment.verifiedAsOf ? <span>Records as of {monthYear(assessment.verifiedAsOf)}</span> : null}
        <span>Research, not legal advice</span>
      </p>
    </>
  );
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
