import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import { DescriptionList } from "~/app/ui/tables/description-list";

export type Facts = { createdAt: Date; updatedAt: Date; emailVerifiedAt: Date | null; isImpersonated: boolean };

export function AccountFacts({ profile, outcome }: { profile: Facts; outcome: FormOutcome | null }) {
  return (
    <Card as="section" title="Account">
      <FormProblem outcome={outcome} />
      <DescriptionList
        items={[
          { term: "Account created", value: <Moment at={profile.createdAt} /> },
          { term: "Status", value: <Badge tone="success">Active</Badge> },
          { term: "Last updated", value: <Moment at={profile.updatedAt} /> },
          {
            term: "Email confirmed",
            value: profile.emailVerifiedAt ? <Moment at={profile.emailVerifiedAt} /> : "Not yet",
          },
        ]}
      />
      {profile.emailVerifiedAt || profile.isImpersonated ? null : (
        <div className="mt-3">
          <ActButton intent={INTENT.verifyEmail}>Send confirmation mail</ActButton>
        </div>
      )}
    </Card>
  );
}
