import { Badge } from "~/app/ui/status/badge";
import type { ApiChangesView } from "./api-changes.server";
import { WithCode } from "./with-code";

/** What callers meet that is new or otherwise, in words, and call by call as the two documents differ. */
export function ApiChanges({ versions, compared, dated }: ApiChangesView) {
  return (
    <>
      <section aria-labelledby="dated" className="mb-8 max-w-prose">
        <h2 id="dated" className="mb-2 font-serif text-xl font-semibold">
          Dated versions
        </h2>
        <p className="mb-3 text-ink-2">
          A key keeps the version that it was made under. A call asks for another one by the header{" "}
          <code>Statewise-Version</code>, and every answer says which it is. A version that ends says so a year before.
        </p>
        <ul className="grid gap-2">
          {dated.map(({ date, says, deprecatedOn, sunsetOn }) => (
            <li key={date} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <code className="font-semibold">{date}</code>
              {deprecatedOn ? <Badge tone="brass">Ends on {sunsetOn}</Badge> : <Badge tone="success">Newest</Badge>}
              <span className="basis-full text-ink-2">{says}</span>
            </li>
          ))}
        </ul>
      </section>
      {versions.map(({ version, notes }) => {
        const change = compared.find(({ to }) => to === version);
        return (
          <section key={version} aria-labelledby={`v${version}`} className="mb-8">
            <h2 id={`v${version}`} className="mb-2 font-serif text-xl font-semibold">
              {version}
            </h2>
            {notes.map((note) => (
              <p key={note} className="mb-3 max-w-prose break-words text-ink-2">
                <WithCode text={note} />
              </p>
            ))}
            {change ? <Compared {...change} /> : null}
          </section>
        );
      })}
    </>
  );
}

const Compared = ({ from, breaking, added }: ApiChangesView["compared"][number]) => (
  <>
    <Lines title={`Otherwise than in ${from}`} lines={breaking} />
    <Lines title={`New since ${from}`} lines={added} />
  </>
);

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <details className="border-t border-line py-3">
      <summary className="cursor-pointer font-semibold">
        {title} ({lines.length})
      </summary>
      <ul className="mt-3 grid gap-1.5 text-sm">
        {lines.map((line) => (
          <Line key={line} call={line.slice(0, line.indexOf(": "))} what={line.slice(line.indexOf(": ") + 2)} />
        ))}
      </ul>
    </details>
  );
}

const Line = ({ call, what }: { call: string; what: string }) => (
  <li>
    <code className="break-all">{call}</code> <span className="text-ink-2">{what}</span>
  </li>
);
