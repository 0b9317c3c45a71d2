import { useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";

type Grant = { value: string; year: string };
type RefreshGrantsProps = { prefix: string; grants: Grant[]; error?: string };

const YEARS = [1, 2, 3, 4].map((year) => ({ value: String(year), label: `Year ${year}` }));
const EMPTY: Grant = { value: "", year: "2" };

/** Later grants, each vesting a quarter a year from its own year on. One empty row always stands ready. */
export function RefreshGrants({ prefix, grants, error }: RefreshGrantsProps) {
  const [rows, setRows] = useState(() => [...grants, EMPTY].map((grant, key) => ({ ...grant, key })));
  const add = () => setRows((present) => [...present, { ...EMPTY, key: present.length }]);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Refresh grants</legend>
      {error ? <p className="mb-1.5 text-sm text-critical">{error}</p> : null}
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row.key} className="grid grid-cols-[minmax(0,1fr)_8rem] gap-2">
            <Field label={`Value of refresh grant ${row.key + 1}`} hideLabel>
              <TextInput name={`${prefix}refreshValue`} inputMode="decimal" prefix="$" defaultValue={row.value} />
            </Field>
            <Field label={`Year of refresh grant ${row.key + 1}`} hideLabel>
              <Select name={`${prefix}refreshYear`} defaultValue={row.year} options={YEARS} />
            </Field>
          </li>
        ))}
      </ul>
      <Button size="sm" className="mt-2" onClick={add}>
        Add grant
      </Button>
      <p className="mt-1.5 text-xs text-ink-3">
        Each vests 25 % a year from its year on; what vests after year 4 is not counted.
      </p>
    </fieldset>
  );
}
