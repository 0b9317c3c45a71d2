import { useState } from "react";
import { ProofPanel } from "~/app/areas/research/results/proof-panel";
import { ScrollRegion } from "~/app/ui/foundations/scroll-region";
import type { PointsOfPlaces } from "~/domain/research";

type Sentence = PointsOfPlaces["points"][number]["said"][string][number];

/** Every point of the topic, the places side by side; a sentence opens the provision that says it. */
export function PointsTable({ places, points }: PointsOfPlaces) {
  const [shown, setShown] = useState<Sentence | null>(null);
  if (points.length === 0) return null;
  return (
    <section aria-label="Point by point" className="mt-8">
      <h2 className="mb-2 font-serif text-xl font-semibold">Point by point</h2>
      <ScrollRegion label="Point by point" className="rounded-card border border-line bg-card">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Each point of law, the places side by side</caption>
          <thead>
            <tr>
              <th scope="col" className="px-3 py-2.5 text-left">
                Point
              </th>
              {places.map(({ code, name }) => (
                <th key={code} scope="col" className="min-w-52 px-3 py-2.5 text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ point, label, said }) => (
              <tr key={point} className="border-t border-line-2 align-top">
                <th scope="row" className="min-w-32 px-3 py-2.5 text-left font-medium">
                  {label}
                </th>
                {places.map(({ code }) => (
                  <td key={code} className="px-3 py-2.5">
                    <Said sentences={said[code] ?? []} onOpen={setShown} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <ProofPanel
        cited={shown && { ...shown.law, lawId: shown.law.id, level: shown.level, verifiedAsOf: shown.read?.on ?? null }}
        provisions={shown ? [shown] : []}
        onClose={() => setShown(null)}
      />
    </section>
  );
}

const MOST_SHOWN = 3;

function Said({ sentences, onOpen }: { sentences: Sentence[]; onOpen: (sentence: Sentence) => void }) {
  if (sentences.length === 0) return <span className="text-ink-3">Nothing in our records</span>;
  const [first, rest] = [sentences.slice(0, MOST_SHOWN), sentences.slice(MOST_SHOWN)];
  return (
    <>
      <Sentences sentences={first} onOpen={onOpen} />
      {rest.length > 0 ? (
        <details className="mt-1.5">
          <summary className="cursor-pointer text-ink-3">{rest.length} more</summary>
          <Sentences sentences={rest} onOpen={onOpen} />
        </details>
      ) : null}
    </>
  );
}

const Sentences = ({ sentences, onOpen }: { sentences: Sentence[]; onOpen: (sentence: Sentence) => void }) => (
  <ul className="grid gap-1.5">
    {sentences.map((sentence) => (
      <li key={`${sentence.law.id} ${sentence.text}`}>
        <button
          type="button"
          className="rounded-chip text-left text-ink underline decoration-line-control underline-offset-3 hover:decoration-current"
          onClick={() => onOpen(sentence)}
        >
          {sentence.text}
        </button>
      </li>
    ))}
  </ul>
);
