import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAIL_STATE_TEXT, moment } from "~/app/areas/admin/alerts/alert-texts";
import { mailAction, mailView } from "~/app/areas/admin/alerts/alerts.server";
import { ActButton } from "~/app/forms/act-button";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DescriptionList } from "~/app/ui/tables/description-list";

export const meta: MetaFunction = () => [{ title: "Mail · Statewise" }];

export const loader = (arrival: LoaderFunctionArgs) => mailView(arrival);

export const action = (arrival: ActionFunctionArgs) => mailAction(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function AdminMail() {
  const { mail, mayResend } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  const [bounce] = mail.bounces;
  return (
    <div className="grid gap-4">
      <TextLink href="/admin/outbox" look="standalone">
        Back to the outbox
      </TextLink>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" title={mail.subject || mail.template}>
          {mail.isMasked ? (
            <p className="text-sm text-ink-2">
              This mail belongs to a company (organization {mail.organizationId}), which has not opened hiring to
              support. Its words and its reader are theirs; the owner can open them on the page of the organization.
            </p>
          ) : (
            <Picture id={mail.id} />
          )}
          {mail.text ? (
            <Disclosure summary="Plain text" className="mt-3">
              <pre className="font-mono text-sm break-words whitespace-pre-wrap">{mail.text}</pre>
            </Disclosure>
          ) : null}
        </Card>
        <Card as="section" title="Delivery">
          <DescriptionList
            items={[
              { term: "To", value: <span className="break-all">{mail.to}</span> },
              { term: "State", value: MAIL_STATE_TEXT[mail.state]?.label ?? mail.state },
              { term: "Kind", value: mail.template },
              { term: "Attempts", value: mail.attempts },
              { term: "Made", value: moment(mail.createdAt) },
              { term: "Sent", value: moment(mail.sentAt) },
              ...(mail.nextAttemptAt ? [{ term: "Next attempt", value: moment(mail.nextAttemptAt) }] : []),
              ...(bounce ? [{ term: "Mailbox", value: `${bounce.kind} bounce, ${moment(bounce.occurredAt)}` }] : []),
            ]}
          />
          {mail.lastError ? <p className="mt-3 text-sm break-words text-critical">{mail.lastError}</p> : null}
          {mayResend ? <Resend allowed={mail.canBeSentAgain} to={mail.to} /> : null}
        </Card>
      </div>
    </div>
  );
}

/** Its own policy keeps scripts and links of the mail from acting. */
function Picture({ id }: { id: string }) {
  return (
    <iframe
      src={`/admin/outbox/${id}/html`}
      title="The mail as its reader sees it"
      sandbox=""
      className="h-160 w-full rounded-small border border-line bg-card"
    />
  );
}

function Resend({ allowed, to }: { allowed: boolean; to: string }) {
  if (!allowed) {
    return (
      <p className="mt-3 text-sm text-ink-3">
        Its links were removed after sending, so it cannot be sent again. Start over what it was about.
      </p>
    );
  }
  const confirm = { title: "Send this mail again?", description: `It is sent to ${to} again.`, label: "Send again" };
  return (
    <div className="mt-3">
      <ActButton intent={INTENT.resendMail} confirm={confirm}>
        Send again
      </ActButton>
    </div>
  );
}
