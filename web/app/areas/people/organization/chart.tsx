import { TextLink } from "~/app/ui/actions/text-link";
import { Avatar } from "~/app/ui/cards/avatar";
import type { ChartNode } from "~/domain/people";

/** How deep the chart stands open at first. */
const OPEN_LEVELS = 1;

type ChartProps = { nodes: ChartNode[]; level?: number };

/**
 * The chart as lists within lists, each opened and closed by itself: a phone walks it, so does a keyboard, and neither needs
 * a script.
 */
export function Chart({ nodes, level = 0 }: ChartProps) {
  return (
    <ul className={level === 0 ? "grid gap-2" : "mt-2 grid gap-2 border-l border-line pl-3 sm:pl-6"}>
      {nodes.map((node) => (
        <li key={node.id} className="min-w-0">
          {node.reports.length === 0 ? (
            <div className="rounded-card border border-line bg-card px-3 py-2.5">
              <Person node={node} />
            </div>
          ) : (
            <details open={level < OPEN_LEVELS} className="group">
              <summary className="flex cursor-pointer list-none items-center gap-3 rounded-card border border-line bg-card px-3 py-2.5 hover:border-ink-3">
                <Person node={node} />
                <span className="ml-auto shrink-0 rounded-full bg-sunken px-2.25 py-0.5 text-xs font-semibold text-ink-2">
                  <span className="sr-only">People below: </span>
                  {node.below}
                  <span aria-hidden="true" className="ml-1.5 inline-block group-open:rotate-90">
                    ›
                  </span>
                </span>
              </summary>
              <Chart nodes={node.reports} level={level + 1} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function Person({ node }: { node: ChartNode }) {
  const { id, name, title, department } = node;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Avatar name={name} className="max-sm:hidden" />
      <span className="min-w-0">
        <TextLink href={`/hris/employees/${id}`} look="standalone">
          {name}
        </TextLink>
        <span className="block text-sm break-words text-ink-2">{[title, department].filter(Boolean).join(" · ")}</span>
      </span>
    </span>
  );
}
