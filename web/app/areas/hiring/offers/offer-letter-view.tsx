import { ScrollRegion } from "~/app/ui/foundations/scroll-region";
import { DescriptionList } from "~/app/ui/tables/description-list";
import type { OfferLetter } from "~/domain/hiring/recruiting";

/** The letter as the candidate reads it; PDF and Word have the same words. */
export function OfferLetterView({ letter }: { letter: OfferLetter }) {
  return (
    <div className="grid gap-4">
      <div>
        <p className="text-sm text-ink-2">{letter.from}</p>
        <p className="font-serif text-lg font-semibold break-words">{letter.title}</p>
        <p className="text-sm">{letter.to}</p>
      </div>
      {letter.paragraphs.map((text) => (
        <p key={text} className="font-serif break-words whitespace-pre-wrap">
          {text}
        </p>
      ))}
      <DescriptionList look="columns" items={letter.terms.map(({ label, value }) => ({ term: label, value }))} />
      {letter.benefits.length > 0 ? (
        <div>
          <h3 className="mb-1 font-semibold">Benefits</h3>
          <ul className="list-disc pl-5">
            {letter.benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {letter.furtherTerms.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="font-semibold">Further terms</h3>
          {letter.furtherTerms.map((text) => (
            <p key={text} className="break-words whitespace-pre-wrap">
              {text}
            </p>
          ))}
        </div>
      ) : null}
      {letter.compensation ? <Compensation rows={letter.compensation} /> : null}
    </div>
  );
}

function Compensation({ rows }: { rows: NonNullable<OfferLetter["compensation"]> }) {
  return (
    <ScrollRegion label="Total compensation over four years">
      <table className="w-full text-sm tabular-nums">
        <caption className="mb-1 text-left font-semibold">Total compensation over four years, before tax</caption>
        <thead>
          <tr className="text-ink-2">
            <td />
            {["Year 1", "Year 2", "Year 3", "Year 4", "Total"].map((year) => (
              <th key={year} scope="col" className="px-2 text-right font-medium">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-t border-line-2">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              {values.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the years
                <td key={index} className="px-2 text-right">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
