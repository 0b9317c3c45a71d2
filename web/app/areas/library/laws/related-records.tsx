import { TextLink } from "~/app/ui/actions/text-link";
import type { CaseItem, LawItem } from "~/domain/research";

type RelatedRecordsProps = { laws: LawItem[]; cases: CaseItem[] };

export function RelatedRecords({ laws, cases }: RelatedRecordsProps) {
  return (
    <>
      {laws.length > 0 ? (
        <section className="mt-8 border-t border-line pt-5">
          <h2 className="mb-2 font-serif text-lg font-semibold">Related law</h2>
          <ul className="grid gap-1.5">
            {laws.map((law) => (
              <li key={law.id}>
                <TextLink href={`/laws/${law.slug}`}>{law.title}</TextLink>
                {law.citation ? <span className="text-sm text-ink-3"> · {law.citation}</span> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {cases.length > 0 ? (
        <section className="mt-8 border-t border-line pt-5">
          <h2 className="mb-2 font-serif text-lg font-semibold">Cases</h2>
          <ul className="grid gap-1.5">
            {cases.map((item) => (
              <li key={item.id}>
                <TextLink href={`/cases/${item.slug}`}>{item.name}</TextLink>
                <span className="text-sm text-ink-3">
                  {item.citation ? ` · ${item.citation}` : ""}
                  {item.citationVerified ? "" : " · citation not verified"}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
