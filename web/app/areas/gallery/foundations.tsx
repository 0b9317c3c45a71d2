import { Avatar } from "~/app/ui/cards/avatar";
import { Logo } from "~/app/ui/cards/logo";
import { Moment } from "~/app/ui/foundations/moment";
import { MomentText } from "~/app/ui/foundations/moment-text";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const SWATCHES = [
  { name: "ink", tone: "bg-ink text-on-ink" },
  { name: "paper", tone: "bg-paper text-ink" },
  { name: "card", tone: "bg-card text-ink" },
  { name: "sunken", tone: "bg-sunken text-ink" },
  { name: "action", tone: "bg-action-solid text-on-solid" },
  { name: "action soft", tone: "bg-action-soft text-action" },
  { name: "brass", tone: "bg-brass-soft text-brass" },
  { name: "critical", tone: "bg-critical-soft text-critical" },
  { name: "high", tone: "bg-high-soft text-high" },
  { name: "medium", tone: "bg-medium-soft text-medium" },
  { name: "low", tone: "bg-low-soft text-low" },
  { name: "impersonation", tone: "bg-impersonation text-on-solid" },
] as const;

export function FoundationsSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Colours">
        {SWATCHES.map((swatch) => (
          <span
            key={swatch.name}
            className={`grid h-14 w-34 place-items-center rounded-card border border-line text-sm font-medium ${swatch.tone}`}
          >
            {swatch.name}
          </span>
        ))}
      </Specimen>
      <Specimen name="Type" look="stack">
        <p className="font-serif text-3xl font-semibold tracking-tight">Newsreader 40, the landing headline</p>
        <p className="font-serif text-2xl font-semibold">Newsreader 30, page titles</p>
        <p className="font-serif text-lg font-semibold">Newsreader 20, law titles</p>
        <p className="max-w-prose font-serif text-answer">Newsreader 19, what is read as text: the quick answer.</p>
        <p className="tabular-nums">Inter 15, the interface. Numbers in tables are tabular: $1,234.50 and $1,111.10.</p>
        <p>
          A moment, by the reader's own clock: <MomentText at="2026-11-20T15:05:00.000Z" />
        </p>
        <p>
          A moment, the same for everybody: <Moment at={new Date("2026-11-20T15:05:00.000Z")} withTime />
        </p>
        <p className="text-sm text-ink-2">Inter 13.5, second ink: labels and tables.</p>
        <p className="text-xs text-ink-3">Inter 12.5, third ink: notes and dates.</p>
      </Specimen>
      <Specimen name="Logo and avatar">
        <Logo />
        <Avatar name="Dana Miller" size="sm" />
        <Avatar name="Dana Miller" />
        <Avatar name="Dana" size="lg" />
      </Specimen>
    </Section>
  );
}
