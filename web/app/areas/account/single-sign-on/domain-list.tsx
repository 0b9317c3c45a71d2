import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { type FormOutcome, outcomeOf, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Badge } from "~/app/ui/status/badge";
import type { DomainView } from "~/domain/accounts";

type DomainListProps = { domains: DomainView[]; isOwner: boolean; outcome: FormOutcome | null };

/** The domains of e-mail addresses that the provider speaks for, each proved by a record. */
export function DomainList({ domains, isOwner, outcome }: DomainListProps) {
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">
        Your provider is believed for addresses of domains that you have proved by a TXT record, and for no others.
      </p>
      <FormProblem outcome={outcomeOf(outcome, INTENT.checkDomain) ?? outcomeOf(outcome, INTENT.removeDomain)} />
      <ul aria-label="Domains">
        {domains.map((one) => (
          <DomainRow key={one.id} {...one} isOwner={isOwner} />
        ))}
      </ul>
      {isOwner ? <AddDomain key={domains.length} outcome={outcomeOf(outcome, INTENT.addDomain)} /> : null}
    </>
  );
}

function DomainRow({ id, domain, verifiedAt, checkedAt, record, isOwner }: DomainView & { isOwner: boolean }) {
  return (
    <li className="border-t border-line-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="min-w-0 flex-1 basis-40 font-medium break-all">{domain}</p>
        <Badge tone={verifiedAt ? "success" : undefined}>{verifiedAt ? "Verified" : "Not verified"}</Badge>
      </div>
      {verifiedAt ? null : (
        <dl className="mt-2 grid gap-1 text-sm">
          <dt className="text-ink-2">Name of the TXT record</dt>
          <dd>
            <code className="break-all">{record.name}</code>
          </dd>
          <dt className="text-ink-2">Value</dt>
          <dd>
            <code className="break-all">{record.value}</code>
          </dd>
        </dl>
      )}
      <p className="mt-1 text-sm text-ink-2">
        {checkedAt ? (
          <>
            Last checked <Moment at={checkedAt} withTime />
          </>
        ) : (
          "Not checked yet"
        )}
      </p>
      {isOwner ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <ActButton intent={INTENT.checkDomain} fields={{ id }} label={`Check now: ${domain}`}>
            Check Now
          </ActButton>
          <ActButton
            intent={INTENT.removeDomain}
            fields={{ id }}
            label={`Remove ${domain}`}
            confirm={{
              title: `Remove ${domain}?`,
              description: "People with such an address no longer get in by your provider.",
              label: "Remove It",
              danger: true,
            }}
          >
            Remove
          </ActButton>
        </div>
      ) : null}
    </li>
  );
}

function AddDomain({ outcome }: { outcome: FormOutcome | null }) {
  const [form, fields] = useForm<{ domain: string }>({
    id: "sign-on-domain",
    lastResult: outcome?.result,
    defaultNoValidate: true,
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="border-t border-line-2 pt-4">
      <FormProblem outcome={outcome} />
      <input type="hidden" name="intent" value={INTENT.addDomain} />
      <div className="max-w-sm">
        <Field meta={fields.domain} label="Domain" required help="What stands after the @, such as acme.com">
          <TextInput autoComplete="off" maxLength={255} />
        </Field>
      </div>
      <Button type="submit" className="mt-4" loading={useSubmitting(INTENT.addDomain)}>
        Add Domain
      </Button>
    </Form>
  );
}
