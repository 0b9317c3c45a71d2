import { TextLink } from "~/app/ui/actions/text-link";
import type { CaseItem } from "~/domain/research";
import { CaseCard } from "./case-card";

const SHOWN = 3;

export function TopCases({ cases, allHref }: { cases: CaseItem[]; allHref: string }) {
  if (cases.length === 0) return null;
  const more = cases.length - SHOWN;
  return (
    <section aria-labelledby="top-cases" className="mt-8">
      <h2 id="top-cases" className="mb-3 font-serif text-xl font-semibold">
        Relevant Legal Cases and Outcomes
      </h2>
      <ul>
        {cases.slice(0, SHOWN).map((item) => (
          <CaseCard key={item.id} item={item} />
        ))}
      </ul>
      {more > 0 ? (
        <p className="text-sm text-ink-3">
          <TextLink href={allHref} preventScrollReset>
            {more} more {more === 1 ? "case" : "cases"} under Case Law
          </TextLink>
        </p>
      ) : null}
    </section>
  );
}
