import { useEffect, useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { ITEM_CATEGORIES, ITEM_KINDS } from "./pay-options";

export type CustomItem = { name: string; amount: string; type: string; category: string };
type Row = CustomItem & { key: number };

const EMPTY: CustomItem = { name: "", amount: "", type: "deduction", category: "Other" };

type CustomItemsProps = { items: CustomItem[]; error?: string; onRemoved: () => void };

/** Lines of one's own. One empty line always stands ready, so that an item can be added without JavaScript too. */
export function CustomItems({ items, error, onRemoved }: CustomItemsProps) {
  const [rows, setRows] = useState<Row[]>(() => [...items, EMPTY].map((item, key) => ({ ...item, key })));
  const removed = useRef(false);
  useEffect(() => {
    if (removed.current) onRemoved();
    removed.current = false;
  });
  const add = () =>
    setRows((present) => [...present, { ...EMPTY, key: Math.max(-1, ...present.map(({ key }) => key)) + 1 }]);
  const remove = (key: number) => {
    removed.current = true;
    setRows((present) => present.filter((row) => row.key !== key));
  };
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
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={row.key}>
            <ItemFields row={row} onRemove={() => remove(row.key)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ItemFields({ row, onRemove }: { row: Row; onRemove: () => void }) {
  return (
    <div className="grid grid-cols-2 items-end gap-2">
      <Field label="Name">
        <TextInput name="itemName" defaultValue={row.name} maxLength={100} />
      </Field>
      <Field label="Amount">
        <TextInput name="itemAmount" inputMode="decimal" prefix="$" defaultValue={row.amount} />
      </Field>
      <Field label="Kind">
        <Select name="itemType" defaultValue={row.type} options={ITEM_KINDS} />
      </Field>
      <Field label="Category">
        <Select name="itemCategory" defaultValue={row.category} options={ITEM_CATEGORIES} />
      </Field>
      <Button
        variant="ghost"
        size="sm"
        className="col-span-2 justify-self-end"
        onClick={onRemove}
        aria-label={`Remove ${row.name || "this line"}`}
      >
        Remove
      </Button>
    </div>
  );
}
