import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Banner } from "~/app/ui/status/banner";
import type { ProfileData } from "./profile-types";

type PrivacyAskedProps = { asked: ProfileData["privacy"][number]; mayAnswer: boolean };

const INTENT = "answer-privacy";

/** What the person asked for on the page of their application, until when it is answered, and the answers. */
export function PrivacyAsked({ asked: { id, kind, createdAt, answerBy }, mayAnswer }: PrivacyAskedProps) {
  const isCopy = kind === "export";
  return (
    <Banner tone="warning" label="Request">
      <p>
        {isCopy ? "Asked for a copy of their data" : "Asked for erasure"} on <Moment at={createdAt} />. Answer by{" "}
        {answerBy ? longDate(answerBy.toISOString().slice(0, 10)) : ""}.
      </p>
      {mayAnswer ? (
        <div className="mt-2 grid gap-2">
          {isCopy ? (
            <div>
              <ActButton
                intent={INTENT}
                fields={{ requestId: id, answer: "release" }}
                confirm={{
                  title: "Release the copy?",
                  description: "They can fetch everything that is kept about them, notes too. Read it first.",
                  label: "Release",
                }}
              >
                Release the copy
              </ActButton>
            </div>
          ) : (
            <p>Erase below: what the law still keeps is erased as soon as it may be, and they are told.</p>
          )}
          <Disclosure summary="Refuse">
            <ActionForm className="grid gap-2" preventScrollReset>
              <input type="hidden" name="intent" value={INTENT} />
              <input type="hidden" name="requestId" value={id} />
              <input type="hidden" name="answer" value="refuse" />
              <Field label="Reason" help="The candidate reads it." required>
                <TextInput name="reason" maxLength={500} />
              </Field>
              <div>
                <Button type="submit" size="sm">
                  Refuse
                </Button>
              </div>
            </ActionForm>
          </Disclosure>
        </div>
      ) : null}
    </Banner>
  );
}
