import { ActButton } from "~/app/forms/act-button";
import { INTENT } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { roleLabel } from "./role-labels";

export type OrganizationRow = {
  id: number;
  name: string;
  role: string | null;
  isCurrent: boolean;
  closingAt: Date | null;
};

export function OrganizationList({ organizations }: { organizations: OrganizationRow[] }) {
  if (organizations.length === 0) {
    return (
      <Card>
        <EmptyState title="You are in no organization yet">
          Create one below, or open the link of an invitation that you were mailed.
        </EmptyState>
      </Card>
    );
  }
  return (
    <ul className="grid gap-3">
      {organizations.map(({ id, name, role, isCurrent, closingAt }) => (
        <Card as="li" key={id}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold break-words">
                <TextLink href={`/organizations/${id}`}>{name}</TextLink>{" "}
                {isCurrent ? <Badge tone="success">You work here</Badge> : null}{" "}
                {closingAt ? <Badge tone="danger">Closing</Badge> : null}
              </p>
              <p className="text-sm text-ink-2">Your role: {roleLabel(role)}</p>
            </div>
            {isCurrent ? null : (
              <ActButton intent={INTENT.switchOrganization} fields={{ id }} label={`Work here, in ${name}`}>
                Work here
              </ActButton>
            )}
          </div>
        </Card>
      ))}
    </ul>
  );
}
