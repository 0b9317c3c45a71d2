import { ActionForm } from "~/app/forms/action-form";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { OnceField } from "~/app/forms/once-field";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { TEMPLATE_INTENT as INTENT } from "./template-intents";

type Saved = { id: number; name: string; isActive: boolean };

type TemplatesScreenProps = {
  mails: (Saved & { type: string; subject: string; isDefault: boolean })[];
  letters: (Saved & { body: string })[];
  cards: (Saved & { attributes: { label: string; guide?: string | null }[] })[];
  kinds: { value: string; label: string }[];
  letterFields: string[];
  standardLetter: string;
  outcome: FormOutcome | null;
};

/** Mail templates, offer letters and scorecards. */
export function TemplatesScreen(props: TemplatesScreenProps) {
  const { mails, letters, cards, kinds, letterFields, standardLetter, outcome } = props;
  const kindOf = (type: string) => kinds.find(({ value }) => value === type)?.label ?? type;
  return (
    <div className="grid max-w-4xl gap-5">
      <div>
        <TextLink href="/ats/settings" look="standalone" className="text-sm">
          Settings
        </TextLink>
        <h2 className="font-serif text-xl font-semibold">Templates</h2>
      </div>
      <FormProblem outcome={outcome} />
      <Card
        as="section"
        padding="lg"
        title="Mail templates"
        level={3}
        aside={
          <ButtonLink href="/ats/settings/templates/new" size="sm">
            Add Template
          </ButtonLink>
        }
      >
        <ul className="text-sm">
          {mails.map(({ id, name, type, subject, isActive, isDefault }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 border-t border-line-2 py-2 first:border-t-0">
              <span className="min-w-0 flex-1 basis-60 break-words">
                <TextLink href={`/ats/settings/templates/${id}`}>{name}</TextLink>
                <span className="block text-ink-2">
                  {kindOf(type)}: {subject}
                </span>
              </span>
              {isDefault ? <Badge tone="action">Default</Badge> : null}
              {isActive ? null : <Badge>Off</Badge>}
            </li>
          ))}
        </ul>
      </Card>
      <Card as="section" padding="lg" title="Offer letters" level={3}>
        <p className="mb-2 text-sm text-ink-2">
          The standard letter is always there. Pay and terms follow the words by themselves.
        </p>
        {[...letters, { id: 0, name: "", body: standardLetter, isActive: true }].map(({ id, name, body, isActive }) => (
          <Disclosure key={id} summary={id ? `${name}${isActive ? "" : " (off)"}` : "Add a letter"}>
            <ActionForm method="post" className="grid gap-3">
              <Common id={id} intent={INTENT.letter} name={name} isActive={isActive} />
              <Field label="Letter" help={`Merge fields: ${letterFields.map((field) => `{{${field}}}`).join(" ")}`}>
                <TextArea name="body" rows={10} maxLength={20_000} defaultValue={body} />
              </Field>
              <SaveButton />
            </ActionForm>
          </Disclosure>
        ))}
      </Card>
      <Card as="section" padding="lg" title="Scorecards" level={3}>
        <p className="mb-2 text-sm text-ink-2">
          The standard scorecard asks for skills, experience, solving problems and communication.
        </p>
        {[...cards, { id: 0, name: "", attributes: [], isActive: true }].map(({ id, name, attributes, isActive }) => (
          <Disclosure key={id} summary={id ? `${name}${isActive ? "" : " (off)"}` : "Add a scorecard"}>
            <ActionForm method="post" className="grid gap-3">
              <Common id={id} intent={INTENT.card} name={name} isActive={isActive} />
              <Field
                label="What is rated"
                help="One per line: name | what to look for. Rate the work, never the person."
              >
                <TextArea
                  name="attributes"
                  rows={6}
                  defaultValue={attributes
                    .map(({ label, guide }) => [label, guide].filter(Boolean).join(" | "))
                    .join("\n")}
                />
              </Field>
              <SaveButton />
            </ActionForm>
          </Disclosure>
        ))}
      </Card>
    </div>
  );
}

const Common = ({ id, intent, name, isActive }: Saved & { intent: string }) => (
  <>
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="id" value={id || ""} />
    {id ? null : <OnceField />}
    <Field label="Name">
      <TextInput name="name" maxLength={120} defaultValue={name} />
    </Field>
    <Checkbox name="isActive" label="Can be chosen" defaultChecked={isActive} />
  </>
);

const SaveButton = () => (
  <div>
    <Button type="submit" size="sm">
      Save
    </Button>
  </div>
);
