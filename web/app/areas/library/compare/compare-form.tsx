import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Select } from "~/app/ui/fields/select";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { Comparison } from "~/domain/research";

type CompareFormProps = {
  comparison: Comparison;
  options: { slug: string; label: string }[];
  choice: { topic: string; states: string[]; sort: string; day?: string };
  states: { code: string; name: string }[];
  /** The figure of the map. */
  figure: string;
};

/** Topic, figure of the map, and any number of states; none chosen means all. A form of plain links and boxes. */
export function CompareForm({ comparison, options, choice, states, figure }: CompareFormProps) {
  const { figures, topic } = comparison;
  const names = states.filter(({ code }) => choice.states.includes(code)).map(({ name }) => name);
  const chosen = names.length > 3 ? `${names.length} states` : names.join(", ");
  return (
    <Form
      key={`${topic.slug} ${choice.states.join()} ${figure}`}
      method="get"
      action="/compare"
      className="mb-5 rounded-card border border-line bg-card px-4 pt-4"
    >
      {choice.day ? <input type="hidden" name="on" value={choice.day} /> : null}
      <div className="mb-3 flex flex-wrap items-end gap-2.5">
        <Select
          name="topic"
          aria-label="Topic"
          defaultValue={topic.slug}
          className="max-w-full"
          options={options.map(({ slug, label }) => ({ value: slug, label }))}
        />
        {figures.length > 1 ? (
          <Select
            // A figure of another topic means nothing: the main one is then shown.
            name="figure"
            aria-label="Figure on the map"
            defaultValue={figure}
            className="max-w-full"
            options={figures.map(({ key, label }) => ({ value: key, label: `Map: ${label}` }))}
          />
        ) : null}
        <Button type="submit" variant="primary">
          Compare
        </Button>
      </div>
      <Disclosure summary={chosen ? `States: ${chosen}` : "States: all"}>
        <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-5">
          {states.map(({ code, name }) => (
            <Checkbox
              key={code}
              name="states"
              value={code}
              label={name}
              defaultChecked={choice.states.includes(code)}
            />
          ))}
        </div>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button type="submit" size="sm">
            Compare these states
          </Button>
          {choice.states.length > 0 ? (
            <ButtonLink href={`/compare?topic=${topic.slug}`} size="sm" variant="ghost">
              All states
            </ButtonLink>
          ) : null}
        </div>
      </Disclosure>
    </Form>
  );
}
