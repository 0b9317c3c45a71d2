import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { DataTable } from "~/app/ui/tables/data-table";
import { ScreenHeading } from "../screen-heading";
import type { DocumentsView } from "./policies.server";

const ANSWERS: Record<string, { label: string; tone: BadgeTone }> = {
  sent: { label: "To read", tone: "brass" },
  viewed: { label: "Opened", tone: "brass" },
  acknowledged: { label: "Acknowledged", tone: "success" },
  declined: { label: "Declined", tone: "danger" },
};

export const AnswerBadge = ({ status }: { status: string }) => {
  const { label, tone } = ANSWERS[status] ?? { label: status, tone: "neutral" as const };
  return <Badge tone={tone}>{label}</Badge>;
};

/** What one is asked to read; below it, for HR, the policies of the company. */
export function DocumentsScreen({ own, all, expiring, hasRecord }: DocumentsView) {
  return (
    <div className="grid gap-5">
      <ScreenHeading
        title="Documents"
        actions={
          all ? (
            <ButtonLink size="sm" variant="primary" href="/hris/documents/new">
              Write a policy
            </ButtonLink>
          ) : null
        }
      />
      {hasRecord ? (
        <Card as="section" title="For you to read" level={3} className="max-w-3xl">
          {own.length === 0 ? <p className="text-sm text-ink-2">Nothing was sent to you yet.</p> : null}
          <ul className="text-sm">
            {own.map(({ id, title, status, dueOn, answeredAt }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-3 border-t border-line-2 py-2.25 first:border-t-0"
              >
                <span className="min-w-0 flex-1">
                  <TextLink href={`/hris/documents/read/${id}`} look="standalone">
                    {title}
                  </TextLink>
                  {dueOn && !answeredAt ? <span className="block text-ink-2">by {longDate(dueOn)}</span> : null}
                </span>
                <AnswerBadge status={status} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {all ? <Policies all={all} /> : null}
      {expiring ? <Expiring expiring={expiring} /> : null}
    </div>
  );
}

/** Papers in the files of employees that run out, or have. */
function Expiring({ expiring }: { expiring: NonNullable<DocumentsView["expiring"]> }) {
  return (
    <Card
      as="section"
      title="Files that expire"
      level={3}
      aside={
        expiring.length > 0 ? (
          <ButtonLink size="sm" href="/hris/reports/expiring-documents?format=excel" reloadDocument>
            Excel
          </ButtonLink>
        ) : undefined
      }
    >
      {expiring.length === 0 ? (
        <p className="text-sm text-ink-2">No file of somebody who works here expires within 90 days.</p>
      ) : (
        <DataTable
          caption="Files that expire within 90 days, or have expired"
          rows={expiring}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: "employee",
              header: "Employee",
              rowHeader: true,
              cell: ({ employeeId, employee }) => (
                <TextLink href={`/hris/employees/${employeeId}/files`}>{employee}</TextLink>
              ),
            },
            { key: "kind", header: "What it is", cell: ({ kindName }) => kindName },
            { key: "name", header: "File", cell: ({ name }) => name },
            {
              key: "expires",
              header: "Expires",
              cell: ({ expiresOn, isExpired }) =>
                expiresOn ? (
                  <Badge tone={isExpired ? "danger" : "brass"}>
                    {isExpired ? "Expired" : "Expires"} {longDate(expiresOn)}
                  </Badge>
                ) : null,
            },
          ]}
        />
      )}
    </Card>
  );
}

function Policies({ all }: { all: NonNullable<DocumentsView["all"]> }) {
  return (
    <Card as="section" title="Policies of the company" level={3}>
      {all.length === 0 ? (
        <p className="text-sm text-ink-2">
          No policies yet. Write one, send it to everybody, and see who has read it and who has not.
        </p>
      ) : (
        <DataTable
          caption="Policies"
          rows={all}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: "title",
              header: "Policy",
              rowHeader: true,
              cell: ({ id, title }) => <TextLink href={`/hris/documents/${id}`}>{title}</TextLink>,
            },
            { key: "version", header: "Version", align: "end", hideBelow: "sm", cell: ({ version }) => version },
            {
              key: "answered",
              header: "Acknowledged",
              align: "end",
              cell: ({ sentAt, acknowledged, asked }) => (sentAt ? `${acknowledged} of ${asked}` : "Not sent"),
            },
            { key: "waiting", header: "Waiting", align: "end", cell: ({ waiting }) => waiting },
            {
              key: "due",
              header: "By",
              hideBelow: "md",
              cell: ({ dueOn }) => (dueOn ? longDate(dueOn) : "–"),
            },
          ]}
        />
      )}
    </Card>
  );
}
