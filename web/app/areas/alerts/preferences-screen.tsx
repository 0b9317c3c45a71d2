import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import { secretPath } from "~/platform/secret-paths";
import { type PlaceOption, weekdayName, ZONE_OPTIONS } from "./alert-choices";
import { AlertPlaceFields } from "./alert-place-fields";
import { CadenceFields, CategoryFields } from "./cadence-fields";
import { type WatchedLaw, WatchedLaws } from "./watched-laws";

export type ShownSubscription = {
  id: number;
  place: string;
  categories: string[];
  cadence: string;
  weekday: number | null;
  next: string | null;
};

export type ShownPreferences = {
  email: string;
  firstName: string | null;
  lastName: string | null;
  company: string | null;
  timeZone: string;
  state: "active" | "paused" | "left";
  bounced: boolean;
  /** Of the page that ends all of it. */
  unsubscribeToken: string;
  subscriptions: ShownSubscription[];
  laws: WatchedLaw[];
};

type Props = { preferences: ShownPreferences; places: PlaceOption[]; outcome: FormOutcome | null };

/** What a reader may change behind the signed link of a mail. */
export function PreferencesScreen({ preferences, places, outcome }: Props) {
  const { email, subscriptions, laws, state, unsubscribeToken } = preferences;
  return (
    <div className="max-w-3xl">
      <PageHeader title="Your alerts" description={`Law updates for ${email}`} />
      <FormProblem outcome={outcome} />
      <StateNotice {...preferences} />
      <div className="grid gap-4">
        {subscriptions.length === 0 ? (
          <Card>
            <EmptyState title="No place is chosen">Add one below to hear of its changes.</EmptyState>
          </Card>
        ) : null}
        {subscriptions.map((subscription) => (
          <SubscriptionCard key={subscription.id} subscription={subscription} />
        ))}
        <WatchedLaws laws={laws} />
        <AddPlace key={subscriptions.length} places={places} />
        <ReaderCard {...preferences} />
      </div>
      {state === "left" ? null : (
        <p className="mt-6 text-sm text-ink-2">
          Want no alerts at all? <TextLink href={secretPath("unsubscribe", unsubscribeToken)}>Stop all alerts</TextLink>
        </p>
      )}
    </div>
  );
}

function StateNotice({ state, bounced }: ShownPreferences) {
  const text = bounced
    ? "Mail to this address came back, so alerts rest. Write to support once the mailbox works again."
    : {
        left: "You unsubscribed. Add a place below to begin again.",
        paused: "Your alerts are paused by support.",
        active: null,
      }[state];
  if (!text) return null;
  return (
    <div className="mb-4">
      <Banner tone="warning" label="State of your alerts">
        {text}
      </Banner>
    </div>
  );
}

function summary({ cadence, weekday, categories, next }: ShownSubscription): string {
  const often =
    cadence === "weekly" ? `every ${weekdayName(weekday)}` : cadence === "daily" ? "every business day" : "at once";
  const about = categories.length === 0 ? "all categories" : categories.join(", ");
  return `Sent ${often} · ${about}${next ? ` · next mail ${next} if there is news` : ""}`;
}

function SubscriptionCard({ subscription }: { subscription: ShownSubscription }) {
  const submitting = useSubmitting(INTENT.changeAlert);
  return (
    <Card
      as="section"
      title={subscription.place}
      aside={
        <ActButton
          intent={INTENT.endAlert}
          fields={{ id: subscription.id }}
          label={`Remove ${subscription.place}`}
          confirm={{
            title: `Remove ${subscription.place}?`,
            description: "You will no longer get its updates.",
            label: "Remove",
          }}
        >
          Remove
        </ActButton>
      }
    >
      <p className="text-sm text-ink-2">{summary(subscription)}</p>
      <details className="mt-2">
        <summary className="min-h-7 py-1 text-sm font-medium text-action">Change</summary>
        <ActionForm method="post" preventScrollReset className="mt-3 grid gap-4">
          <input type="hidden" name="intent" value={INTENT.changeAlert} />
          <input type="hidden" name="id" value={subscription.id} />
          <CategoryFields chosen={subscription.categories} />
          <CadenceFields cadence={subscription.cadence} weekday={subscription.weekday} />
          <div>
            <Button type="submit" variant="primary" size="sm" loading={submitting}>
              Save
            </Button>
          </div>
        </ActionForm>
      </details>
    </Card>
  );
}

function AddPlace({ places }: { places: PlaceOption[] }) {
  const submitting = useSubmitting(INTENT.addAlert);
  return (
    <Card as="section" title="Add a place">
      <ActionForm method="post" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value={INTENT.addAlert} />
        <div className="grid gap-4 sm:grid-cols-2">
          <AlertPlaceFields places={places} jurisdiction="FEDERAL" city="" />
        </div>
        <CategoryFields chosen={[]} />
        <CadenceFields cadence="instant" weekday={1} />
        <div>
          <Button type="submit" loading={submitting}>
            Add place
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}

function ReaderCard({ firstName, lastName, company, timeZone }: ShownPreferences) {
  const submitting = useSubmitting(INTENT.changeReader);
  const zones = ZONE_OPTIONS.some(({ value }) => value === timeZone)
    ? ZONE_OPTIONS
    : [...ZONE_OPTIONS, { value: timeZone, label: timeZone }];
  return (
    <Card as="section" title="Your details">
      <ActionForm method="post" preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="intent" value={INTENT.changeReader} />
        <Field label="First name" optional>
          <TextInput name="firstName" autoComplete="given-name" maxLength={100} defaultValue={firstName ?? ""} />
        </Field>
        <Field label="Last name" optional>
          <TextInput name="lastName" autoComplete="family-name" maxLength={100} defaultValue={lastName ?? ""} />
        </Field>
        <Field label="Company" optional>
          <TextInput name="company" autoComplete="organization" maxLength={200} defaultValue={company ?? ""} />
        </Field>
        <Field label="Time zone">
          <Select name="timeZone" options={zones} defaultValue={timeZone} />
        </Field>
        <div>
          <Button type="submit" loading={submitting}>
            Save details
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
