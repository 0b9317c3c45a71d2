import { ActButton } from "~/app/forms/act-button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge } from "~/app/ui/status/badge";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";

export type ListEntry = { id: number; isActive: boolean } & ({ label: string } | { name: string });

type EntryListsProps = {
  reasons: (ListEntry & { kind: string })[];
  sources: (ListEntry & { trackingCode: string | null })[];
};

const KINDS = [
  { value: "rejection", label: "Rejection" },
  { value: "withdrawal", label: "Withdrawal" },
  { value: "move_back", label: "Move back" },
  { value: "offer_declined", label: "Offer declined" },
];
const textOf = (entry: ListEntry): string => ("label" in entry ? entry.label : entry.name);

/** Reasons why applications end, and where candidates come from. */
export function EntryLists({ reasons, sources }: EntryListsProps) {
  return (
    <>
      <Card as="section" padding="lg" title="Reasons" level={3}>
        <Entries
          list="reason"
          entries={reasons}
          note={(entry) => KINDS.find(({ value }) => value === (entry as { kind?: string }).kind)?.label ?? ""}
        />
        <div className="mt-3">
          <SettingsForm intent={INTENT.reason} button="Add Reason" inline>
            <Field label="New reason">
              <TextInput name="label" maxLength={120} />
            </Field>
            <Field label="For">
              <Select name="kind" options={KINDS} />
            </Field>
          </SettingsForm>
        </div>
      </Card>
      <Card as="section" padding="lg" title="Sources" level={3}>
        <Entries
          list="source"
          entries={sources}
          note={(entry) => {
            const code = (entry as { trackingCode?: string | null }).trackingCode;
            return code ? `link with ?source=${code}` : "";
          }}
        />
        <div className="mt-3">
          <SettingsForm intent={INTENT.source} button="Add Source" inline>
            <Field label="New source">
              <TextInput name="name" maxLength={120} />
            </Field>
          </SettingsForm>
        </div>
      </Card>
    </>
  );
}

type EntriesProps = { list: "reason" | "source"; entries: ListEntry[]; note: (entry: ListEntry) => string };

function Entries({ list, entries, note }: EntriesProps) {
  return (
    <ul className="text-sm">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center gap-3 border-t border-line-2 py-1.5 first:border-t-0">
          <span className="min-w-0 flex-1 break-words">
            {textOf(entry)} <span className="text-ink-2">{note(entry)}</span>
          </span>
          {entry.isActive ? null : <Badge>Off</Badge>}
          <ActButton
            intent={INTENT.entry}
            fields={{ id: entry.id, list, isActive: String(!entry.isActive) }}
            label={`${entry.isActive ? "Switch off" : "Switch on"} ${textOf(entry)}`}
          >
            {entry.isActive ? "Switch off" : "Switch on"}
          </ActButton>
        </li>
      ))}
    </ul>
  );
}
