import Check from "lucide-react/icons/check";
import { Link } from "../actions/link";
import { cn } from "../foundations/cn";
import { VisuallyHidden } from "../foundations/visually-hidden";

export type Step = { label: string; href?: string };

type StepperProps = { label: string; steps: ReadonlyArray<Step> /** Zero-based. */; current: number };

/** Names are hidden on a phone except the current one. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex items-center gap-2 text-sm">
        {steps.map((step, index) => {
          const done = index < current;
          const here = index === current;
          const name = <span className={cn(here ? "font-semibold text-ink" : "max-sm:sr-only")}>{step.label}</span>;
          return (
            <li
              key={step.label}
              aria-current={here ? "step" : undefined}
              className={cn("flex min-w-0 items-center gap-2 text-ink-2", index > 0 && "grow sm:grow-0")}
            >
              {index > 0 ? <span className="h-px min-w-3 grow bg-line sm:w-8 sm:flex-none" /> : null}
              <span
                className={cn(
                  "grid size-6.5 shrink-0 place-items-center rounded-full text-xs font-semibold",
                  dot(done, here),
                )}
              >
                {done ? <Check size={14} strokeWidth={2.5} aria-hidden="true" /> : index + 1}
              </span>
              {done && step.href ? (
                <Link href={step.href} className="inline-flex min-h-6 items-center hover:text-ink hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
              {done ? <VisuallyHidden>(done)</VisuallyHidden> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

function dot(done: boolean, here: boolean): string {
  if (done) return "bg-low-soft text-low";
  return here ? "bg-ink text-on-ink" : "border border-line text-ink-3";
}
