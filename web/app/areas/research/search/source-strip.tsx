/** Where the law comes from: public sources that the corpus covers, never invented customers (decision 11). */
const SOURCES = [
  "U.S. Department of Labor",
  "Equal Employment Opportunity Commission",
  "National Labor Relations Board",
  "Occupational Safety and Health Administration",
  "U.S. Supreme Court",
  "State labor departments",
  "City ordinances",
];

export function SourceStrip({ names }: { names: string[] | null }) {
  return (
    <section aria-labelledby="sources" className="mt-10 text-center">
      <h2 id="sources" className="text-xs font-semibold tracking-wider text-ink-3 uppercase">
        {names ? "Trusted by" : "Law and decisions of"}
      </h2>
      <ul className="mt-3 flex flex-wrap justify-center gap-x-6 gap-y-2 text-sm text-ink-2">
        {(names ?? SOURCES).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
