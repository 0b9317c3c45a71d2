import type {
  AnalyzeConcernAnswer,
  CompareLawsAnswer,
  GetCaseAnswer,
  GetLawAnswer,
  SearchCasesAnswer,
  SearchLawsAnswer,
} from "@statewise/sdk";
import { paint } from "./output";
import { table, wrap } from "./show";

const WIDTH = Math.min(process.stdout.columns ?? 100, 100);
const LOCKED = "Locked: sign in with an account that has access to read the whole text.";

export type Found = { question: string; laws: SearchLawsAnswer; cases: SearchCasesAnswer };

export function searchText({ laws, cases }: Found): string {
  if (laws.length + cases.length === 0) return "Nothing found for this question and place.";
  const parts = laws.map(
    (law, place) =>
      `${String(place + 1).padStart(3)}  ${paint("bold", law.title)}\n     ${factsOf(law)}\n${wrap(law.summary, WIDTH, "     ")}`,
  );
  if (cases.length > 0) parts.push(paint("bold", "Cases"));
  for (const one of cases)
    parts.push(`     ${one.name} (${one.court}, ${one.year})\n${wrap(one.summary, WIDTH, "     ")}`);
  if ([...laws, ...cases].some(({ locked }) => locked)) parts.push(LOCKED);
  return parts.join("\n\n");
}

type Facts = Pick<
  SearchLawsAnswer[number],
  "citation" | "jurisdictionName" | "cityName" | "riskLevel" | "verifiedAsOf"
>;

export const factsOf = ({ citation, jurisdictionName, cityName, riskLevel, verifiedAsOf }: Facts): string =>
  [cityName ?? jurisdictionName, citation, `${riskLevel} risk`, verifiedAsOf && `as of ${verifiedAsOf}`]
    .filter(Boolean)
    .join(" · ");

/** A law to read; its first line is the title. */
export function lawText(law: GetLawAnswer, width = WIDTH): string {
  const list = (heading: string, items: string[] | undefined) =>
    items && items.length > 0 ? [paint("bold", heading), ...items.map((item) => bullet(item, width))] : [];
  return [
    paint("bold", law.title),
    wrap(factsOf(law), width),
    law.statusNote ? wrap(law.statusNote, width) : "",
    "",
    wrap(law.summary, width),
    "",
    ...list("Requirements", law.requirements),
    ...list("Penalties", law.penalties),
    ...list(
      "Related cases",
      law.relatedCases.map(({ name, year }) => `${name} (${year})`),
    ),
    "",
    law.referenceUrl ? `Source: ${law.referenceUrl}` : "",
    law.locked ? LOCKED : "",
  ]
    .filter((line, place, lines) => line !== "" || lines[place - 1] !== "")
    .join("\n")
    .trimEnd();
}

const bullet = (text: string, width: number): string => `  • ${wrap(text, width - 4).replaceAll("\n", "\n    ")}`;

/** A case to read; its first line is the name. */
export function caseText(one: GetCaseAnswer, width = WIDTH): string {
  return [
    paint("bold", one.name),
    wrap([one.court, one.year, one.citation, one.outcome].filter(Boolean).join(" · "), width),
    "",
    wrap(one.summary, width),
    ...(one.legalPrecedent ? ["", wrap(one.legalPrecedent, width)] : []),
    "",
    one.referenceUrl ? `Source: ${one.referenceUrl}` : "",
    one.locked ? LOCKED : "",
  ]
    .filter((line, place, lines) => line !== "" || lines[place - 1] !== "")
    .join("\n")
    .trimEnd();
}

export function analysisText({ riskAssessment, relevantLaws }: AnalyzeConcernAnswer): string {
  if (!riskAssessment) return "This question is outside of employment law, or nothing in our records answers it.";
  // Beside an answer of which a part is missing nothing is called low: what is missing may turn it.
  const isOpenOrWorse = !("locked" in riskAssessment) || riskAssessment.overallRisk !== "Low";
  const risk = isOpenOrWorse ? `${riskAssessment.overallRisk} risk` : "The risk opens with access";
  const lines = [paint("bold", risk), "", wrap(plainOf(riskAssessment.directAnswer), WIDTH)];
  if ("locked" in riskAssessment) return [...lines, "", LOCKED].join("\n");
  const { recommendedActions, citations, facts, issues, candidates } = riskAssessment;
  const missing = issues.flatMap((issue) => issue.missing);
  if (facts.length > 0) lines.unshift(wrap(`Your case: ${facts.map(({ text }) => text).join(" · ")}`, WIDTH), "");
  if (candidates.length > 0)
    lines.push("", paint("bold", "Did you mean"), ...candidates.map(({ ask }) => bullet(ask, WIDTH)));
  if (missing.length > 0)
    lines.push("", paint("bold", "It would help to know"), ...new Set(missing.map((fact) => factToAsk(fact))));
  if (recommendedActions.length > 0)
    lines.push("", paint("bold", "What to do"), ...recommendedActions.map((action) => bullet(action, WIDTH)));
  if (citations.length > 0) {
    const sources = citations.map(
      ({ ref, title, citation }) => `  [${ref}] ${title}${citation ? `, ${citation}` : ""}`,
    );
    lines.push("", paint("bold", "Sources"), ...sources);
  }
  return [...lines, "", `${relevantLaws.length} laws. Research, not legal advice.`].join("\n");
}

/** A fact that is missing, with the option that gives it. */
const factToAsk = ({ ask, fact }: { ask: string; fact: string }): string => bullet(`${ask} (--fact ${fact}=…)`, WIDTH);

/** The answer's p, strong and sup as plain text. */
const plainOf = (html: string): string =>
  html
    .replace(/<sup[^>]*>\s*\[?(\d+)\]?\s*<\/sup>/g, " [$1]")
    .replace(/<\/p>\s*<p>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_all, name: string) => ENTITIES[name] ?? "");

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'", nbsp: " " };

export function comparisonText({ topic, figures, states }: CompareLawsAnswer): string {
  const shown = figures.filter(({ isMain }) => isMain);
  const columns = (shown.length > 0 ? shown : figures).slice(0, 5);
  const rows = states.map(({ stateName, isAbsence, figures: own, law }) => ({
    state: stateName,
    ...Object.fromEntries(
      columns.map(({ key, kind }) => [key, figureText(own.find((one) => one.key === key)?.value, kind)]),
    ),
    law: isAbsence ? "none found" : (law?.citation ?? law?.title ?? ""),
  }));
  const heads = columns.map(({ key, label }): [string, string] => [key, label]);
  return `${paint("bold", topic.label)}\n\n${table(rows, ["state", ...heads, "law"], process.stdout.columns ?? 160)}`;
}

function figureText(value: unknown, kind: string): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "number" && /money|cents/.test(kind) ? `$${(value / 100).toFixed(2)}` : String(value);
}
