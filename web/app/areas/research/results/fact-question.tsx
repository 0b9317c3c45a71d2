import { Form, useSearchParams } from "@remix-run/react";
import { useId } from "react";
import { Button } from "~/app/ui/actions/button";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import type { RiskAssessment } from "~/domain/research";
import { besideFact, factField } from "../fact-address";

type AskedFact = RiskAssessment["issues"][number]["missing"][number];

const MOST_ASKED = 2;

/** What is asked for beside the answer: the facts that would decide it. */
export const askedBesideAnswer = (issues: RiskAssessment["issues"]): AskedFact[] =>
  issues
    .flatMap(({ missing }) => missing)
    .filter(({ fact }, at, all) => all.findIndex((other) => other.fact === fact) === at)
    .slice(0, MOST_ASKED);

/** 'How many employees do you have in all?' */
export function FactQuestion({ fact: { fact, ask, options, kind } }: { fact: AskedFact }) {
  const [params] = useSearchParams();
  const id = useId();
  const choices = kind === "yesno" ? ["yes", "no"] : options;
  return (
    <Form method="get" action="/dashboard" preventScrollReset className="flex flex-wrap items-center gap-2 text-sm">
      <Carried entries={besideFact(params, fact)} />
      <label htmlFor={id} className="font-medium">
        {ask}
      </label>
      {choices ? (
        <Select
          id={id}
          name={factField(fact)}
          required
          className="w-44"
          placeholder="Choose"
          options={choices.map((value) => ({ value, label: value }))}
        />
      ) : (
        <TextInput id={id} name={factField(fact)} required className="w-32" maxLength={80} autoComplete="off" />
      )}
      <Button type="submit" size="sm" aria-label={`Answer: ${ask}`}>
        Answer
      </Button>
    </Form>
  );
}

/** What else the address says goes along with the form. */
export const Carried = ({ entries }: { entries: [string, string][] }) => (
  <>
    {entries.map(([name, value]) => (
      <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
    ))}
  </>
);
