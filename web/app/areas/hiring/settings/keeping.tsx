import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";

export type KeepingView = {
  months: number | null;
  startsAt: Date | null;
  due: number;
  held: number;
  runs: { at: Date; removed: number; held: number }[];
};

const people = (count: number): string =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "candidate" : "candidates"}`;

/** How long candidates are kept, and what was done about it. */
export function Keeping({ keeping: { months, startsAt, due, held, runs } }: { keeping: KeepingView }) {
  return (
    <Card as="section" padding="lg" title="How long candidates are kept" level={3}>
      <SettingsForm intent={INTENT.keeping} button="Save Period">
        <Field
          label="Erase candidates after this many months"
          optional
          help="Counted from the last thing that happened with them, and never sooner than the law of the job's state allows. Nobody is erased who has an open application, was hired, agreed to be kept on file, or is under a legal hold. Empty: only those who ask are erased."
        >
          <TextInput name="months" type="number" min={12} max={240} step={1} defaultValue={months ?? ""} />
        </Field>
      </SettingsForm>
      {startsAt ? (
        <p className="mt-4 text-sm text-ink-2">
          Today this means {people(due)}
          {held > 0 ? `; a legal hold keeps ${people(held)} more` : ""}. It runs every night, first after{" "}
          <Moment at={startsAt} />.
        </p>
      ) : null}
      {runs.length > 0 ? (
        <ul className="mt-3 text-sm text-ink-2">
          {runs.map((run) => (
            <li key={run.at.toISOString()}>
              <Moment at={run.at} />: {people(run.removed)} erased
              {run.held > 0 ? `, ${people(run.held)} kept by a legal hold` : ""}
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
