import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { type FinalPay, finalPay } from "~/domain/people/leaving/final-pay";
import { LEAVING_KINDS, type LeavingKind } from "~/domain/people/leaving/leaving-form";
import { businessDaysAfter } from "~/platform/calendar/business-days";
import { projectRoot } from "~/platform/root";
import { useDatabase } from "../../setup/database";

useDatabase();

const STATES = path.join(projectRoot, "prisma/corpus/states");
const LAST_DAY = "2027-01-15";
const PAYDAY = "2027-01-29";
const KEYS: Record<Exclude<LeavingKind, "death">, string[]> = {
  resignation: ["quitDays"],
  discharge: ["firedDays"],
  layoff: ["laidOffDays", "firedDays"],
  end_of_term: ["firedDays"],
};

type Written = number | string | null | { value: number | string | null };
type Figures = Record<string, Written | undefined>;

/** The figures of the comparison as the corpus files write them, read without the code under test. */
function figuresOf(file: string): { state: string; figures: Figures } {
  const { state, laws } = parse(readFileSync(path.join(STATES, file), "utf8")) as {
    state: string;
    laws: { topics?: string[]; figures?: Figures }[];
  };
  return { state, figures: laws.find(({ topics, figures }) => topics?.[0] === "final_pay" && figures)?.figures ?? {} };
}

const scalar = (written: Written | undefined) =>
  written !== null && typeof written === "object" ? written.value : (written ?? null);

function dayOfFigure({ dayCount }: Figures, value: number): string {
  if (String(scalar(dayCount)).startsWith("business")) return businessDaysAfter(LAST_DAY, value);
  return new Date(Date.parse(`${LAST_DAY}T00:00:00Z`) + value * 86_400_000).toISOString().slice(0, 10);
}

/** What is wrong with a computed day, held against the figure of the comparison. */
function wrongOf(figures: Figures, kind: Exclude<LeavingKind, "death">, dueOn: string): boolean {
  const written = KEYS[kind]
    .map((key) => figures[key])
    .find((one) => scalar(one) !== null && scalar(one) !== undefined);
  const value = scalar(written);
  if (value === null) return false;
  const day = typeof value === "number" ? dayOfFigure(figures, value) : PAYDAY;
  // A figure with a remark ('or the next payday if sooner') is the outer limit, a plain one the day or, of two, the payday.
  const isRemarked = written !== null && typeof written === "object";
  return isRemarked ? dueOn > (day > PAYDAY ? day : PAYDAY) : ![day, PAYDAY].includes(dueOn);
}

/** A day has its source and is the figure's; none has the reason why; of the dead none is computed. */
function isRight(figures: Figures, kind: LeavingKind, { dueOn, basis, needs }: FinalPay): boolean {
  if (dueOn === null) return needs !== null;
  return kind !== "death" && needs === null && Boolean(basis?.cite) && !wrongOf(figures, kind, dueOn);
}

it("the last pay of every place and reason is due on the day that the corpus says, or stands in its words", async () => {
  const places = readdirSync(STATES)
    .filter((file) => file.endsWith(".yaml"))
    .map(figuresOf);
  expect(places).toHaveLength(51);
  const wrong: string[] = [];
  const inWords: string[] = [];
  for (const { state, figures } of places)
    for (const kind of LEAVING_KINDS) {
      const due = await finalPay({
        ...{ state, kind, lastDay: LAST_DAY, noticeOn: LAST_DAY, nextPayday: PAYDAY, employees: 40 },
      });
      const { dueOn, basis, needs, rules } = due;
      if (!isRight(figures, kind, due)) wrong.push(`${state} ${kind}: ${dueOn} ${needs} (${basis?.text})`);
      if (dueOn === null && kind !== "death")
        inWords.push(`${state} ${kind}${rules.length > 0 ? "" : " (nothing said)"}`);
    }
  expect(wrong).toEqual([]);
  // No law of the state that sets a day (AL, FL, GA, MS: the federal words stand), one that runs from a demand (MN), or words alone: each is said, none is guessed.
  const four = ["resignation", "discharge", "layoff", "end_of_term"];
  const silent = ["AL", "FL", "GA", "MS"].flatMap((state) => four.map((kind) => `${state} ${kind}`));
  const worded = ["AR resignation", "MN discharge", "MN layoff", "MN end_of_term", "MO resignation"];
  expect(inWords.sort()).toEqual([...silent, ...worded].sort());
});

it("a day that rests on a payday or on notice is computed from it, and not guessed without it", async () => {
  const ask = { kind: "resignation", lastDay: LAST_DAY, nextPayday: null, employees: 40 } as const;
  expect(await finalPay({ ...ask, state: "TX", noticeOn: LAST_DAY })).toMatchObject({ dueOn: null, needs: "payday" });
  expect(await finalPay({ ...ask, state: "CA", noticeOn: LAST_DAY })).toMatchObject({ dueOn: "2027-01-18" });
  expect(await finalPay({ ...ask, state: "CA", noticeOn: "2027-01-11" })).toMatchObject({
    ...{ dueOn: LAST_DAY, isAtOnce: true, basis: { cite: expect.stringContaining("202(a)") } },
  });
  expect(await finalPay({ ...ask, state: null, noticeOn: LAST_DAY })).toMatchObject({ dueOn: null, rules: [] });
});
