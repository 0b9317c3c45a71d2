import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import type { OwnPolicyView } from "~/domain/people";
import { ScreenHeading } from "../screen-heading";
import { AnswerBadge } from "./documents-screen";
import { POLICY_INTENT } from "./policy-intents";

/** A policy to read: the wording, then the answer with one's name. */
export function OwnPolicyScreen({ policy }: { policy: OwnPolicyView }) {
  const { title, text, hash, version, dueOn, isOpen, status, answeredAt, signatureName, reason } = policy;
  return (
    <div className="grid max-w-3xl gap-5">
      <ScreenHeading title={title} back={{ href: "/hris/documents", label: "All documents" }}>
        <p className="text-ink-2">
          Version {version}
          {isOpen && dueOn ? `, please answer by ${longDate(dueOn)}` : ""}
        </p>
      </ScreenHeading>
      <Card>
        <p className="font-serif text-lg whitespace-pre-wrap break-words">{text}</p>
      </Card>
      {isOpen ? (
        <Card as="section" title="Your answer" level={3}>
          <ActionForm className="grid gap-4">
            <input type="hidden" name="intent" value={POLICY_INTENT.answer} />
            <input type="hidden" name="hash" value={hash} />
            <Field label="Your name" required help="Stands for your signature, with the date and this wording.">
              <TextInput name="signatureName" maxLength={200} autoComplete="name" />
            </Field>
            <Field label="Reason, if you decline" optional>
              <TextInput name="reason" maxLength={500} />
            </Field>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" name="answer" value="acknowledged" variant="primary">
                I have read it and acknowledge it
              </Button>
              <Button type="submit" name="answer" value="declined">
                Decline
              </Button>
            </div>
          </ActionForm>
        </Card>
      ) : (
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
          <AnswerBadge status={status} />
          {signatureName}
          {answeredAt ? <Moment at={answeredAt} /> : null}
          {reason}
        </p>
      )}
    </div>
  );
}
