import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { EmptyState } from "~/app/ui/status/empty-state";

type BookingPageProps = {
  token: string;
  zone: string;
  zones: SelectOption[];
  booking: {
    organizationName: string;
    jobTitle: string;
    firstName: string;
    title: string;
    minutes: number;
    place: string | null;
    booked: string | null;
    slots: { id: number; when: string }[];
  };
};

/** What a candidate sees behind the booking link: free times, or the one that was chosen. */
export function BookingPage({ token, zone, zones, booking }: BookingPageProps) {
  const { organizationName, jobTitle, firstName, title, minutes, place, booked, slots } = booking;
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Your interview" description={`${jobTitle} at ${organizationName}`} />
      <Card padding="lg">
        <p>Hello {firstName},</p>
        <p className="mt-2">
          {title}, {minutes} minutes{place ? `. ${place}` : ""}.
        </p>
        {booked ? (
          <>
            <p className="mt-3 font-semibold">{booked}</p>
            <p className="mt-2 mb-4 text-sm text-ink-2">To change it, answer the invitation in your mail.</p>
            <ButtonLink href={`/careers/interview.ics?token=${encodeURIComponent(token)}`} reloadDocument>
              Add to calendar
            </ButtonLink>
          </>
        ) : slots.length === 0 ? (
          <EmptyState title="No times are left">Please answer the mail: you will get new times.</EmptyState>
        ) : (
          <Form method="post" className="mt-4 grid gap-4">
            <input type="hidden" name="zone" value={zone} />
            <RadioGroup
              name="slot"
              legend="Choose a time"
              required
              options={slots.map(({ id, when }) => ({ value: String(id), label: when }))}
            />
            <div>
              <Button type="submit" variant="primary">
                Book This Time
              </Button>
            </div>
          </Form>
        )}
        <Form method="get" className="mt-5 flex flex-wrap items-end gap-3 border-t border-line-2 pt-4">
          <input type="hidden" name="token" value={token} />
          <Field label="Times shown in">
            <Select name="zone" defaultValue={zone} options={zones} />
          </Field>
          <Button type="submit" size="sm">
            Show
          </Button>
        </Form>
      </Card>
    </div>
  );
}
