import { useState } from "react";
import { Button } from "~/app/ui/button";
import { Card } from "~/app/ui/card";
import { Field } from "~/app/ui/field";
import { Select } from "~/app/ui/select";
import { TextInput } from "~/app/ui/text-input";

export type CustomItem = { name: string; amount: string; type: string };
type Row = CustomItem & { key: number };

const EMPTY: CustomItem = { name: "", amount: "", type: "deduction" };

/** Lines of one's own. One empty line stands ready, so that an item can be added without JavaScript too. */
export function CustomItems({ items, error }: { items: CustomItem[]; error?: string }) {
  const [rows, setRows] = useState<Row[]>(() =>
    [...items, ...(items.length === 0 ? [EMPTY] : [])].map((item, key) => ({ ...item, key })),
  );
  const add = () =>
    setRows((present) => [...present, { ...EMPTY, key: Math.max(-1, ...present.map(({ key }) => key)) + 1 }]);
  const remove = (key: number) => setRows((present) => present.filter((row) => row.key !== key));
  return (
    <Card
      as="section"
      title="Custom Line Items"
      aside={
        <Button size="sm" onClick={add}>
          Add line
        </Button>
      }
    >
      {error ? <p className="mb-2 text-sm text-critical">{error}</p> : null}
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.key} className="grid grid-cols-2 gap-2 sm:grid-cols-[minmax(0,1fr)_7rem_8rem_auto] sm:items-end">
            <Field label="Name">
              <TextInput name="itemName" defaultValue={row.name} maxLength={100} />
            </Field>
            <Field label="Amount">
              <TextInput name="itemAmount" inputMode="decimal" prefix="$" defaultValue={row.amount} />
            </Field>
            <Field label="Kind">
              <Select
                name="itemType"
                defaultValue={row.type}
                options={[
                  { value: "deduction", label: "Deduction" },
                  { value: "addition", label: "Addition" },
                ]}
              />
            </Field>
            <Button variant="ghost" onClick={() => remove(row.key)} aria-label={`Remove ${row.name || "this line"}`}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
