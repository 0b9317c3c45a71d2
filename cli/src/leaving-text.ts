import type { PreviewLeavingAnswer } from "@statewise/sdk";

const dollars = (cents: number): string =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });

/** What a last day asks for as people read it; the whole plan with every source is --json. */
export function leavingPlanText(plan: PreviewLeavingAnswer): string {
  const { name, lastDay, place, finalPay, leave, looks, warn } = plan;
  const lines = [
    `${name}: last day ${lastDay}${place ? ` in ${place.name}, ${place.state}` : ""}`,
    "",
    `Final pay  ${finalPay.dueOn ? `by ${finalPay.dueOn}` : NEEDS[finalPay.needs ?? "words"]}`,
    ...(finalPay.basis ? [`  ${finalPay.basis.text} (${finalPay.basis.cite})`] : finalPay.rules.map(ruleText)),
    "",
    "Leave",
    ...leave.lines.map(
      ({ name: policy, minutes, amount, isPaidOut, why }) =>
        `  ${policy}: ${minutes / 60} h, ${isPaidOut ? `paid out${amount === null ? "" : `: ${dollars(amount)}`}` : "not paid out"}. ${why}`,
    ),
    ...(leave.lines.length === 0 ? ["  No balance."] : []),
    ...(warn
      ? ["", `Layoffs  ${warn.jobsLost} jobs lost within 90 days${warn.isReached ? ": notice may be due" : ""}`]
      : []),
    ...(looks.length > 0 ? ["", "Look twice", ...looks.map(({ text }) => `  ${text}`)] : []),
  ];
  return lines.join("\n");
}

const NEEDS = {
  payday: "depends on the next payday: add --next-payday",
  demand: "when it is asked for",
  words: "as its law says",
} as const;

const ruleText = ({ text, cite }: { text: string; cite: string }): string => `  ${text} (${cite})`;
