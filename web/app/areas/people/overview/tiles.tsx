import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import type { Tile } from "./overview-types";

/** The areas of the HRIS: what is there leads there, what is not says so. */
export function Tiles({ tiles }: { tiles: Tile[] }) {
  return (
    <section aria-labelledby="areas">
      <h2 id="areas" className="mb-3 font-serif text-lg font-semibold">
        Areas
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ label, text, href, isBuilt }) => (
          <li
            key={label}
            className={
              isBuilt
                ? "relative rounded-card border border-line bg-card px-4 py-3.5 hover:border-ink-3"
                : "rounded-card border border-dashed border-line-control px-4 py-3.5"
            }
          >
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {href ? (
                <TextLink href={href} look="standalone" className="after:absolute after:inset-0 after:rounded-card">
                  {label}
                </TextLink>
              ) : (
                label
              )}
              {isBuilt ? null : <Badge tone="neutral">Not yet</Badge>}
            </p>
            <p className="mt-0.5 text-sm text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
