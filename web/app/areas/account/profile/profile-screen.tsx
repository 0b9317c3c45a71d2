import { InvoiceList, type InvoiceRow } from "~/app/areas/billing/plans/invoice-list";
import { PlanList, type PlanRow } from "~/app/areas/billing/plans/plan-list";
import { type FormOutcome, outcomeOf, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { PageHeader } from "~/app/ui/navigation/page-header";
import type { ApiKeyView, SessionLimits } from "~/domain/accounts";
import { AccessSummary, type ProductAccess } from "./access-summary";
import { AccountFacts, type Facts } from "./account-facts";
import { ApiKeys } from "./api-keys";
import { type Details, DetailsForm } from "./details-form";
import type { KeyOrganization, ScopeChoice } from "./new-key-form";
import { PasswordForm } from "./password-form";
import { SessionList, type SessionRow } from "./session-list";

type ProfileScreenProps = {
  profile: Details & Facts;
  products: ProductAccess[];
  organization: string | null;
  own:
    | ({
        sessions: SessionRow[];
        limits: SessionLimits;
        keys: ApiKeyView[];
        scopes: ScopeChoice[];
        organizations: KeyOrganization[];
      } & {
        subscriptions: PlanRow[];
        invoices: InvoiceRow[];
      })
    | null;
  answer: { outcome: FormOutcome; created?: { name: string; secret: string } } | null;
};

export function ProfileScreen({ profile, products, organization, own, answer }: ProfileScreenProps) {
  const outcome = answer?.outcome ?? null;
  useOutcomeToast(outcome);
  const about = (intent: Parameters<typeof outcomeOf>[1]) => outcomeOf(outcome, intent);
  return (
    <>
      <PageHeader
        title="Profile"
        above={
          <TextLink href="/dashboard" look="standalone">
            Back to Dashboard
          </TextLink>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-5">
          <DetailsForm profile={profile} outcome={about(INTENT.updateProfile)} />
          {own ? (
            <>
              <PlanList
                plans={own.subscriptions}
                outcome={about(INTENT.cancelPlan) ?? about(INTENT.resumePlan)}
                hasInvoices={own.invoices.length > 0}
              />
              {own.invoices.length > 0 ? (
                <InvoiceList invoices={own.invoices} outcome={about(INTENT.requestRefund)} />
              ) : null}
              <PasswordForm email={profile.email} outcome={about(INTENT.changePassword)} />
              <SessionList
                sessions={own.sessions}
                limits={own.limits}
                outcome={about(INTENT.endSession) ?? about(INTENT.endOtherSessions)}
              />
              <ApiKeys {...own} outcome={outcome} created={answer?.created ?? null} />
            </>
          ) : (
            <p className="text-sm text-ink-2">
              Payment, password, sessions and keys are not shown while viewing as a customer.
            </p>
          )}
        </div>
        <div className="grid min-w-0 gap-5">
          <AccountFacts profile={profile} outcome={about(INTENT.verifyEmail)} />
          <AccessSummary products={products} />
          <Card as="section" title="Organization">
            <p className="mb-3 text-sm break-words text-ink-2">
              {organization ? `You work in ${organization}.` : "Hiring and people data belong to an organization."}
            </p>
            <ButtonLink href="/organizations" size="sm">
              {organization ? "Members and roles" : "Set one up"}
            </ButtonLink>
          </Card>
          {own ? <OwnData /> : null}
          {own ? <DangerZone /> : null}
        </div>
      </div>
    </>
  );
}

function OwnData() {
  return (
    <Card as="section" title="Your data">
      <p className="mb-3 text-sm text-ink-2">
        Everything that is stored about you as a file. <TextLink href="/security#data">What, why and how long</TextLink>
      </p>
      <form method="post" action="/profile/my-data">
        <Button type="submit" size="sm">
          Download my data
        </Button>
      </form>
    </Card>
  );
}

function DangerZone() {
  return (
    <Card as="section" title="Danger zone">
      <p className="mb-3 text-sm text-ink-2">Deleting the account erases your data and ends your access at once.</p>
      <ButtonLink href="/delete-account" variant="danger" size="sm">
        Delete Account
      </ButtonLink>
    </Card>
  );
}
