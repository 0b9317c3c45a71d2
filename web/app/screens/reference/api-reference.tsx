import type { ReferenceGroup } from "~/app/server/api-reference.server";
import { PageHeader } from "~/app/ui/page-header";
import { TextLink } from "~/app/ui/text-link";
import { OperationCard } from "./operation-card";

export function ApiReference({ groups }: { groups: ReferenceGroup[] }) {
  return (
    <>
      <PageHeader
        title="API reference"
        description="Everything the screens do, for programs: JSON over HTTPS, with an API key from your profile as a bearer token."
        actions={
          <TextLink href="/api/openapi.json" download>
            openapi.json
          </TextLink>
        }
      />
      <nav aria-label="Groups" className="mb-8 flex flex-wrap gap-x-4 gap-y-1">
        {groups.map(({ tag }) => (
          <TextLink key={tag} href={`#${anchor(tag)}`}>
            {tag}
          </TextLink>
        ))}
      </nav>
      {groups.map(({ tag, operations }) => (
        <section key={tag} aria-labelledby={anchor(tag)} className="mb-10">
          <h2 id={anchor(tag)} className="mb-3 scroll-mt-20 font-serif text-xl font-semibold">
            {tag}
          </h2>
          <ul className="grid gap-3">
            {operations.map((operation) => (
              <OperationCard key={operation.id} operation={operation} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

const anchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, "-");
