import { PageHeader } from "~/app/ui/navigation/page-header";

export type LegalSection = { title: string; paragraphs: string[] };

type LegalTextProps = { title: string; asOf: string; sections: LegalSection[] };

export function LegalText({ title, asOf, sections }: LegalTextProps) {
  return (
    <article className="max-w-prose">
      <PageHeader title={title} description={`As of ${asOf}`} />
      {sections.map((section) => (
        <section key={section.title} className="mb-6">
          <h2 className="mb-2 font-serif text-lg font-semibold">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-2 text-ink-2">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
