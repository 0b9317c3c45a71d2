import { TextLink } from "~/app/ui/actions/text-link";
import type { ReferenceOverview } from "./api-reference.server";

/** Every call in one list, to be looked through or searched by the browser; details are in the chapters. */
export function AllOperations({ audiences }: { audiences: ReferenceOverview[] }) {
  return audiences
    .flatMap(({ chapters }) => chapters)
    .map(({ slug, tag, description, operations }) => (
      <section key={slug} aria-labelledby={slug} className="mb-8">
        <h2 id={slug} className="font-serif text-xl font-semibold">
          {tag}
        </h2>
        <p className="mb-2 max-w-prose text-ink-2">{description}</p>
        <ul className="grid gap-1.5">
          {operations.map(({ id, method, path, summary }) => (
            <li key={id} className="flex flex-wrap gap-x-3 text-sm">
              <TextLink href={`/api/docs/${slug}#${id}`}>{summary}</TextLink>
              <code className="break-all text-ink-3">
                {method} {path}
              </code>
            </li>
          ))}
        </ul>
      </section>
    ));
}
