import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { languageName } from "./job-fields";
import { JOB_INTENT } from "./job-intents";
import type { JobData } from "./job-types";

type TranslationsCardProps = { translations: JobData["translations"]; languages: string[]; mayWrite: boolean };

const OTHERS = ["es", "fr", "de", "zh", "ja", "ko", "pt", "it", "en"].map((value) => ({
  value,
  label: languageName(value),
}));

/** The posting in further languages: applicants read the one of their choice. */
export function TranslationsCard({ translations, languages, mayWrite }: TranslationsCardProps) {
  const missing = languages.slice(1).filter((code) => !translations.some(({ language }) => language === code));
  return (
    <Card as="section" title="Languages" level={3}>
      <p className="text-sm text-ink-2">
        First language: {languageName(languages[0] ?? "en")}.
        {missing.length > 0 ? ` Text still missing: ${missing.map(languageName).join(", ")}.` : ""}
      </p>
      {translations.map((translation) => (
        <Disclosure
          key={translation.language}
          summary={`${languageName(translation.language)}: ${translation.title}`}
          className="mt-2"
        >
          {mayWrite ? (
            <>
              <TranslationForm translation={translation} />
              <div className="mt-2">
                <ActButton intent={JOB_INTENT.removeTranslation} fields={{ language: translation.language }}>
                  Remove
                </ActButton>
              </div>
            </>
          ) : (
            <p className="whitespace-pre-wrap">{translation.description}</p>
          )}
        </Disclosure>
      ))}
      {mayWrite ? (
        <Disclosure summary={<span className="text-sm">Add a language</span>} className="mt-2">
          <TranslationForm />
        </Disclosure>
      ) : null}
    </Card>
  );
}

function TranslationForm({ translation }: { translation?: JobData["translations"][number] }) {
  return (
    <ActionForm method="post" className="grid gap-3">
      {translation ? (
        <input type="hidden" name="language" value={translation.language} />
      ) : (
        <Field label="Language">
          <Select name="language" options={OTHERS} />
        </Field>
      )}
      <Field label="Title">
        <TextInput name="title" defaultValue={translation?.title} maxLength={200} />
      </Field>
      <Field label="Description">
        <TextArea name="description" rows={6} defaultValue={translation?.description} />
      </Field>
      <div>
        <Button type="submit" name="intent" value={JOB_INTENT.saveTranslation} size="sm">
          Save Translation
        </Button>
      </div>
    </ActionForm>
  );
}
