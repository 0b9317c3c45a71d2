import { Outlet } from "@remix-run/react";
import { useState } from "react";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { PageHeader } from "~/app/ui/navigation/page-header";
import type { ReferenceOverview } from "./api-reference.server";

/** The key that calls are tried with; it goes along from chapter to chapter and is kept nowhere. */
export type TrialKey = { apiKey: string };

export function ApiReference({ audiences }: { audiences: ReferenceOverview[] }) {
  const [apiKey, setApiKey] = useState("");
  const field = useTypedBefore<HTMLInputElement>("", (typed) => setApiKey(typed.trim()));
  return (
    <>
      <PageHeader
        title="API reference"
        description="Everything the screens do, for programs: JSON over HTTPS, with an API key from your profile as a bearer token."
        actions={
          <span className="flex gap-4">
            <TextLink href="/api/docs/changes">Changes</TextLink>
            <TextLink href="/api/openapi.json" download>
              openapi.json
            </TextLink>
          </span>
        }
      />
      <nav aria-label="Chapters" className="mb-6 grid gap-2">
        {audiences.map(({ name, chapters }) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:items-baseline">
            <span className="text-sm text-ink-3">{name}</span>
            <p className="flex flex-wrap gap-x-4 gap-y-1">
              {chapters.map(({ slug, tag }) => (
                <TextLink key={slug} href={`/api/docs/${slug}`}>
                  {tag}
                </TextLink>
              ))}
            </p>
          </div>
        ))}
      </nav>
      <Field
        label="API key for trying"
        help="Stays in this window and is sent with your calls only. Without one, calls are made as the signed-in reader."
        className="mb-8 max-w-md"
      >
        <TextInput
          ref={field}
          type="password"
          autoComplete="off"
          placeholder="sw_…"
          value={apiKey}
          onChange={(event) => setApiKey(event.target.value.trim())}
        />
      </Field>
      <Outlet context={{ apiKey } satisfies TrialKey} />
    </>
  );
}
