import { Form, useNavigation } from "@remix-run/react";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextArea } from "~/app/ui/fields/text-area";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { JobActionLink } from "./job-types";

const REASONS = [
  { value: "filled", label: "Filled" },
  { value: "cancelled", label: "Cancelled" },
  { value: "on_hold", label: "On hold" },
  { value: "other", label: "Other" },
];

const ASKS = new Set(["reject", "close"]);

/** The steps that work for this person in this state, and no others. */
export function JobSteps({ actions, version }: { actions: JobActionLink[]; version: number }) {
  const { state, formData } = useNavigation();
  const sending = state !== "idle" ? formData?.get("intent") : null;
  return (
    <Card as="section" title="Next Steps" level={3}>
      <div className="flex flex-wrap gap-2">
        {actions
          .filter(({ action }) => !ASKS.has(action))
          .map(({ action, label }, index) => (
            <Form key={action} method="post">
              <input type="hidden" name="version" value={version} />
              <Button
                type="submit"
                name="intent"
                value={action}
                variant={index === 0 ? "primary" : undefined}
                loading={sending === action}
              >
                {label}
              </Button>
            </Form>
          ))}
      </div>
      {actions.some(({ action }) => action === "reject") ? (
        <Disclosure summary="Reject" className="mt-3">
          <ActionForm method="post" className="grid gap-3">
            <input type="hidden" name="version" value={version} />
            <Field label="Reason" required>
              <TextArea name="reason" rows={2} maxLength={2000} />
            </Field>
            <div>
              <Button type="submit" name="intent" value="reject" variant="danger" loading={sending === "reject"}>
                Reject
              </Button>
            </div>
          </ActionForm>
        </Disclosure>
      ) : null}
      {actions.some(({ action }) => action === "close") ? (
        <Disclosure summary="Close" className="mt-3">
          <ActionForm method="post" className="grid gap-3">
            <input type="hidden" name="version" value={version} />
            <Field label="Why it is closed" required>
              <Select name="closeReason" options={REASONS} placeholder="Choose" />
            </Field>
            <p className="text-sm text-ink-2">
              It leaves the careers page. Applications stay where they are; their open interviews are cancelled, and
              everyone invited is told by mail.
            </p>
            <div>
              <Button type="submit" name="intent" value="close" variant="danger" loading={sending === "close"}>
                Close Job
              </Button>
            </div>
          </ActionForm>
        </Disclosure>
      ) : null}
    </Card>
  );
}
