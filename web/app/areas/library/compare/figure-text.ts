import { longDate } from "~/app/ui/foundations/dates";
import type { Sort } from "~/app/ui/tables/table-types";
import type { ComparedState, Comparison } from "~/domain/research";

type FigureKey = Comparison["figures"][number];
type FigureValue = ComparedState["figures"][number]["value"];

/** A figure as people read it; null is 'not in our sources' and shows as a dash. */
export function figureText({ kind, per }: Pick<FigureKey, "kind" | "per">, value: FigureValue): string {
  if (value === null) return "–";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return kind === "date" ? longDate(value) : value;
  if (kind === "money") {
    const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" }).format(value / 100);
    return per ? `${dollars} / ${per}` : dollars.replace(/\.00$/, "");
  }
  const number = new Intl.NumberFormat("en-US").format(value);
  if (kind === "percent") return `${number} %`;
  if (kind === "times") return `${number} ×`;
  if (kind === "count") return number;
  return `${number} ${value === 1 ? kind.replace(/s$/, "") : kind}`;
}

/** Federal law stays on top; states without a figure come last, whichever way it is sorted. */
export function sortStates({ states }: Comparison, { key, direction }: Sort): ComparedState[] {
  const sign = direction === "desc" ? -1 : 1;
  const figureOf = (row: ComparedState) => row.figures.find((figure) => figure.key === key)?.value ?? null;
  return [...states].sort((a, b) => {
    if (a.state === "FEDERAL") return -1;
    if (b.state === "FEDERAL") return 1;
    if (key === "state") return sign * a.stateName.localeCompare(b.stateName);
    const [left, right] = [figureOf(a), figureOf(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    if (typeof left === "number" && typeof right === "number") return sign * (left - right);
    return sign * String(left).localeCompare(String(right));
  });
}
