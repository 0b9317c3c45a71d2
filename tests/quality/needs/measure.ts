// `npm run needs`: what the product answers to the needs, with what can be counted without reading: the verdict, the figures and the
// refusals. Whether an answer is good is judged by reading (README.md). `-- --set unseen`, `-- --out answers.json`, `-- --kind told`.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { parse } from "yaml";
import { assessConcern, placeOf, type Retrieval, retrieve } from "../../../web/domain/research";
import { openGround } from "../open-ground";

export type Need = {
  id: string;
  kind: string;
  state: string;
  city?: string;
  question: string;
  verdict: string;
  must: string[];
  must_not: string[];
  issues: number;
};

const { values } = parseArgs({
  options: {
    set: { type: "string", default: "tuning" },
    out: { type: "string" },
    kind: { type: "string" },
    only: { type: "string" },
  },
});
const needs = (parse(readFileSync(path.join(import.meta.dirname, `${values.set}.yaml`), "utf8")) as Need[]).filter(
  ({ id, kind }) => (!values.kind || kind === values.kind) && (!values.only || id.startsWith(values.only)),
);

const plain = (html: string): string =>
  html
    .replace(/<sup[^>]*>.*?<\/sup>/g, "")
    .replace(/<\/p>/g, "\n")
    .replace(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .trim();

const FIGURE = /\d[\d,]*(?:\.\d+)?/g;
const figuresIn = (text: string): string[] => (text.match(FIGURE) ?? []).map((figure) => figure.replaceAll(",", ""));

/** The word that an answer begins with, in the words of the needs. */
function verdictIn(whole: string): string {
  const answer = whole.replace(/^La respuesta está en inglés\. /, "");
  if (/^(?:[^.:]{0,60}: )?(?:In general, )?yes\b/i.test(answer)) return "yes";
  if (/^(?:[^.:]{0,60}: )?(?:In general, )?no\.|^(?:[^.:]{0,60}: )?(?:In general, )?no,/i.test(answer)) return "no";
  if (/^(?:[^.:]{0,60}: )?Not at your size/i.test(answer)) return "not at this size";
  return /^(?:[^.:]{0,60}: )?(?:That|It) depends|^(?:[^.:]{0,60}: )?Only/i.test(answer) ? "depends" : "none";
}

type Said = NonNullable<Retrieval["findings"]>[number];

/** How a question was read, to see which mechanism failed. */
const readingOf = ({ issue, lead: { law, provision, fit, holding, signs }, verdict, used, asked }: Said) => ({
  issue: issue.text,
  form: Object.entries(issue.form).filter(([, value]) => value),
  isTold: issue.isTold,
  points: issue.points.map(({ point, share }) => `${point} ${share.toFixed(2)}`),
  lead: `${law.slug} ${provision.point} ${provision.role} ${provision.mood ?? ""}`,
  value: provision.value ?? null,
  when: provision.when ?? null,
  holds: holding.verdict,
  fit: Number(fit.toFixed(2)),
  signs,
  verdict,
  used,
  missing: asked.map(({ fact }) => fact),
});

const ground = await openGround();
const rows = [];
for (const need of needs) {
  const place = await placeOf({ jurisdiction: need.state, city: need.city?.toLowerCase().replaceAll(" ", "-") }).catch(
    () => placeOf({ jurisdiction: need.state }),
  );
  const retrieval = await retrieve(need.question, place, { parts: true });
  const made = assessConcern(retrieval);
  const answer = made ? plain(made.directAnswer) : "(no answer)";
  const cited = made?.citations.map(({ title, citation }) => `${title} (${citation})`) ?? [];
  const told = new Set(figuresIn(`${answer} ${cited.join(" ")}`));
  // A year or a section alone is no figure of the answer.
  const wanted = need.must.flatMap(figuresIn);
  const asked = new Set(figuresIn(need.question));
  const own = wanted.filter((figure) => !asked.has(figure));
  rows.push({
    ...need,
    answer,
    read: retrieval.findings?.map(readingOf) ?? [],
    cited,
    risk: made?.overallRisk ?? null,
    do: made?.recommendedActions ?? [],
    isRefused: made === null,
    verdictSaid: verdictIn(answer),
    figures: own.length === 0 ? null : own.filter((figure) => told.has(figure)).length / own.length,
  });
}
await ground.close();
if (values.out) writeFileSync(values.out, JSON.stringify(rows, null, 1));

const share = (part: number, all: number) => (all === 0 ? "-" : `${((100 * part) / all).toFixed(0)} %`);
for (const kind of [...new Set(rows.map((row) => row.kind)), "all"]) {
  const these = rows.filter((row) => kind === "all" || row.kind === kind);
  const judged = these.filter(({ verdict }) => ["yes", "no", "depends", "not at this size"].includes(verdict));
  const right = judged.filter(({ verdict, verdictSaid }) => verdict === verdictSaid).length;
  const contrary = judged.filter(
    ({ verdict, verdictSaid }) =>
      (verdict === "yes" && verdictSaid === "no") || (verdict === "no" && verdictSaid === "yes"),
  ).length;
  const withFigures = these.filter(({ figures }) => figures !== null);
  const figures = withFigures.reduce((sum, row) => sum + (row.figures ?? 0), 0);
  const refused = these.filter(({ isRefused }) => isRefused).length;
  console.log(
    `${kind.padEnd(11)} ${String(these.length).padStart(4)}  verdict ${share(right, judged.length).padStart(5)} of ${judged.length}, contrary ${share(contrary, judged.length)}  figures ${share(figures, withFigures.length).padStart(5)} of ${withFigures.length}  refused ${share(refused, these.length)}`,
  );
}
