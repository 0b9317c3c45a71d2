import { Form } from "@remix-run/react";
import Rss from "lucide-react/icons/rss";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";
import { Pagination } from "~/app/ui/tables/pagination";
import type { LawUpdateItem, UpdateFilter } from "~/domain/updates";
import { UpdateCard } from "./update-card";

const RISKS = [
  { value: "HIGH", label: "High" },
  { value: "MEDIUM", label: "Medium" },
  { value: "LOW", label: "Low" },
];

export type UpdatesScreenProps = {
  updates: (LawUpdateItem & { place: string })[];
  nextCursor: string | null;
  filter: UpdateFilter;
  places: { value: string; label: string }[];
  categories: string[];
  lastChecked: string | null;
};

/** Every change of law that was told, by place, subject and weight; as a page and as feeds. */
export function UpdatesScreen({ updates, nextCursor, filter, places, categories, lastChecked }: UpdatesScreenProps) {
  const query = new URLSearchParams(
    Object.entries({ jurisdiction: filter.jurisdiction, category: filter.category, risk: filter.riskLevel }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  const withFilter = (path: string) => (query.size > 0 ? `${path}?${query}` : path);
  return (
    <>
      <PageHeader
        title="Law updates"
        description="Changes of employment law from federal agencies, the states and the law library itself."
        actions={
          <ButtonLink
            href={`/email-notifications${filter.jurisdiction ? `?state=${filter.jurisdiction}` : ""}`}
            size="sm"
            variant="primary"
          >
            Get them by e-mail
          </ButtonLink>
        }
      />
      <Form method="get" className="grid gap-3 sm:grid-cols-[1fr_1fr_10rem_auto] sm:items-end">
        <Field label="Place">
          <Select
            name="jurisdiction"
            placeholder="Everywhere"
            options={places}
            defaultValue={filter.jurisdiction ?? ""}
          />
        </Field>
        <Field label="Category">
          <Select
            name="category"
            placeholder="All categories"
            options={categories.map((value) => ({ value, label: value }))}
            defaultValue={filter.category ?? ""}
          />
        </Field>
        <Field label="Risk">
          <Select name="risk" placeholder="All levels" options={RISKS} defaultValue={filter.riskLevel ?? ""} />
        </Field>
        <Button type="submit">Show</Button>
      </Form>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-3">
        <span>{lastChecked ? `Sources last read ${lastChecked}` : "The sources were not read yet"}</span>
        <TextLink look="standalone" href={withFilter("/updates.atom")} reloadDocument>
          <Rss size={14} /> Atom
        </TextLink>
        <TextLink look="standalone" href={withFilter("/updates.json")} reloadDocument>
          <Rss size={14} /> JSON Feed
        </TextLink>
      </p>
      <div className="mt-2">
        {updates.map((update) => (
          <UpdateCard key={update.id} update={update} />
        ))}
        {updates.length === 0 ? (
          <EmptyState
            title="No updates here yet"
            action={query.size > 0 ? <ButtonLink href="/updates">All updates</ButtonLink> : null}
          >
            Updates appear when an agency publishes a rule, when a law of the library changes, and before a law takes
            effect.
          </EmptyState>
        ) : null}
      </div>
      {nextCursor ? (
        <Pagination
          label="Pages of updates"
          summary={`${updates.length} shown`}
          nextHref={`/updates?${new URLSearchParams([...query, ["cursor", nextCursor]])}`}
        />
      ) : null}
    </>
  );
}
