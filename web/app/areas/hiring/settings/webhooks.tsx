import { ActButton } from "~/app/forms/act-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Badge } from "~/app/ui/status/badge";
import { SettingsForm } from "./settings-form";
import { SETTINGS_INTENT as INTENT } from "./settings-intents";
import { type EventChoice, WebhookEvents } from "./webhook-events";

export type WebhookRow = {
  id: number;
  url: string;
  isActive: boolean;
  failureCount: number;
  disabledReason: string | null;
};
type WebhooksProps = {
  webhooks: WebhookRow[];
  made: { secret: string; url: string } | null;
  choices: EventChoice[];
};

/** Calls to the company's own systems when something happens in hiring. */
export function Webhooks({ webhooks, made, choices }: WebhooksProps) {
  return (
    <Card as="section" padding="lg" title="Webhooks" level={3}>
      <p className="mb-3 text-sm text-ink-2">
        Signed calls to your own systems when something happens in hiring; the same in the{" "}
        <TextLink href="/api/docs">API</TextLink>.
      </p>
      {made ? (
        <div className="mb-4">
          <p className="mb-1 text-sm">The secret of {made.url}, shown this once:</p>
          <CodeBlock code={made.secret} label="Secret of the webhook" />
        </div>
      ) : null}
      <ul className="text-sm">
        {webhooks.map((hook) => (
          <li key={hook.id} className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2 first:border-t-0">
            <span className="min-w-0 flex-1 break-all">
              <TextLink href={`/ats/settings/webhooks/${hook.id}`}>{hook.url}</TextLink>
            </span>
            <Badge tone={hook.isActive ? "success" : "danger"}>
              {hook.isActive ? "On" : (hook.disabledReason ?? "Off")}
            </Badge>
            <ActButton
              intent={INTENT.removeWebhook}
              fields={{ id: hook.id }}
              label={`Remove ${hook.url}`}
              confirm={{
                title: "Remove this webhook?",
                description: "Its log is deleted as well.",
                label: "Remove",
                danger: true,
              }}
            >
              Remove
            </ActButton>
          </li>
        ))}
      </ul>
      <div className="mt-3">
        <SettingsForm intent={INTENT.webhook} button="Add Webhook">
          <Field label="Address">
            <TextInput name="url" type="url" placeholder="https://" maxLength={1000} />
          </Field>
          <WebhookEvents choices={choices} chosen={[]} />
        </SettingsForm>
      </div>
    </Card>
  );
}
