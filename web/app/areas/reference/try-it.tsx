import { type FormEvent, useEffect, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Banner } from "~/app/ui/status/banner";
import type { ReferenceOperation } from "./api-reference.server";
import { type Outcome, sendTrial } from "./send-trial";

/** Sends the call from here and shows its answer: with the key above, else as the reader who is signed in. */
export function TryIt({ operation, apiKey }: { operation: ReferenceOperation; apiKey: string }) {
  const [isReady, setReady] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Without JavaScript nothing could be sent, so the button comes with it.
  useEffect(() => setReady(true), []);
  if (!isReady) return null;
  if (!isOpen) {
    return (
      <Button size="sm" className="mt-3" onClick={() => setOpen(true)}>
        Try it
      </Button>
    );
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSending(true);
    setOutcome(await sendTrial(operation, new FormData(event.currentTarget), apiKey));
    setSending(false);
  };
  return (
    <form onSubmit={send} className="mt-4 grid gap-3" aria-label={`Try ${operation.summary}`}>
      {operation.parameters
        .filter(({ place }) => place !== "header")
        .map(({ name, place, required, description, choices }) => (
          <Field
            key={`${place}-${name}`}
            label={name}
            required={required}
            help={[description, choices.join(", ")].filter(Boolean).join(" · ")}
          >
            <TextInput name={`${place}:${name}`} autoComplete="off" />
          </Field>
        ))}
      {operation.body === null ? null : (
        <Field label="Body">
          <TextArea
            name="body"
            rows={Math.min(14, operation.body.split("\n").length + 1)}
            defaultValue={operation.body}
            className="font-mono text-sm"
            spellCheck={false}
          />
        </Field>
      )}
      <div>
        <Button type="submit" variant="primary" loading={isSending}>
          Send
        </Button>
      </div>
      <div aria-live="polite">{outcome ? <Answer outcome={outcome} /> : null}</div>
    </form>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  if ("problem" in outcome)
    return (
      <Banner tone="danger" label="Not sent">
        {outcome.problem}
      </Banner>
    );
  const { status, durationMs, requestId, text } = outcome;
  return (
    <div className="grid gap-2">
      <p className="text-sm tabular-nums">
        <strong>{status}</strong> in {durationMs} ms{requestId ? `, request ${requestId}` : ""}
      </p>
      {text ? <CodeBlock label="Answer" code={text} /> : null}
    </div>
  );
}
