import { Form, useSearchParams } from "@remix-run/react";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import type { RiskAssessment } from "~/domain/research";
import { addressWithout, besideFact, factField } from "../fact-address";
import { askedBesideAnswer, Carried, FactQuestion } from "./fact-question";

type ShownFact = RiskAssessment["facts"][number];

/** The case as it was understood: each fact can be changed or left out, and what would decide is asked for. All of it is GET. */
export function CaseFacts({ assessment: { facts, issues, candidates } }: { assessment: RiskAssessment }) {
  const asked = askedBesideAnswer(issues);
  if (facts.length + asked.length + candidates.length === 0) return null;
  return (
    <section aria-label="Your case" className="mt-3 grid gap-2.5">
      {facts.length > 0 ? (
        <ul aria-label="Facts of your case" className="flex flex-wrap items-start gap-2">
          {facts.map((fact) => (
            <li key={`${fact.fact} ${fact.value}`} className="min-w-0">
              <FactChip fact={fact} />
            </li>
          ))}
        </ul>
      ) : null}
      {asked.map((fact) => (
        <FactQuestion key={fact.fact} fact={fact} />
      ))}
      <MeantPoints candidates={candidates} />
    </section>
  );
}

/** Opens to change it; without JavaScript too. */
function FactChip({ fact }: { fact: ShownFact }) {
  const [params] = useSearchParams();
  const { label, text, value, from } = fact;
  return (
    <details className="group rounded-card border border-line bg-card">
      <summary className="flex min-h-7.5 cursor-pointer list-none items-center gap-1.5 rounded-card px-3 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink [&::-webkit-details-marker]:hidden">
        {text}
        <span className="text-xs font-normal text-ink-3">{from === "given" ? "given" : "from your question"}</span>
      </summary>
      <Form
        method="get"
        action="/dashboard"
        preventScrollReset
        className="flex flex-wrap items-end gap-2 border-t border-line-2 p-3"
      >
        <Carried entries={besideFact(params, fact.fact)} />
        <Field label={label} className="w-44">
          <TextInput name={factField(fact.fact)} defaultValue={value} maxLength={80} autoComplete="off" />
        </Field>
        <Button type="submit" size="sm" aria-label={`Change: ${label}`}>
          Change
        </Button>
        <TextLink
          look="standalone"
          href={addressWithout(params, fact)}
          preventScrollReset
          aria-label={`Leave out: ${label}`}
        >
          {from === "given" ? "Take back" : "Leave out"}
        </TextLink>
      </Form>
    </details>
  );
}

function MeantPoints({ candidates }: Pick<RiskAssessment, "candidates">) {
  const [params] = useSearchParams();
  if (candidates.length === 0) return null;
  return (
    <nav aria-label="What you may have meant" className="text-sm">
      <p className="font-medium">We are not sure what you ask. Did you mean:</p>
      <ul className="mt-1 grid gap-0.5">
        {candidates.map(({ point, ask }) => {
          const next = new URLSearchParams(params);
          next.set("q", ask);
          next.delete("s");
          return (
            <li key={point}>
              <TextLink look="standalone" href={`/dashboard?${next}`}>
                {ask}
              </TextLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
