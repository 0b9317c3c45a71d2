import { dollars } from "../dollars";
import type { PayView } from "./page.server";

/** Why the two methods differ, line by line. */
export function MethodDifferences({ view: { difference, quick } }: { view: PayView }) {
  return (
    <div className="mb-4 grid gap-3 text-sm">
      <p>
        The quick estimate is {dollars(quick.result.netPay)} a paycheck. {difference.text}
      </p>
      {difference.rows.length > 0 ? (
        <dl className="grid gap-2">
          {difference.rows.map(({ label, quick: rough, precise, why }) => (
            <div key={label}>
              <dt className="flex flex-wrap justify-between gap-x-3 font-medium text-ink">
                {label}
                <span className="font-normal tabular-nums">
                  quick {dollars(rough)} · precise {dollars(precise)}
                </span>
              </dt>
              <dd>{why}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
