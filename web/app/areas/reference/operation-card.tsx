import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import type { ReferenceOperation } from "./api-reference.server";
import { TryIt } from "./try-it";
import { WithCode } from "./with-code";

export function OperationCard({ operation, apiKey }: { operation: ReferenceOperation; apiKey: string }) {
  const { method, path, summary, description, needsSignIn } = operation;
  return (
    <li id={operation.id} className="scroll-mt-20 rounded-card border border-line bg-card p-4.5">
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="ink" shape="chip">
          {method}
        </Badge>
        <code className="break-all">{path}</code>
        {needsSignIn ? <Badge>key or sign-in</Badge> : null}
      </p>
      <h3 className="mt-2 font-semibold">{summary}</h3>
      {description ? (
        <p className="mt-1 max-w-prose whitespace-pre-line text-ink-2">
          <WithCode text={description} />
        </p>
      ) : null}
      <Disclosure summary="Parameters, answers and samples" className="mt-3">
        <Parameters operation={operation} />
        <h4 className="mt-3 mb-1 text-sm font-semibold">Answers</h4>
        <dl className="grid grid-cols-[3rem_1fr] gap-y-1 text-sm">
          {operation.answers.map(({ status, description: text }) => (
            <div key={status} className="contents">
              <dt className="tabular-nums">{status}</dt>
              <dd className="text-ink-2">
                <WithCode text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <h4 className="mt-3 mb-1 text-sm font-semibold">Samples</h4>
        <div className="grid gap-3">
          {operation.samples.map(({ label, code }) => (
            <div key={label} className="min-w-0">
              <p className="mb-1 text-xs text-ink-3">{label}</p>
              <CodeBlock label={label} code={code} />
            </div>
          ))}
        </div>
        <TryIt operation={operation} apiKey={apiKey} />
      </Disclosure>
    </li>
  );
}

function Parameters({ operation }: { operation: ReferenceOperation }) {
  if (operation.parameters.length === 0) return null;
  return (
    <>
      <h4 className="mb-1 text-sm font-semibold">Parameters</h4>
      <ul className="text-sm">
        {operation.parameters.map(({ name, place, required, type, description }) => (
          <li key={`${place}-${name}`}>
            <code>{name}</code>{" "}
            <span className="text-ink-3">
              {type} in {place}
              {required ? ", required" : ""}
            </span>{" "}
            <span className="text-ink-2">
              <WithCode text={description ?? ""} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
