import type { CaseRecord, LawRecord, Noted } from "./record";

/** A record as a reviewer reads it beside its row: plain lines, nothing left out. */
export function readableRecord(record: LawRecord | CaseRecord): string {
  return "citations" in record ? readableLaw(record) : readableCase(record);
}

function readableLaw(law: LawRecord): string {
  const penalties = typeof law.penalties === "string" ? law.penalties : law.penalties.map((penalty) => penalty.text);
  return lines([
    [`${law.slug}`, `${law.title} (${law.citations.join("; ") || "no citation"})`],
    ["place", [law.jurisdiction, law.city, law.category, law.topics.join(", ")].filter(Boolean).join(" / ")],
    ["status", `${law.status}${law.effectiveDate ? `, effective ${law.effectiveDate}` : ""}; risk ${law.riskLevel}`],
    ["trust", `${law.level}, as of ${law.verifiedAsOf}${law.verifiedYearOnly ? " (year)" : ""}; ${law.source}`],
    ["applies", `${law.applies.text}${law.applies.minEmployees ? ` [${law.applies.minEmployees}+]` : ""}`],
    ["summary", law.summary],
    ["requires", law.requirements.map((item) => `${item.text} [${item.pin}]`)],
    ["deadlines", noted(law.deadlines)],
    ["notices", noted(law.notices)],
    ["records", noted(law.records)],
    ["agency", `${law.agency?.name ?? "none"}; private action: ${String(law.privateAction)}`],
    ["remedies", law.remedies.join(", ")],
    ["penalties", penalties],
    ["limitation", typeof law.limitation === "string" ? law.limitation : law.limitation.text],
    ["figures", law.figures.map((figure) => `${figure.key} = ${String(figure.value)}`).join(", ")],
    ["related", law.related.join(", ")],
    ["note", law.note ?? ""],
    ["link", `${law.url} (${law.linkClass}, ${law.linkLevel})`],
  ]);
}

function readableCase(item: CaseRecord): string {
  return lines([
    [item.slug, `${item.name}, ${item.citation}`],
    ["place", [item.jurisdiction, item.court, item.year, item.topics.join(", ")].join(" / ")],
    ["trust", `${item.level}${item.verified ? "" : ", citation not verified"}; ${item.source}`],
    ["treatment", [item.treatment, item.treatmentNote].filter(Boolean).join(": ")],
    ["issue", item.issue],
    ["holding", item.holding],
    ["outcome", [item.outcome, item.damages].filter(Boolean).join("; ")],
    ["precedent", item.precedent],
    ["key issues", item.keyIssues.join("; ")],
    ["financial", item.financialImpact],
    ["laws", item.laws.join(", ")],
    ["link", `${item.url} (${item.linkClass})`],
  ]);
}

function noted(list: string | Noted[]): string | string[] {
  return typeof list === "string" ? list : list.map((item) => (item.pin ? `${item.text} [${item.pin}]` : item.text));
}

function lines(rows: [string, string | string[]][]): string {
  return rows
    .filter(([, value]) => value.length > 0)
    .map(
      ([label, value]) =>
        `${label.padEnd(11)} ${Array.isArray(value) ? value.map((text) => `- ${text}`).join(`\n${" ".repeat(12)}`) : value}`,
    )
    .join("\n");
}
