import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { providerLink } from "~/app/links/sign-in-links";
import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { Badge } from "~/app/ui/status/badge";
import type { SignOnSettings } from "~/domain/accounts";
import { DomainList } from "./domain-list";
import { EnforcementSection } from "./enforcement-section";
import { ProviderForm } from "./provider-form";

type SignOnSettingsScreenProps = SignOnSettings & {
  id: number;
  name: string;
  isOwner: boolean;
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

export function SignOnSettingsScreen({ outcome, ...view }: SignOnSettingsScreenProps) {
  useOutcomeToast(outcome);
  const { id, name, isOwner, provider } = view;
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Single sign-on"
        description="Members sign in by your company's own provider. Who comes new is a member with the least role."
        above={
          <TextLink href={`/organizations/${id}`} look="standalone">
            {name}
          </TextLink>
        }
      />
      <div className="grid gap-5">
        <Card
          as="section"
          padding="lg"
          title="Provider"
          aside={<Badge tone={provider ? "success" : undefined}>{provider ? "Set up" : "Not set up"}</Badge>}
        >
          {isOwner ? (
            // Saved, it begins anew: the secret does not stay in the field.
            <ProviderForm key={String(provider?.updatedAt)} {...view} outcome={outcomeOf(outcome, INTENT.saveSignOn)} />
          ) : (
            <p className="text-sm break-words text-ink-2">
              {provider ? `Issuer: ${provider.issuer}. ` : ""}Only the owner changes this.
            </p>
          )}
          {provider ? <ProviderActs {...view} outcome={outcome} /> : null}
        </Card>
        <Card as="section" padding="lg" title="Domains">
          <DomainList domains={view.domains} isOwner={isOwner} outcome={outcome} />
        </Card>
        <EnforcementSection {...view} outcome={outcome} />
      </div>
    </div>
  );
}

type ProviderActsProps = Pick<SignOnSettingsScreenProps, "id" | "isOwner" | "provider" | "outcome">;

function ProviderActs({ id, isOwner, provider, outcome }: ProviderActsProps) {
  return (
    <div className="mt-5 border-t border-line-2 pt-4">
      <FormProblem outcome={outcomeOf(outcome, INTENT.testSignOn) ?? outcomeOf(outcome, INTENT.removeSignOn)} />
      <p className="mb-3 text-sm text-ink-2">
        {provider?.provedAt ? (
          <>
            The owner came in by it on <Moment at={provider.provedAt} withTime />.
          </>
        ) : (
          "The owner has not come in by it yet."
        )}
      </p>
      {isOwner ? (
        <div className="flex flex-wrap gap-2">
          <ActButton intent={INTENT.testSignOn}>Test Connection</ActButton>
          <ButtonLink
            size="sm"
            href={providerLink(`organization-${id}`, `/organizations/${id}/single-sign-on`)}
            reloadDocument
          >
            Sign In by It Myself
          </ButtonLink>
          <ActButton
            intent={INTENT.removeSignOn}
            confirm={{
              title: "Remove the provider?",
              description: "Nobody signs in by it any more. Members keep their accounts and set a password by mail.",
              label: "Remove It",
              danger: true,
            }}
          >
            Remove Provider
          </ActButton>
        </div>
      ) : null}
    </div>
  );
}
