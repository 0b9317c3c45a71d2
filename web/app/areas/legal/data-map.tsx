import { DescriptionList } from "~/app/ui/tables/description-list";
import type { DataEntry, DataGroup } from "./data-map.server";

/** Every table with personal data, by whose it is: one list to open for each. */
export function DataMap({ groups }: { groups: DataGroup[] }) {
  return (
    <section id="data" aria-labelledby="data-title" className="mb-6">
      <h2 id="data-title" className="mb-2 font-serif text-lg font-semibold">
        Data map
      </h2>
      <p className="mb-3 text-ink-2">
        What is stored about people, table by table. It is made of the marks in the database schema that erasure, export
        and the log work by; a column that looks personal and is not marked stops the build.
      </p>
      {groups.map(({ whose, entries }) => (
        <details key={whose} className="border-t border-line py-3">
          <summary className="cursor-pointer font-semibold">
            {whose} ({entries.length})
          </summary>
          <ul className="mt-3 grid gap-4">
            {entries.map((entry) => (
              <Entry key={entry.what} {...entry} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}

function Entry({ what, kinds, why, kept, seen, erased }: DataEntry) {
  return (
    <li>
      <h3 className="mb-1 font-semibold break-words">{what}</h3>
      <DescriptionList
        items={[
          { term: "What", value: kinds },
          { term: "Why", value: why },
          { term: "How long", value: kept },
          { term: "Who sees it", value: seen },
          { term: "On erasure", value: erased },
        ]}
      />
    </li>
  );
}
