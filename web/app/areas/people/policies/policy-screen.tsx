import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DataTable } from "~/app/ui/tables/data-table";
import type { PolicyTextView } from "~/domain/people";
import { ScreenHeading } from "../screen-heading";
import { AnswerBadge } from "./documents-screen";
import { POLICY_INTENT as INTENT } from "./policy-intents";

/** A policy for HR: its wording, sending it, and who has answered and who has not. */
export function PolicyScreen({ policy }: { policy: PolicyTextView }) {
  const { title, text, version, sentAt, dueOn, acknowledged, asked, waiting, declined, versions } = policy;
  return (
    <div className="grid max-w-4xl gap-5">
      <ScreenHeading title={title} back={{ href: "/hris/documents", label: "All documents" }}>
        <p className="text-ink-2">
          Version {version}
          {sentAt ? (
            <>
              , sent <Moment at={sentAt} />: {acknowledged} of {asked} acknowledged, {waiting} waiting, {declined}{" "}
              declined
            </>
          ) : (
            ", not sent yet"
          )}
          {dueOn ? `. Due by ${longDate(dueOn)}` : ""}.
        </p>
      </ScreenHeading>
      <Card as="section" title={sentAt ? "Send to who came since" : "Send"} level={3}>
        <ActionForm className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="intent" value={INTENT.send} />
          <DateField label="To be answered by" name="dueOn" optional defaultValue={dueOn ?? undefined} />
          <Button type="submit" variant={sentAt ? undefined : "primary"}>
            Send to everybody not asked yet
          </Button>
        </ActionForm>
      </Card>
      {sentAt ? <Answers policy={policy} /> : null}
      <Card as="section" title="Wording" level={3}>
        <p className="whitespace-pre-wrap break-words">{text}</p>
        <Disclosure summary="Change the wording" className="mt-3" key={version + text.length}>
          <ActionForm className="grid gap-3">
            <input type="hidden" name="intent" value={INTENT.reword} />
            <Field
              label="Wording"
              required
              help={
                sentAt
                  ? "The wording that was sent stays with those who acknowledged it. This becomes the next version, which you send again."
                  : undefined
              }
            >
              <TextArea name="text" rows={12} defaultValue={text} />
            </Field>
            <div>
              <Button type="submit">Save the wording</Button>
            </div>
          </ActionForm>
        </Disclosure>
        {versions.length > 1 ? (
          <ul className="mt-3 text-sm text-ink-2">
            {versions.map((one) => (
              <li key={one.version}>
                Version {one.version}, written <Moment at={one.createdAt} />
                {one.sentAt ? ", sent" : ", not sent"}
              </li>
            ))}
          </ul>
        ) : null}
      </Card>
      <ActButton
        intent={INTENT.retire}
        confirm={{
          title: "Retire this policy?",
          description: "Nobody is asked for it any more. What was acknowledged stays.",
          label: "Retire",
          danger: true,
        }}
      >
        Retire this policy
      </ActButton>
    </div>
  );
}

function Answers({ policy: { people, waiting } }: { policy: PolicyTextView }) {
  return (
    <Card
      as="section"
      title="Who has answered"
      level={3}
      aside={waiting > 0 ? <ActButton intent={INTENT.remind}>Remind who has not</ActButton> : undefined}
    >
      <DataTable
        caption="Answers"
        tall
        rows={people}
        rowKey={({ employeeId }) => String(employeeId)}
        columns={[
          {
            key: "name",
            header: "Name",
            rowHeader: true,
            cell: ({ employeeId, name }) => <TextLink href={`/hris/employees/${employeeId}`}>{name}</TextLink>,
          },
          { key: "status", header: "Answer", cell: ({ status }) => <AnswerBadge status={status} /> },
          {
            key: "when",
            header: "When",
            hideBelow: "sm",
            cell: ({ answeredAt, viewedAt, canSignIn }) =>
              answeredAt ? (
                <Moment at={answeredAt} />
              ) : viewedAt ? (
                "Opened, not answered"
              ) : canSignIn ? (
                "Not opened"
              ) : (
                "Cannot sign in yet"
              ),
          },
          { key: "reason", header: "Reason", hideBelow: "md", cell: ({ reason }) => reason ?? "–" },
        ]}
      />
    </Card>
  );
}
