import { Card } from "~/app/ui/cards/card";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { timeText } from "./leave-text";

type Line = { on: string; kind: string; minutes: number; source: string; note: string; balance: number };
export type ShownBalance = {
  code: string;
  policyId: number;
  name: string;
  isLimited: boolean;
  minutes: number;
  available: number;
  held: number;
  usableFrom: string | null;
  opening: number;
  since: string;
  lines: Line[];
};

const WHAT: Record<string, string> = {
  grant: "Granted",
  accrue: "Earned",
  hold: "Held",
  release: "Given back",
  use: "Taken",
  expire: "Lost",
  adjust: "Adjusted",
  payout: "Paid out",
};

/** Lines of these kinds are one figure of the sum. */
const SUMS = [
  { term: "Granted and earned", kinds: ["grant", "accrue"] },
  { term: "Taken", kinds: ["use"] },
  { term: "Asked for or approved", kinds: ["hold", "release"] },
  { term: "Lost", kinds: ["expire"] },
  { term: "Adjusted", kinds: ["adjust"] },
  { term: "Paid out", kinds: ["payout"] },
];

/** The balance as a sum that can be checked: what was carried over, and what has become of it since. */
function Sums({ balance: { opening, since, minutes, lines } }: { balance: ShownBalance }) {
  const parts = SUMS.map(({ term, kinds }) => ({
    term,
    sum: lines.filter(({ kind }) => kinds.includes(kind)).reduce((total, line) => total + line.minutes, 0),
  })).filter(({ sum }, index) => index < 2 || sum !== 0);
  const signed = (sum: number) => `${sum > 0 ? "+" : ""}${timeText(sum)}`;
  return (
    <dl className="mt-3 border-t border-line-2 pt-2 text-sm tabular-nums">
      {[
        { term: `Carried over to ${longDate(since)}`, value: timeText(opening) },
        ...parts.map(({ term, sum }) => ({ term, value: signed(sum) })),
      ].map(({ term, value }) => (
        <div key={term} className="flex justify-between gap-3 py-0.5">
          <dt className="text-ink-2">{term}</dt>
          <dd className="whitespace-nowrap">{value}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-t border-line-2 py-1 font-semibold">
        <dt>Balance</dt>
        <dd className="whitespace-nowrap">{timeText(minutes)}</dd>
      </div>
    </dl>
  );
}

/** A balance with the sum and the lines that make it. */
export function BalanceCard({ balance }: { balance: ShownBalance }) {
  const { name, isLimited, minutes, available, held, usableFrom, lines, opening, since } = balance;
  return (
    <Card as="section" title={name} level={3}>
      <p className="text-2xl font-semibold text-ink">{isLimited ? timeText(minutes) : "Without a limit"}</p>
      <DescriptionList
        items={[
          ...(isLimited ? [{ term: "May be asked for", value: timeText(available) }] : []),
          { term: isLimited ? "Held for later" : "Taken so far", value: timeText(isLimited ? held : -minutes) },
          ...(usableFrom ? [{ term: "Can be used from", value: longDate(usableFrom) }] : []),
        ]}
      />
      {isLimited ? <Sums balance={balance} /> : null}
      <Disclosure summary="How it comes about, line by line" className="mt-2">
        <ol className="text-sm">
          <li className="flex justify-between gap-3 py-1">
            <span>Before {longDate(since)}</span>
            <span className="whitespace-nowrap tabular-nums">{timeText(opening)}</span>
          </li>
          {lines.map((line) => (
            <li key={line.source} className="flex justify-between gap-3 border-t border-line-2 py-1">
              <span className="min-w-0 break-words">
                <span className="text-ink">
                  {longDate(line.on)} · {WHAT[line.kind] ?? line.kind}
                </span>
                {line.note ? <span className="block text-xs text-ink-3">{line.note}</span> : null}
              </span>
              <span className="text-right whitespace-nowrap tabular-nums">
                {line.minutes > 0 ? "+" : ""}
                {timeText(line.minutes)}
                <span className="block text-xs text-ink-3">{timeText(line.balance)}</span>
              </span>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}
