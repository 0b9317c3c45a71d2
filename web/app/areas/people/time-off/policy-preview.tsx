import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { DataTable } from "~/app/ui/tables/data-table";
import type { PolicyPreview } from "~/domain/people";
import { timeText } from "./leave-text";

/** What the policy as it is typed would do to everybody's balance; nothing is saved yet. */
export function PolicyPreviewCard({ preview }: { preview: PolicyPreview }) {
  const { asOf, yearEnd, people, isPart, more, less, same, lines } = preview;
  return (
    <div role="status">
      <Card as="section" title="What it does to balances, nothing is saved yet" accent>
        <p>
          {sumText({ more, less, same })}
          {isPart ? ` These are the first ${people} people by last name.` : ""}
        </p>
        {lines.length > 0 ? (
          <div className="mt-3">
            <DataTable
              caption="Balances before and after"
              rows={lines}
              rowKey={(line) => String(line.employeeId)}
              columns={[
                {
                  key: "name",
                  header: "Name",
                  rowHeader: true,
                  cell: ({ employeeId, name }) => (
                    <TextLink href={`/hris/time-off/balances?employeeId=${employeeId}`}>{name}</TextLink>
                  ),
                },
                { key: "now", header: longDate(asOf), cell: ({ before, after }) => turn(before, after) },
                {
                  key: "end",
                  header: longDate(yearEnd),
                  hideBelow: "sm",
                  cell: ({ yearEndBefore, yearEndAfter }) => turn(yearEndBefore, yearEndAfter),
                },
              ]}
            />
          </div>
        ) : null}
      </Card>
    </div>
  );
}

const turn = (before: number, after: number): string =>
  before === after ? `${timeText(after)}, as before` : `${timeText(before)} → ${timeText(after)}`;

function sumText({ more, less, same }: Pick<PolicyPreview, "more" | "less" | "same">): string {
  const people = (count: number) => (count === 1 ? "1 person has" : `${count} people have`);
  if (more + less === 0) return "Nobody's balance changes, today or by the end of the year.";
  return [
    more > 0 ? `${people(more)} more` : null,
    less > 0 ? `${people(less)} less` : null,
    same > 0 ? `${people(same)} the same` : null,
  ]
    .filter(Boolean)
    .join(", ")
    .concat(".");
}
