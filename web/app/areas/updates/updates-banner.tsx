import { useFetcher, useLocation } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import Landmark from "lucide-react/icons/landmark";
import RefreshCw from "lucide-react/icons/refresh-cw";
import X from "lucide-react/icons/x";
import { Button } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { lastCheckedText } from "./last-checked";
import { UpdateLine } from "./update-line";
import { type FirstUpdates, useFreshUpdates } from "./use-fresh-updates";

const SHOWN = 5;

/** News of the last 120 hours: one line, opened to a list, away for the session. Nothing where there is no news. */
export function UpdatesBanner({ first }: { first: FirstUpdates }) {
  const { recent, nowMs } = useFreshUpdates(first);
  const dismiss = useFetcher();
  if (!recent.hasUpdates || dismiss.state !== "idle") return null;
  const { updates, lastCheck } = recent;
  const high = updates.filter(({ riskLevel }) => riskLevel === "HIGH").length;
  const count = updates.length === 1 ? "1 law update" : `${updates.length} law updates`;
  return (
    <section aria-label="Law updates" className="relative mb-5 rounded-card border border-line bg-card text-sm">
      <details className="group">
        <summary className="flex min-h-11 list-none items-center gap-3 py-2 pr-14 pl-4 [&::-webkit-details-marker]:hidden">
          <Landmark size={17} className="shrink-0 text-action" />
          <span className="min-w-0 flex-1 truncate">
            <strong className="font-semibold">{count}</strong>
            {high > 0 ? <span className="text-critical"> · {high} high risk</span> : null}
            <span className="text-ink-3 max-sm:hidden"> · {updates[0]?.title}</span>
          </span>
          <ChevronDown size={17} className="shrink-0 text-ink-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="border-t border-line-2 px-4 pb-3">
          <ul>
            {updates.slice(0, SHOWN).map((update) => (
              <UpdateLine key={update.id} update={update} />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-3 text-ink-3">
            <CheckForm />
            <span>Last checked: {lastCheckedText(lastCheck, nowMs)}</span>
            <TextLink look="standalone" href="/updates">
              {updates.length > SHOWN ? `All ${updates.length} updates` : "All updates"}
            </TextLink>
            <TextLink look="standalone" href="/email-notifications">
              Get them by e-mail
            </TextLink>
          </div>
        </div>
      </details>
      <DismissForm submit={dismiss.Form} />
    </section>
  );
}

function CheckForm() {
  const { pathname, search } = useLocation();
  const check = useFetcher();
  return (
    <check.Form method="post" action="/updates-banner">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <Button type="submit" size="sm" icon={<RefreshCw size={14} />} loading={check.state !== "idle"}>
        Check for updates
      </Button>
    </check.Form>
  );
}

type FetcherForm = ReturnType<typeof useFetcher>["Form"];

function DismissForm({ submit: Form }: { submit: FetcherForm }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action="/updates-banner" className="absolute top-1.5 right-2.5">
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <IconButton type="submit" label="Dismiss law updates" size="sm" icon={<X size={16} />} />
    </Form>
  );
}
