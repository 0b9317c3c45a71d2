import { type Principal, requireAccess } from "~/domain/access";
import { dateText } from "~/platform/calendar/date-text";
import { type ListFile, listFile } from "~/platform/sheets/list-file";
import type { SheetCell, SheetColumn } from "~/platform/sheets/sheet";
import { type ComparedState, type Comparison, compareTopic } from "./compare-topic";

/** The comparison of a topic as an Excel workbook: every figure, what each rests on, and how far it may be trusted. */
export async function exportComparison(
  principal: Principal,
  input: { topic: string; states?: string[]; day?: string },
): Promise<ListFile> {
  requireAccess(principal, "research");
  const comparison = await compareTopic(principal, input);
  const name = `${comparison.topic.label} by state`;
  return listFile({ name, columns: columnsOf(comparison), pages: onePage(comparison.states) }, "excel");
}

async function* onePage<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}

function columnsOf({ figures }: Comparison): SheetColumn<ComparedState>[] {
  const measured = figures.map(
    (figure): SheetColumn<ComparedState> => ({
      header: headerOf(figure),
      width: 16,
      value: ({ figures: own }) =>
        cellOf(
          own.find(({ key }) => key === figure.key),
          figure.kind,
        ),
    }),
  );
  return [
    { header: "State", width: 20, value: ({ stateName }) => stateName },
    { header: "Law", width: 44, value: ({ law, silence }) => law?.title ?? silence },
    { header: "Citation", width: 28, value: ({ law }) => law?.citation ?? null },
    ...measured,
    { header: "Conditions", width: 40, value: (row) => conditionsOf(row, figures) },
    {
      header: "Status",
      width: 16,
      value: ({ law, isAbsence }) => (isAbsence ? "no state law found" : (law?.statusNote ?? null)),
    },
    { header: "Level of trust", value: ({ law }) => law?.confidence ?? null },
    { header: "Verified as of", value: ({ law }) => verifiedText(law) },
    { header: "Link", width: 50, value: ({ law }) => law?.referenceUrl ?? null },
  ];
}

/** `Minimum wage (dollars / hour)`: the cells hold bare numbers, so that a sheet can sort and add them. */
function headerOf({ label, kind, per }: Comparison["figures"][number]): string {
  const unit = { money: "dollars", yesno: "", choice: "", date: "", count: "" }[kind] ?? kind;
  const measure = [unit, per].filter(Boolean).join(" / ");
  return measure ? `${label} (${measure})` : label;
}

function cellOf(figure: ComparedState["figures"][number] | undefined, kind: string): SheetCell {
  const value = figure?.value ?? null;
  if (figure?.outOfDateSince) return `rate out of date since ${dateText(figure.outOfDateSince)}`;
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" && kind === "money" ? value / 100 : value;
}

function conditionsOf({ figures: own }: ComparedState, figures: Comparison["figures"]): string | null {
  const said = own.flatMap(({ key, condition }) => {
    const label = figures.find((figure) => figure.key === key)?.label;
    return condition ? [`${label}: ${condition}`] : [];
  });
  return said.join("; ") || null;
}

const verifiedText = (law: ComparedState["law"]): string | null =>
  (law?.verifiedYearOnly ? law.verifiedAsOf?.slice(0, 4) : law?.verifiedAsOf) ?? null;
