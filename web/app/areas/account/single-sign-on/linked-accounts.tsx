import type { FormOutcome } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { providerLink } from "~/app/links/sign-in-links";
import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { LinkedAccount, ProviderView } from "~/domain/accounts";
import { PasswordAct } from "../second-factor/password-act";

type LinkedAccountsProps = {
  linked: LinkedAccount[];
  providers: ProviderView[];
  email: string;
  asksPassword: boolean;
  outcome: FormOutcome | null;
};

/** Accounts elsewhere that sign in here, each to be unlinked. */
export function LinkedAccounts({ linked, providers, email, asksPassword, outcome }: LinkedAccountsProps) {
  if (linked.length === 0 && providers.length === 0) return null;
  return (
    <Card as="section" id="linked-accounts" padding="lg" title="Linked accounts">
      <p className="mb-3 text-sm text-ink-2">
        {linked.length === 0 ? "None yet. " : ""}A linked account signs you in here, without your password.
      </p>
      <ul aria-label="Linked accounts">
        {linked.map((one) => (
          <li key={one.id} className="border-t border-line-2 py-3">
            <p className="font-medium break-words">{one.providerName}</p>
            <p className="text-sm break-words text-ink-2">
              {one.email ?? "Without an address"} · since <Moment at={one.createdAt} />
              {one.lastUsedAt ? (
                <>
                  {" "}
                  · last used <Moment at={one.lastUsedAt} withTime />
                </>
              ) : null}
            </p>
            <Disclosure summary={<span className="text-sm">Unlink {one.providerName}</span>} className="border-t-0">
              <PasswordAct
                intent={INTENT.unlinkAccount}
                id={one.id}
                button="Unlink"
                variant="danger"
                email={email}
                asksPassword={asksPassword}
                outcome={outcome}
              />
            </Disclosure>
          </li>
        ))}
      </ul>
      {providers.length > 0 ? (
        <div className="flex flex-wrap gap-2 border-t border-line-2 pt-4">
          {providers.map(({ key, name }) => (
            <ButtonLink key={key} href={providerLink(key, "/profile/sign-in")} reloadDocument>
              Link a {name} Account
            </ButtonLink>
          ))}
        </div>
      ) : null}
    </Card>
  );
}
