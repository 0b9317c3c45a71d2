import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { CodeBlock } from "~/app/ui/foundations/code-block";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { Banner } from "~/app/ui/status/banner";
import { EmptyState } from "~/app/ui/status/empty-state";
import type { ApiKeyView } from "~/domain/accounts";
import { type KeyOrganization, NewKeyForm, type ScopeChoice } from "./new-key-form";

type ApiKeysProps = {
  keys: ApiKeyView[];
  scopes: ScopeChoice[];
  organizations: KeyOrganization[];
  outcome: FormOutcome | null;
  /** The key just made: its secret is in this one answer. */
  created: { name: string; secret: string } | null;
};

export function ApiKeys({ keys, scopes, organizations, outcome, created }: ApiKeysProps) {
  return (
    <Card as="section" id="api-keys" padding="lg" title="API keys">
      <p className="mb-4 text-sm text-ink-2">
        For your own programs and the terminal. A key acts as you, within its scopes, and changes no keys, members or
        roles: see the <TextLink href="/api/docs">API reference</TextLink>.
      </p>
      <FormProblem outcome={outcomeOf(outcome, INTENT.revokeKey)} />
      {created ? (
        <div role="status" className="mb-4 grid gap-3">
          <Banner label="New API key">
            <strong className="font-semibold">{created.name}</strong> was created. Copy the key now: it is shown this
            once.
          </Banner>
          <CodeBlock label="The new API key" code={created.secret} />
        </div>
      ) : null}
      {keys.length === 0 ? (
        <EmptyState title="No keys yet">Create one below when a program needs it.</EmptyState>
      ) : null}
      <ul className="mb-5">
        {keys.map((key) => (
          <li
            key={key.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 py-3 first:border-t-0"
          >
            <KeyFacts apiKey={key} organization={organizations.find(({ id }) => id === key.organizationId)?.name} />
            {key.isTest ? (
              <ActButton
                intent={INTENT.switchOrganization}
                fields={{ id: String(key.organizationId) }}
                label={`See the test data of ${key.name}`}
              >
                See Test Data
              </ActButton>
            ) : null}
            <ActButton
              intent={INTENT.revokeKey}
              fields={{ id: key.id }}
              label={`Revoke ${key.name}`}
              confirm={{
                title: `Revoke ${key.name}?`,
                description: "Programs that use it are refused from then on. This cannot be undone.",
                label: "Revoke key",
                danger: true,
              }}
            >
              Revoke
            </ActButton>
          </li>
        ))}
      </ul>
      <NewKeyForm scopes={scopes} organizations={organizations} outcome={outcomeOf(outcome, INTENT.createKey)} />
    </Card>
  );
}

function KeyFacts({ apiKey, organization }: { apiKey: ApiKeyView; organization?: string }) {
  const { name, prefix, isTest, scopes, createdAt, lastUsedAt, lastUsedAddress, expiresAt } = apiKey;
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-medium break-words">
        {name} <code className="font-mono text-sm font-normal text-ink-2">{prefix}…</code>{" "}
        {isTest ? <Badge tone="brass">Test data</Badge> : null}
      </p>
      <p className="text-sm break-words text-ink-2">
        {scopes.join(", ")}
        {organization ? ` · ${organization}` : ""}
      </p>
      <p className="text-sm text-ink-3">
        Created <Moment at={createdAt} /> ·{" "}
        {lastUsedAt ? (
          <>
            last used <Moment at={lastUsedAt} withTime /> from {lastUsedAddress ?? "an unknown address"}
          </>
        ) : (
          "never used"
        )}{" "}
        ·{" "}
        {expiresAt ? (
          <>
            expires <Moment at={expiresAt} />
          </>
        ) : (
          "no expiry"
        )}
      </p>
    </div>
  );
}
