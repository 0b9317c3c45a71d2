import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import type { SelectOption } from "~/app/ui/fields/select";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge } from "~/app/ui/status/badge";
import { EmptyState } from "~/app/ui/status/empty-state";
import { DataTable } from "~/app/ui/tables/data-table";
import type { Column } from "~/app/ui/tables/table-types";
import { HolidaysCard, type ShownHoliday } from "./holidays-card";
import { carryText, givesText, groupText, type ShownPolicy } from "./policy-text";
import { KIND_LABELS } from "./time-off-intents";

export type PoliciesScreenProps = {
  policies: ShownPolicy[];
  holidays: ShownHoliday[];
  places: SelectOption[];
  mayWrite: boolean;
  year: number;
};

const datesText = ({ effectiveFrom, effectiveTo }: ShownPolicy): string =>
  `${effectiveFrom <= "2000-01-01" ? "always" : `from ${longDate(effectiveFrom)}`}${effectiveTo ? ` to ${longDate(effectiveTo)}` : ""}`;

/** The policies of leave and the days on which nobody works. */
export function PoliciesScreen({ policies, holidays, places, mayWrite, year }: PoliciesScreenProps) {
  const columns: Column<ShownPolicy>[] = [
    {
      key: "name",
      header: "Policy",
      rowHeader: true,
      cell: (policy) => (
        <>
          {mayWrite ? <TextLink href={`/hris/time-off/policies/${policy.id}`}>{policy.name}</TextLink> : policy.name}
          <span className="block text-xs font-normal text-ink-3">
            {KIND_LABELS[policy.kind]} · {datesText(policy)}
          </span>
        </>
      ),
    },
    { key: "group", header: "For", cell: groupText, hideBelow: "sm" },
    {
      key: "gives",
      header: "Gives",
      cell: (policy) => (
        <>
          {givesText(policy)} {policy.isPaid ? null : <Badge>Unpaid</Badge>}
        </>
      ),
    },
    { key: "carry", header: "Carries over", cell: carryText, hideBelow: "md" },
    { key: "wait", header: "Waiting", cell: ({ waitingDays }) => `${waitingDays} days`, hideBelow: "lg" },
  ];
  return (
    <div className="grid gap-5">
      {mayWrite ? (
        <div className="flex flex-wrap gap-2">
          <ButtonLink href="/hris/time-off/policies/new" variant="primary" size="sm">
            New policy
          </ButtonLink>
          <ButtonLink href="/hris/time-off/law" size="sm">
            Beside the law
          </ButtonLink>
        </div>
      ) : null}
      <DataTable
        caption="Policies of leave"
        columns={columns}
        rows={policies}
        rowKey={({ id }) => String(id)}
        empty={
          <EmptyState title="No policies yet">A policy says who gets how much leave, and how it is earned.</EmptyState>
        }
      />
      <HolidaysCard holidays={holidays} places={places} mayWrite={mayWrite} year={year} />
    </div>
  );
}
