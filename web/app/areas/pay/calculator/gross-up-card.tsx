import { ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import type { GrossUp } from "~/domain/pay";
import { dollars } from "../dollars";

type GrossUpCardProps = { grossUp: GrossUp; wanted: number; href: string };

/** The gross pay that leaves a wanted net pay. */
export function GrossUpCard({ grossUp, wanted, href }: GrossUpCardProps) {
  return (
    <Card as="section" title="Gross pay behind a net pay">
      <p>
        To leave <strong>{dollars(wanted)}</strong>, gross pay of the period must be{" "}
        <strong>{dollars(grossUp.grossPay)}</strong>. {grossUp.message}
        {grossUp.exact ? "" : ` It leaves ${dollars(grossUp.netPay)}.`}
      </p>
      <ButtonLink href={href} reloadDocument size="sm" className="mt-3 print:hidden">
        Use this gross pay
      </ButtonLink>
    </Card>
  );
}
