import { useState } from "react";
import type { ReferenceAudience } from "~/app/server/api-reference.server";
import { Field } from "~/app/ui/field";
import { PageHeader } from "~/app/ui/page-header";
import { TextInput } from "~/app/ui/text-input";
import { TextLink } from "~/app/ui/text-link";
import { OperationCard } from "./operation-card";

export function ApiReference({ audiences }: { audiences: ReferenceAudience[] }) {
  const [apiKey, setApiKey] = useState("");
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
      <nav aria-label="Chapters" className="mb-6 grid gap-2">
        {audiences.map(({ name, groups }) => (
          <p key={name} className="flex flex-wrap gap-x-4 gap-y-1">
            <span className="w-32 shrink-0 text-sm text-ink-3">{name}</span>
            {groups.map(({ tag }) => (
              <TextLink key={tag} href={`#${anchor(tag)}`}>
                {tag}
              </TextLink>
            ))}
          </p>
        ))}
      </nav>
      <Field
        label="API key for trying"
        help="Stays in this page and is sent with your calls only. Without one, calls are made as the signed-in reader."
        className="mb-8 max-w-md"
      >
        <TextInput
          type="password"
          autoComplete="off"
          placeholder="sw_…"
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value.trim())}
        />
      </Field>
      {audiences.flatMap(({ groups }) =>
        groups.map(({ tag, description, operations }) => (
          <section key={tag} aria-labelledby={anchor(tag)} className="mb-10">
            <h2 id={anchor(tag)} className="scroll-mt-20 font-serif text-xl font-semibold">
              {tag}
            </h2>
            <p className="mb-3 text-ink-2">{description}</p>
            <ul className="grid gap-3">
              {operations.map((operation) => (
                <OperationCard key={operation.id} operation={operation} apiKey={apiKey} />
              ))}
            </ul>
          </section>
        )),
      )}
    </>
  );
}

const anchor = (tag: string): string => tag.toLowerCase().replace(/[^a-z0-9]+/g, "-");
