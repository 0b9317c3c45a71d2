import type { FormOutcome } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { FactorView } from "~/domain/accounts";
import { PasswordAct } from "./password-act";

type FactorListProps = { factors: FactorView[]; email: string; outcome: FormOutcome | null };

const KINDS = { app: "Authenticator app", passkey: "Passkey" };

/** What is set up, each to be removed after the password once more. */
export function FactorList({ factors, email, outcome }: FactorListProps) {
  return (
    <ul aria-label="Set up for the second step">
      {factors.map(({ id, kind, name, createdAt, lastUsedAt }) => (
        <li key={id} className="border-t border-line-2 py-3 first:border-t-0">
          <p className="font-medium break-words">{name}</p>
          <p className="text-sm text-ink-2">
            {KINDS[kind]} · since <Moment at={createdAt} />
            {lastUsedAt ? (
              <>
                {" "}
                · last used <Moment at={lastUsedAt} withTime />
              </>
            ) : null}
          </p>
          <Disclosure summary={<span className="text-sm">Remove {name}</span>} className="border-t-0">
            <PasswordAct
              intent={INTENT.removeFactor}
              id={id}
              button="Remove"
              variant="danger"
              email={email}
              asksPassword
              outcome={outcome}
            />
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
