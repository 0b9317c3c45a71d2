/**
 * What each benchmark's line of JSON says in the one table: what was measured, beside what of the same run, the target, and
 * whether it was met. Only what has a target or something beside it stands there; the rest is in the benchmark's own table.
 */
const round = (value) =>
  typeof value === "number" ? Number(value.toPrecision(value >= 1000 ? 6 : 3)).toLocaleString("en-US") : value;
const row = (what, value, { unit = "", ratio = null, beside = "", target = "", met = null } = {}) => ({
  what,
  measured: `${round(value)} ${unit}`.trim(),
  ratio: ratio === null ? "" : round(ratio),
  beside,
  target,
  met: met === null ? "" : met ? "yes" : "NO",
});
const atMost = (what, value, most, unit, more = {}) =>
  row(what, value, { unit, target: `≤ ${most} ${unit}`.trim(), met: value <= most, ...more });
const atLeast = (what, value, least, unit, more = {}) =>
  row(what, value, { unit, target: `≥ ${round(least)} ${unit}`.trim(), met: value >= least, ...more });

export const SUMMARIES = {
  pay: (r) => [
    atLeast("quick paychecks", r.quick, r.targets.quick, "a second", {
      ratio: r.ratioQuick,
      beside: "straight-line twin",
    }),
    atLeast("precise paychecks", r.precise, r.targets.precise, "a second", {
      ratio: r.ratioPrecise,
      beside: "straight-line twin",
    }),
  ],
  auth: (r) => [
    row("sign-ins", r.signIns, { unit: "a second", ratio: r.ratioSignIn, beside: "password hash alone" }),
    row("session look-ups", r.session, { unit: "a second", ratio: r.ratioSession, beside: "one prepared SELECT" }),
    atMost("sign-in, known and unknown address", r.timingDifference * 100, r.targets.timingDifference * 100, "%"),
  ],
  search: (r) =>
    Object.entries(r.figures).map(([name, { p95 }]) => row(`${name}, p95`, p95, { unit: "ms", met: r.met[name] })),
  quality: (r) => [
    ...Object.entries(r.figures).map(([who, figures]) =>
      row(
        `${who}: recall@5, nDCG@10, refused`,
        [figures.recall5, figures.ndcg10, figures.refused].map(round).join(" "),
      ),
    ),
    row(
      "unsupported sentences, unresolved citations",
      [r.answers.unsupportedSentences, r.answers.unresolvedCitations].join(" "),
    ),
  ],
  banner: (r) => [
    atMost("banner call, p95", r.call.p95, r.targetMs, "ms", { ratio: r.call.p95 / r.bare.p95, beside: "select 1" }),
  ],
  export: (r) =>
    Object.entries(r.figures).map(([name, figure]) =>
      row(`${name} records`, figure["first ms"], { unit: "ms", beside: `${figure.ms} ms warm` }),
    ),
  alerts: (r) => [
    atMost(`one update to ${round(r.readers)} readers`, r.matchSeconds, r.targets.matchSeconds, "s", {
      ratio: r.ratioRows,
      beside: "bare rows",
    }),
    atMost("growth of memory meanwhile", r.memoryGrowthMb, r.targets.memoryGrowthMb, "MB"),
    atLeast("mails into a local sink", r.mailsPerSecond, r.targets.mailsPerSecond, "a second", {
      ratio: r.ratioMails,
      beside: "bare mails",
    }),
  ],
  admin: (r) => [
    ...r.results.map(({ what, p95, target }) => atMost(what, p95, target, "ms")),
    atMost("export of all customers, CSV, memory", r.csv.growthMb, 150, "MB"),
    atMost("export of all customers, Excel, memory", r.xlsx.growthMb, 150, "MB"),
  ],
  webhooks: (r) => [
    atMost(`call of ${round(r.endpoints)} endpoints, ${round(r.hanging)} silent, p95`, r.p95, r.targets.p95Ms, "ms", {
      ratio: r.ratio,
      beside: `bare calls (${round(r.samples)} samples)`,
    }),
    atMost("calls that never came", r.lost, r.targets.lost, ""),
  ],
  people: (r) => r.rows.map(({ what, p95, target }) => atMost(what, p95, target, "ms")),
  hiring: (r) => r.rows.map(({ what, p95, target }) => atMost(what, p95, target, "ms")),
  sdk: (r) => [
    row("a call through the SDK", r.sdkUs, { unit: "µs", ratio: r.ratio, beside: "plain fetch" }),
    atMost("the command's start", r.cliStartMs.median, 250, "ms", {
      ratio: r.cliStartMs.median / r.nodeMs,
      beside: "bare node",
    }),
  ],
  http: (r) =>
    r.figures.map(({ name, perSecond, ratio, beside, target, met }) =>
      row(name, perSecond, {
        unit: "a second",
        ratio,
        beside: beside ?? "",
        target: target ? `≥ ${target}` : "",
        met: target ? met : null,
      }),
    ),
  encoder: (r) => [
    atMost("a question's meaning, p95", r.times.p95, r.target, "ms"),
    row("points and topics of asks held back", `${round(r.asks.point)} ${round(r.asks.topic)}`),
    row("topics of questions held out", r.questions["held out"]["encoder: topic"], {
      ratio: r.questions["held out"]["encoder: topic"] / r.questions["held out"]["query: topic"],
      beside: "topics of query",
    }),
  ],
  memory: (r) => [atMost(`memory after ${round(r.requests)} requests`, r.growthPercent, r.target, "%")],
  page: (r) =>
    r.figures.map(({ what, value, unit, target }) =>
      target === null ? row(what, value, { unit }) : atMost(what, value, target, unit),
    ),
  starts: (r) => [
    row("first start, empty folder", r.coldMs, { unit: "ms" }),
    atMost("second start, nothing changed", r.warmMs, r.target, "ms"),
  ],
};
