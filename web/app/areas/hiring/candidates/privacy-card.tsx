import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { PrivacyAsked } from "./privacy-asked";
import type { ProfileData } from "./profile-types";

const OPEN = ["applied", "screening", "interviewing", "offer"];

/** What must be kept, until when and why; the person's copy; erasing. */
export function PrivacyCard({ candidate, outlook, rights, privacy, applications }: ProfileData) {
  const isBusy = applications.some(({ status }) => OPEN.includes(status));
  const waiting = privacy.find(({ kind, status }) => kind === "erasure" && status === "held");
  return (
    <Card as="section" title="Privacy and records">
      <div className="grid gap-3 text-sm">
        <p className="text-ink-2">
          {outlook.retainUntil ? (
            <>
              Records are kept until <Moment at={outlook.retainUntil} />.
            </>
          ) : (
            "No application has ended yet: the time for keeping records has not begun."
          )}
        </p>
        {outlook.clocks.length > 0 ? (
          <Disclosure summary="Why">
            <ul className="list-disc pl-5">
              {outlook.clocks.map((clock) => (
                <li key={`${clock.pin}${clock.text}`}>
                  {clock.text} {clock.pin}
                </li>
              ))}
            </ul>
          </Disclosure>
        ) : null}
        {candidate.legalHoldAt ? (
          <p className="font-medium text-critical">
            Legal hold since <Moment at={candidate.legalHoldAt} />: {candidate.legalHoldReason}
          </p>
        ) : null}
        {privacy
          .filter(({ status, answerBy }) => status === "received" && answerBy)
          .map((asked) => (
            <PrivacyAsked key={asked.id} asked={asked} mayAnswer={rights.erase} />
          ))}
        {waiting ? <p className="text-ink-2">An erasure waits: {waiting.heldReason}</p> : null}
        {rights.export ? (
          <form method="post" action={`/ats/candidates/${candidate.id}/data`}>
            <Button type="submit" size="sm">
              Download everything kept about this person
            </Button>
          </form>
        ) : null}
        {rights.erase ? <Holding candidate={candidate} /> : null}
        {rights.erase ? (
          <ActButton
            intent="erase"
            variant="danger"
            confirm={{
              title: "Erase this candidate?",
              description: outlook.blockedBy
                ? `${outlook.blockedBy} The request is kept, and done once nothing prevents it.`
                : "Everything that identifies this person is removed. This cannot be undone.",
              label: "Erase",
              danger: true,
            }}
          >
            Erase
          </ActButton>
        ) : null}
        {rights.administer && isBusy ? (
          <p className="text-ink-2">Open applications keep this candidate on the lists.</p>
        ) : null}
        {rights.administer && !isBusy ? (
          <ActButton
            intent="remove"
            confirm={{
              title: "Take off the lists?",
              description: "The record stays for as long as it must be kept.",
              label: "Remove",
            }}
          >
            Remove from lists
          </ActButton>
        ) : null}
      </div>
    </Card>
  );
}

function Holding({ candidate }: Pick<ProfileData, "candidate">) {
  if (candidate.legalHoldAt) return <ActButton intent="release">Release the hold</ActButton>;
  return (
    <ActionForm method="post" className="flex items-end gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="hold" />
      <Field label="Legal hold" className="min-w-0 flex-1">
        <TextInput name="reason" required maxLength={500} placeholder="Reason" />
      </Field>
      <Button type="submit" size="sm">
        Set
      </Button>
    </ActionForm>
  );
}
