import { Button } from "~/app/ui/actions/button";
import { factEntries } from "../fact-address";
import { jurisdictionOf, type SearchRequest } from "../search-request";
import type { ResultsView } from "./view";

const FORMATS = [
  ["excel", "Excel"],
  ["word", "Word"],
  ["pdf", "PDF"],
] as const;

type ExportMenuProps = { view: ResultsView; search: SearchRequest; returnTo: string };

/** Takes the results along as a file. The server reads every record again; only ids are sent. */
export function ExportMenu({ view, search, returnTo }: ExportMenuProps) {
  const laws = [...view.stateLaws, ...view.federalLaws].map(({ id }) => id);
  const cases = view.cases.map(({ id }) => id);
  if (laws.length + cases.length === 0) return null;
  return (
    <form method="post" action="/export" className="flex gap-1">
      <input type="hidden" name="laws" value={laws.join()} />
      <input type="hidden" name="cases" value={cases.join()} />
      <input type="hidden" name="question" value={search.question} />
      <input type="hidden" name="place" value={jurisdictionOf(search)} />
      <input type="hidden" name="returnTo" value={returnTo} />
      {search.federal ? null : <input type="hidden" name="noFederal" value="1" />}
      {search.employees ? <input type="hidden" name="employees" value={search.employees} /> : null}
      {factEntries(search.facts).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {search.risk ? <input type="hidden" name="answer" value="1" /> : null}
      {FORMATS.map(([format, label]) => (
        <Button key={format} size="sm" type="submit" name="format" value={format} aria-label={`Export as ${label}`}>
          {label}
        </Button>
      ))}
    </form>
  );
}
