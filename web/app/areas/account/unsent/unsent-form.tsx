import { LOOK_FIRST } from "~/app/forms/form-id";
import { WaitingFields } from "~/app/forms/waiting-fields";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";

type UnsentFormProps = {
  fields: [string, string][];
  lacksSecret: boolean;
  lacksFile: boolean;
  /** Whether its screen shows it again as it was filled. */
  canBeShown: boolean;
  back: string;
};

/** Sent as a document, not by script: the answer leads the browser on with the same fields. */
export function UnsentForm({ fields, lacksSecret, lacksFile, canBeShown, back }: UnsentFormProps) {
  return (
    <form method="post" action="/unsent">
      <WaitingFields fields={fields} />
      {lacksSecret ? (
        <p className="mb-4 text-ink-2">Passwords are not kept. Type them again when you are asked.</p>
      ) : null}
      {lacksFile ? <p className="mb-4 text-ink-2">Files are not kept. Choose them again before you send.</p> : null}
      <div className="flex flex-wrap items-center gap-3">
        {lacksFile ? null : (
          <Button type="submit" variant="primary">
            Send It Now
          </Button>
        )}
        {canBeShown ? (
          <Button type="submit" name={LOOK_FIRST} value="1" variant={lacksFile ? "primary" : undefined}>
            Look It Over First
          </Button>
        ) : null}
        <TextLink href={back} look="standalone">
          Go back without it
        </TextLink>
      </div>
    </form>
  );
}
