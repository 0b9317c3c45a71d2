import { useOutletContext } from "@remix-run/react";
import type { TrialKey } from "./api-reference";
import type { ReferenceChapter } from "./api-reference.server";
import { OperationCard } from "./operation-card";

export function ApiChapter({ chapter }: { chapter: ReferenceChapter }) {
  const { apiKey } = useOutletContext<TrialKey>();
  return (
    <section aria-labelledby="chapter">
      <h2 id="chapter" className="font-serif text-xl font-semibold">
        {chapter.tag}
      </h2>
      <p className="mb-3 max-w-prose text-ink-2">{chapter.description}</p>
      <ul className="grid gap-3">
        {chapter.operations.map((operation) => (
          <OperationCard key={operation.id} operation={operation} apiKey={apiKey} />
        ))}
      </ul>
    </section>
  );
}
