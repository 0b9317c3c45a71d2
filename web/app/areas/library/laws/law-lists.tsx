import type { ReactNode } from "react";

type Pinned = { text: string; pin?: string; basis?: string };
type PinnedListProps = { title: string; items: readonly Pinned[] | "none" | "unknown" | undefined };

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-serif text-lg font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** Sentences with the place in the law that each rests on. What our sources do not tell is said, not left out. */
export function PinnedList({ title, items }: PinnedListProps) {
  if (!items || items === "none" || items.length === 0) return null;
  if (items === "unknown") {
    return (
      <Section title={title}>
        <p className="text-ink-3">Our sources do not tell.</p>
      </Section>
    );
  }
  return (
    <Section title={title}>
      <ul className="list-disc pl-5 text-ink-2">
        {items.map(({ text, pin, basis }) => (
          <li key={text} className="mb-1">
            {text} {(pin ?? basis) ? <span className="text-sm text-ink-3">{pin ?? basis}</span> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function FactList({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="list-disc pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item} className="mb-1">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
