import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";

type ImportColumnsProps = {
  /** What the file held, carried along by the form. */
  carried: Record<string, string>;
  headers: readonly string[];
  /** The first rows, from which each column shows an example. */
  sample: readonly string[][];
  mapping: Partial<Record<string, number>>;
  fields: ReadonlyArray<{ name: string; label: string; required: boolean }>;
  /** How many rows a dry run found good; null before one. */
  ready: number | null;
  busy: boolean;
  level?: 2 | 3;
  children?: ReactNode;
};

/** Which column of a file holds what; tried without saving, then imported. */
export function ImportColumns({ carried, headers, sample, mapping, fields, ready, busy, ...more }: ImportColumnsProps) {
  const options = headers.map((header, index) => ({ value: String(index), label: header || `Column ${index + 1}` }));
  return (
    <Card as="section" title="Columns" level={more.level ?? 2}>
      <Form method="post" encType="multipart/form-data">
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {fields.map(({ name, label, required }) => (
            <Field
              key={name}
              label={label}
              help={exampleOf(sample, mapping[name])}
              required={required}
              optional={!required}
            >
              <Select
                name={`map-${name}`}
                placeholder="Not in the file"
                defaultValue={mapping[name] === undefined ? "" : String(mapping[name])}
                options={options}
              />
            </Field>
          ))}
        </div>
        {more.children}
        <div className="mt-5 flex flex-wrap justify-end gap-2">
          <Button type="submit" name="step" value="try" loading={busy}>
            Try without saving
          </Button>
          <Button type="submit" name="step" value="import" variant="primary" loading={busy} disabled={ready === 0}>
            {ready === null ? "Import" : `Import ${ready}`}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const exampleOf = (sample: readonly string[][], at: number | undefined): string | undefined => {
  const value = at === undefined ? undefined : sample.map((row) => row[at]).find(Boolean);
  return value ? `e.g. ${value.slice(0, 40)}` : undefined;
};
