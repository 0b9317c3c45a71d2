import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Banner } from "~/app/ui/status/banner";
import { DataTable } from "~/app/ui/tables/data-table";
import type { ErasureView } from "./erasure.server";
import { ERASURE_INTENT as INTENT } from "./erasure-intents";

type Preview = ErasureView["preview"];

/** Until when the law has the records of somebody kept, what an erasure would take, and the legal hold that stops it. */
export function ErasureScreen({ preview }: ErasureView) {
  const { blockedBy, dueOn, request } = preview;
  if (request?.status === "done")
    return (
      <Banner label="Erased">
        The personal data of this person was erased{request.doneOn ? ` on ${longDate(request.doneOn)}` : ""}.
      </Banner>
    );
  return (
    <div className="grid max-w-4xl gap-4">
      {request ? (
        <Banner label="Planned">
          The erasure was asked for on {longDate(request.askedOn)}
          {dueOn ? ` and happens on ${longDate(dueOn)}` : ""}
          {blockedBy ? `. ${blockedBy}` : ", unless a legal hold is set."}
        </Banner>
      ) : blockedBy ? (
        <Banner label="Not now">{blockedBy}</Banner>
      ) : null}
      {dueOn ? <Clocks preview={preview} /> : null}
      <Tables preview={preview} />
      <Hold preview={preview} />
      <Acts preview={preview} />
    </div>
  );
}

function Clocks({ preview: { classes, dueOn } }: { preview: Preview }) {
  return (
    <Card as="section" title="How long the law has it kept" level={3}>
      {dueOn ? (
        <p className="mb-3 text-sm text-ink-2">
          The law lets go of everything on {longDate(dueOn)}: the longest of the clocks of the United States and of the
          states of work and home.
        </p>
      ) : null}
      <DataTable
        caption="Records and until when they are kept"
        rows={classes}
        rowKey={({ key }) => key}
        columns={[
          { key: "name", header: "Records", rowHeader: true, cell: ({ name }) => name },
          { key: "until", header: "Kept until", cell: ({ until }) => longDate(until) },
          {
            key: "rule",
            header: "Rule",
            cell: ({ rule }) => (rule ? <Rule rule={rule} /> : "No period is known: the last day counts."),
          },
        ]}
      />
    </Card>
  );
}

const Rule = ({ rule: { text, citation, slug } }: { rule: NonNullable<Preview["classes"][number]["rule"]> }) => (
  <>
    {text} {slug ? <TextLink href={`/laws/${slug}`}>{citation}</TextLink> : citation}
  </>
);

const BECOMES = { removed: "Removed", emptied: "Without what tells the person", kept: "Kept" };

const Tables = ({ preview: { tables } }: { preview: Preview }) => (
  <Card as="section" title="What an erasure does" level={3}>
    <p className="mb-3 text-sm text-ink-2">
      The record stays as “Former employee”, so that head-counts and figures add up. It cannot be undone.
    </p>
    <DataTable
      caption="Data about this person and what becomes of it"
      rows={tables}
      rowKey={({ why, becomes, rows }) => `${why} ${becomes} ${rows}`}
      columns={[
        { key: "why", header: "Data for", rowHeader: true, cell: ({ why }) => why },
        { key: "rows", header: "Entries", align: "end", cell: ({ rows }) => rows },
        {
          key: "becomes",
          header: "Becomes",
          cell: ({ becomes, note }) => `${BECOMES[becomes]}${note ? `: ${note}` : ""}`,
        },
      ]}
    />
  </Card>
);

function Hold({ preview: { hold, allowedActions } }: { preview: Preview }) {
  return (
    <Card as="section" title="Legal hold" level={3}>
      {hold ? (
        <>
          <p>
            Set on {longDate(hold.setOn)}: {hold.reason}
          </p>
          {allowedActions.includes("release") ? (
            <p className="mt-3">
              <ActButton
                intent={INTENT.release}
                confirm={{
                  title: "Release the legal hold?",
                  description: "An erasure that is due then happens the next night.",
                  label: "Release",
                }}
              >
                Release the hold
              </ActButton>
            </p>
          ) : null}
        </>
      ) : allowedActions.includes("hold") ? (
        <ActionForm className="grid gap-4">
          <input type="hidden" name="intent" value={INTENT.hold} />
          <Field
            label="Reason"
            required
            help="A charge, a suit or an investigation. Nothing is erased while it stands."
          >
            <TextInput name="reason" maxLength={500} autoComplete="off" />
          </Field>
          <Button type="submit" className="justify-self-start">
            Set a legal hold
          </Button>
        </ActionForm>
      ) : (
        <p className="text-sm text-ink-2">None is set.</p>
      )}
    </Card>
  );
}

function Acts({ preview: { name, dueOn, allowedActions, classes } }: { preview: Preview }) {
  const waits = classes.length > 0 && dueOn;
  return (
    <p className="flex flex-wrap gap-3">
      {allowedActions.includes("erase") ? (
        <ActButton
          intent={INTENT.erase}
          confirm={{
            title: `Erase ${name}?`,
            description: waits
              ? `If ${longDate(dueOn)} has come, it happens now and cannot be undone. Until then it waits and can be withdrawn.`
              : "It cannot be undone.",
            label: "Erase",
            danger: true,
          }}
        >
          Erase personal data
        </ActButton>
      ) : null}
      {allowedActions.includes("withdraw") ? (
        <ActButton intent={INTENT.withdraw}>Withdraw the erasure</ActButton>
      ) : null}
    </p>
  );
}
