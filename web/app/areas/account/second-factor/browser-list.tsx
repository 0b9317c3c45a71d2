import { ActButton } from "~/app/forms/act-button";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";
import { Moment } from "~/app/ui/foundations/moment";
import type { BrowserView } from "~/domain/accounts";

type BrowserListProps = { browsers: BrowserView[]; outcome: FormOutcome | null };

/** Browsers that are not asked for the second step, for thirty days each. */
export function BrowserList({ browsers, outcome }: BrowserListProps) {
  return (
    <Card as="section" id="browsers" padding="lg" title="Remembered browsers">
      <FormProblem outcome={outcome} />
      {browsers.length === 0 ? (
        <p className="text-sm text-ink-2">None. Every sign-in asks for the second step.</p>
      ) : null}
      <ul>
        {browsers.map(({ id, device, address, lastUsedAt, expiresAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line-2 py-3 first:border-t-0"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium">{device}</p>
              <p className="text-sm text-ink-2">
                {address ?? "Address unknown"} · last used <Moment at={lastUsedAt} withTime /> · until{" "}
                <Moment at={expiresAt} />
              </p>
            </div>
            <ActButton intent={INTENT.forgetBrowser} fields={{ id }} label={`Forget ${device}`}>
              Forget
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
