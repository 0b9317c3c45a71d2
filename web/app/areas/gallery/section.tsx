import type { ReactNode } from "react";

type SectionProps = { id: string; title: string; children: ReactNode };

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="border-t border-line pt-6 pb-10">
      <h2 id={`${id}-title`} className="mb-5 font-serif text-xl font-semibold">
        {title}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

type SpecimenProps = { name: string; children: ReactNode; look?: "row" | "stack" | "grid" };

const LOOK = {
  row: "flex flex-wrap items-center gap-3",
  stack: "grid gap-4",
  grid: "grid gap-5 sm:grid-cols-2 lg:grid-cols-3",
};

export function Specimen({ name, children, look = "row" }: SpecimenProps) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 text-xs font-semibold tracking-wider text-ink-3 uppercase">{name}</h3>
      <div className={LOOK[look]}>{children}</div>
    </div>
  );
}
