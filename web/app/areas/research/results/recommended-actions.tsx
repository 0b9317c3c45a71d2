import { Card } from "~/app/ui/cards/card";

type Urgency = { mark: string; label: string; look: string };

const IMMEDIATE: Urgency = {
  mark: "!",
  label: "Urgent, within 24 to 48 hours",
  look: "bg-critical-soft text-critical",
};
const HIGH: Urgency = { mark: "H", label: "High priority, within 30 days", look: "bg-high-soft text-high" };
const NORMAL: Urgency = { mark: "✓", label: "Recommended", look: "bg-low-soft text-low" };

/** Urgency as the specification reads it from the text. */
export function urgencyOf(action: string): Urgency {
  if (/IMMEDIATE|URGENT/.test(action)) return IMMEDIATE;
  return action.includes("High Priority") ? HIGH : NORMAL;
}

const withoutLeadingEmoji = (action: string): string =>
  action.replace(/^(?:\p{Extended_Pictographic}|\uFE0F|\s)+/u, "");

export function RecommendedActions({ actions }: { actions: string[] }) {
  if (actions.length === 0) return null;
  return (
    <Card as="section" title="Recommended Actions">
      <ul>
        {actions.map((action) => {
          const { mark, label, look } = urgencyOf(action);
          return (
            <li key={action} className="flex gap-2.5 border-t border-line-2 py-2 text-sm text-ink-2 first:border-t-0">
              <span className={`grid size-5 shrink-0 place-items-center rounded-full text-2xs font-bold ${look}`}>
                <span aria-hidden="true">{mark}</span>
                <span className="sr-only">{label}: </span>
              </span>
              {withoutLeadingEmoji(action)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
