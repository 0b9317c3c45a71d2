import { TextLink } from "~/app/ui/actions/text-link";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import type { RiskAssessment } from "~/domain/research";
import { FactQuestion } from "./fact-question";

type Exposure = RiskAssessment["exposure"];
type LawExposure = Exposure["laws"][number];
type SumRange = NonNullable<Exposure["total"]>;

type ExposureSectionProps = {
  exposure: Exposure;
  /** Facts that are asked for beside the answer: they are not asked for twice. */
  askedElsewhere: string[];
};

/** What a breach could cost, law by law, each sum as it is reckoned; a fact that is given reckons it anew. */
export function ExposureSection({ exposure: { laws, total, method, asked }, askedElsewhere }: ExposureSectionProps) {
  if (laws.length === 0) return null;
  return (
    <section aria-label="What a breach could cost" className="mt-4 text-sm">
      <h3 className="font-semibold">What a breach could cost</h3>
      <p className="font-serif text-xl font-semibold text-ink tabular-nums">
        {total ? rangeText(total) : "No total: the laws name no sum for these facts"}
      </p>
      <ul className="mt-1">
        {laws.map((law) => (
          <li key={law.lawId} className="border-t border-line-2 py-2">
            <LawSums law={law} />
          </li>
        ))}
      </ul>
      {total ? <p className="text-xs text-ink-3">{method}</p> : null}
      <div className="mt-2 grid gap-2">
        {asked
          .filter(({ fact }) => !askedElsewhere.includes(fact))
          .map((fact) => (
            <FactQuestion key={fact.fact} fact={fact} />
          ))}
      </div>
    </section>
  );
}

function LawSums({ law }: { law: LawExposure }) {
  const sums = [
    { label: "Penalties", range: law.penalties },
    { label: "Damages to employees", range: law.damages },
    { label: "Criminal fine", range: law.fines },
  ];
  return (
    <>
      <TextLink href={`/laws/${law.slug}`} look="standalone">
        {law.title}
      </TextLink>
      <dl>
        {sums.map(({ label, range }) =>
          range ? (
            <div key={label} className="flex justify-between gap-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-semibold tabular-nums">{rangeText(range)}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <Disclosure summary={law.lines.length > 0 ? "How it is reckoned" : "Not counted"}>
        <ul className="grid gap-2">
          {law.lines.map(({ text, sum, pin, onlyIf }) => (
            <li key={`${text} ${sum}`}>
              <span className="block font-semibold text-ink tabular-nums">{sum}</span>
              <span className="block text-xs">
                {text}
                {pin ? ` (${pin})` : ""}
                {onlyIf ? ` Counts only if: ${onlyIf}.` : ""}
              </span>
            </li>
          ))}
          {law.notCounted.map(({ text, why }) => (
            <li key={text} className="text-xs">
              <span className="font-semibold">Not counted:</span> {text.replace(/\.$/, "")} ({why}).
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

const rangeText = ({ from, to }: SumRange): string => {
  if (from === to) return dollars(to);
  return from === 0 ? `Up to ${dollars(to)}` : `${dollars(from)} – ${dollars(to)}`;
};

const dollars = (amount: number): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(amount).replace(/\.00$/, "");
