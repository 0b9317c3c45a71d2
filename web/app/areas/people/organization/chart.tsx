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
    <ul className={level === 0 ? "grid max-w-3xl gap-2" : "mt-2 ml-2 grid gap-2 border-l border-line pl-3 sm:pl-6"}>
      {nodes.map((node) => (
        <li key={node.id} className="min-w-0">
          <Person node={node} />
          {node.reports.length > 0 ? (
            <details open={level < OPEN_LEVELS} className="group">
              <summary className="ml-2 flex min-h-8 w-fit cursor-pointer list-none items-center gap-1.5 rounded-small px-2 text-sm font-medium text-ink-2 hover:bg-sunken hover:text-ink">
                <span aria-hidden="true" className="inline-block group-open:rotate-90">
                  ›
                </span>
                {node.below} {node.below === 1 ? "person" : "people"}
                <span className="sr-only">below {node.name}</span>
              </summary>
              <Chart nodes={node.reports} level={level + 1} />
            </details>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Person({ node }: { node: ChartNode }) {
  const { id, name, title, department } = node;
  return (
    <div className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-card px-3 py-2.5">
      <Avatar name={name} />
      <div className="min-w-0">
        <TextLink href={`/hris/employees/${id}`} look="standalone">
          {name}
        </TextLink>
        <p className="text-sm break-words text-ink-2">{[title, department].filter(Boolean).join(" · ")}</p>
      </div>
    </div>
  );
}
