import type { MetaFunction } from "@remix-run/node";
import { usePrices } from "~/app/screens/billing/use-prices";
import { LegalText } from "~/app/screens/legal/legal-text";
import { termsText } from "~/app/screens/legal/terms-text";

export const meta: MetaFunction = () => [{ title: "Terms of use · Statewise" }];

export default function Terms() {
  return <LegalText title="Terms of use" asOf="Nov 20, 2026" sections={termsText(usePrices())} />;
}
