import type { FigureFormat } from "./report-types";

/** A figure as people read it. */
export function figureText(value: number | null, format: FigureFormat): string {
  if (value === null) return format === "count" ? "0" : "not enough data";
  if (format === "money") return (value / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  const text = value.toLocaleString("en-US", { maximumFractionDigits: 1 });
  return format === "percent" ? `${text}%` : format === "days" ? `${text} ${value === 1 ? "day" : "days"}` : text;
}
