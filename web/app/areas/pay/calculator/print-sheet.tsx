import { Logo } from "~/app/ui/cards/logo";
import type { PayLine } from "~/domain/pay";
import { dollars } from "../dollars";
import type { PayView } from "./page.server";
import { HOW_OFTEN } from "./pay-options";

const TITLES = { quick: "Quick estimate", precise: "Precise withholding" } as const;
const KINDS: Record<PayLine["kind"], string> = {
  earning: "Pay",
  addition: "Additions",
  tax: "Taxes",
  deduction: "Deductions",
  employer: "Paid by the employer on top",
};

/** The calculation on one page of paper: result, inputs, lines, sources. Only print shows it. */
export function PrintSheet({ view }: { view: PayView }) {
  const { lead, inputs, difference } = view;
  const { result } = view[lead.leads];
  const period = HOW_OFTEN[result.payPeriod] ?? "a pay period";
  const shown = result.lines.filter(({ amount, kind }) => amount !== 0 || kind === "earning");
  const sources = [
    ...new Set(
      shown
        .filter(({ confidence }) => confidence !== "given")
        .map(({ source, sourceYear }) => (sourceYear ? `${source}, ${sourceYear}` : source)),
    ),
  ];
  return (
    <section aria-label="Print" className="hidden text-2xs leading-snug print:block">
      <Logo className="mb-3" />
      <p className="text-lg font-semibold">
        Net pay {period}: {dollars(result.netPay)}
      </p>
      <p>
        {TITLES[lead.leads]}, {result.method === "quick" ? "2023 thresholds" : result.taxYear}.{" "}
        {dollars(result.annual.netPay)} a year of {dollars(result.annual.grossPay)}.{" "}
        {lead.leads === "precise" ? `Quick estimate: ${dollars(view.quick.result.netPay)}. ` : ""}
        {difference.text}
      </p>
      <div className="mt-3 grid grid-cols-[2fr_3fr] gap-8">
        <div>
          <h2 className="border-b border-line font-semibold">Entered</h2>
          <Rows rows={inputs} />
        </div>
        <div>
          {Object.entries(KINDS).map(([kind, title]) => {
            const lines = shown.filter((line) => line.kind === kind);
            if (lines.length === 0) return null;
            return (
              <div key={kind} className="mb-2">
                <h2 className="border-b border-line font-semibold">{title}</h2>
                <Rows rows={lines.map(({ label, amount }) => ({ label, value: dollars(amount) }))} />
              </div>
            );
          })}
        </div>
      </div>
      {result.notes.length + lead.because.length > 0 ? (
        <p className="mt-2">{[...lead.because, ...result.notes].join(" ")}</p>
      ) : null}
      <p className="mt-2">
        <span className="font-semibold">Sources:</span> {sources.join("; ")}.
      </p>
      <p className="mt-2">An estimate, not legal, tax or payroll advice.</p>
    </section>
  );
}

function Rows({ rows }: { rows: { label: string; value: string }[] }) {
  return (
    <dl>
      {rows.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-3">
          <dt>{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
