import type { MetaFunction } from "@remix-run/node";
import { usePrices } from "~/app/areas/billing/use-prices";
import { LegalText } from "~/app/areas/legal/legal-text";
import { termsText } from "~/app/areas/legal/terms-text";

export const meta: MetaFunction = () => [{ title: "Terms of use · Statewise" }];

export default function Terms() {
  return <LegalText title="Terms of use" asOf="Nov 20, 2026" sections={termsText(usePrices())} />;
}
