import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { Badge } from "~/app/ui/status/badge";
import type { RecordOutcome, RecordView } from "./law-records.server";
import { LAWS } from "./record-fields";
import { RecordForm } from "./record-form";
import { RecordPreviewCard } from "./record-preview";
import { VerifyCard } from "./verify-card";

type RecordScreenProps = { view: RecordView; outcome: RecordOutcome | null };

/** One record: its form, what is wrong with it, how readers would see it, and who vouches for it. */
export function RecordScreen({ view, outcome }: RecordScreenProps) {
  const { edited, kind, shape } = view;
  if (!edited && !view.isPlaced) return <PlaceChoice view={view} />;
  return (
    <>
      <p className="mb-3 text-sm">
        <TextLink href={kind === "case" ? `${LAWS.home}?kind=case` : LAWS.home} look="standalone">
          Back to the records
        </TextLink>
      </p>
      <RecordHead view={view} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <RecordForm view={view} outcome={outcome?.intent === "verify" ? null : outcome} />
        {/* Beside the long form, so that a check at its end is seen without scrolling. */}
        <div className="grid gap-5 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto">
          {outcome?.preview ? <RecordPreviewCard preview={outcome.preview} problems={outcome.problems} /> : null}
          {edited && view.mayWrite && shape === edited.shape ? <VerifyCard view={view} outcome={outcome} /> : null}
        </div>
      </div>
    </>
  );
}

function RecordHead({ view: { edited, kind, shape, place } }: { view: RecordView }) {
  if (!edited) {
    const where = [place.jurisdiction, place.city].filter(Boolean).join(", ");
    const what = { law: "New law", absence: "New statement that no law was found", case: "New case" }[shape];
    return <h2 className="mb-4 font-serif text-xl font-semibold">{kind === "law" ? `${what}: ${where}` : what}</h2>;
  }
  const { name, slug, version, isOperators, isWithdrawn, waitingVersion } = edited;
  return (
    <div className="mb-5">
      <h2 className="font-serif text-xl font-semibold">{name}</h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-ink-3">
        <Badge>Version {version}</Badge>
        {isOperators ? <Badge tone="action">Edited here</Badge> : <Badge>As the corpus has it</Badge>}
        {isWithdrawn ? <Badge tone="danger">Withdrawn</Badge> : null}
        {waitingVersion ? (
          <TextLink href={`${LAWS.history(kind, edited.id)}?version=${waitingVersion}`}>
            A newer text of the corpus waits
          </TextLink>
        ) : null}
        <TextLink href={LAWS.history(kind, edited.id)}>History</TextLink>
        {isWithdrawn ? null : (
          <TextLink href={kind === "law" ? `/laws/${slug}` : `/cases/${slug}`}>As readers see it</TextLink>
        )}
        {edited.shape === "absence" && shape === "absence" ? (
          <TextLink href={`${LAWS.record(kind, edited.id)}?shape=law`}>A law was found</TextLink>
        ) : null}
      </p>
    </div>
  );
}

/** Where a new law stands: its agencies and citations follow from it. */
function PlaceChoice({ view: { places, place } }: { view: RecordView }) {
  return (
    <Card as="section" title="Where does the new law apply?" className="max-w-xl">
      <Form method="get" className="grid gap-4">
        <Field label="Place" required>
          <Select name="jurisdiction" placeholder="Choose a place" options={places} required />
        </Field>
        <Field label="City" optional help="Its code, such as los-angeles">
          <TextInput name="city" defaultValue={place.city ?? ""} maxLength={60} />
        </Field>
        <Field label="What is written">
          <Select
            name="shape"
            options={[
              { value: "law", label: "A law" },
              { value: "absence", label: "That no state law was found" },
            ]}
          />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" variant="primary">
            Continue
          </Button>
          <ButtonLink href={LAWS.home} variant="ghost">
            Cancel
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
