import { addDays } from "../../plain-days";
import type { Rules, Span } from "./ledger-types";

/** A policy with whom it is for and from when to when. */
export type GroupPolicy = {
  code: string;
  rules: Rules;
  placeId: number | null;
  employmentType: string | null;
  from: string;
  to: string | null;
};

/** What of somebody's history decides about leave. */
export type WorkSlice = {
  from: string;
  to: string | null;
  startedOn: string;
  placeId: number | null;
  employmentType: string;
  weeklyMinutes: number;
};

const within = (from: string, to: string | null, day: string): boolean => from <= day && (to === null || day <= to);

/** The policy of a bank that holds for some work on a day: the one for the narrowest group, of two alike the younger one. */
export function policyOn(policies: readonly GroupPolicy[], slice: WorkSlice, day: string): GroupPolicy | null {
  const weight = ({ placeId, employmentType }: GroupPolicy) => (placeId ? 2 : 0) + (employmentType ? 1 : 0);
  return (
    policies
      .filter(
        ({ placeId, employmentType, from, to }) =>
          within(from, to, day) &&
          (placeId === null || placeId === slice.placeId) &&
          (employmentType === null || employmentType === slice.employmentType),
      )
      .sort(
        (a, b) =>
          weight(b) - weight(a) || (a.from < b.from ? 1 : a.from > b.from ? -1 : b.rules.policyId - a.rules.policyId),
      )[0] ?? null
  );
}

/** The spans of one bank: somebody's work cut where it changes and where a policy begins or ends. */
export function spansOf(
  policies: readonly GroupPolicy[],
  slices: readonly WorkSlice[],
  holidaysAt: (placeId: number | null) => ReadonlySet<string>,
): Span[] {
  const cuts = policies.flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]));
  const spans: (Span & { placeId: number | null })[] = [];
  for (const slice of [...slices].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const starts = [
      ...new Set([slice.from, ...cuts.filter((day) => day > slice.from && within(slice.from, slice.to, day))]),
    ];
    starts.sort();
    for (const [index, from] of starts.entries()) {
      const policy = policyOn(policies, slice, from);
      if (!policy) continue;
      const next = starts[index + 1];
      const to = next === undefined ? slice.to : addDays(next, -1);
      const last = spans.at(-1);
      const goesOn =
        last?.rules === policy.rules &&
        last.weeklyMinutes === slice.weeklyMinutes &&
        last.placeId === slice.placeId &&
        last.startedOn === slice.startedOn &&
        last.to !== null &&
        addDays(last.to, 1) === from;
      if (goesOn) last.to = to;
      else
        spans.push({
          ...{ from, to, startedOn: slice.startedOn, rules: policy.rules, weeklyMinutes: slice.weeklyMinutes },
          ...{ holidays: holidaysAt(slice.placeId), placeId: slice.placeId },
        });
    }
  }
  return spans;
}
