import { Link } from "@remix-run/react";
import { ActButton } from "~/app/forms/act-button";
import { INTENT } from "~/app/forms/intents";
import { Card } from "~/app/ui/cards/card";

export type WatchedLaw = { id: number; slug: string; title: string };

/** The laws that a reader watches, whatever the places are. */
export function WatchedLaws({ laws }: { laws: WatchedLaw[] }) {
  if (laws.length === 0) return null;
  return (
    <Card as="section" title="Laws you watch">
      <ul className="grid gap-2">
        {laws.map(({ id, slug, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <Link to={`/laws/${slug}`} className="min-w-0 text-action hover:underline">
              {title}
            </Link>
            <ActButton intent={INTENT.endWatch} fields={{ id }} label={`Stop watching ${title}`}>
              Stop watching
            </ActButton>
          </li>
        ))}
      </ul>
    </Card>
  );
}
