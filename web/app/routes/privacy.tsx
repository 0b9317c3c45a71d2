import type { MetaFunction } from "@remix-run/node";
import { LegalText } from "~/app/screens/legal/legal-text";
import { privacyText } from "~/app/screens/legal/privacy-text";

export const meta: MetaFunction = () => [{ title: "Privacy · Statewise" }];

export default function Privacy() {
  return <LegalText title="Privacy" asOf="Nov 20, 2026" sections={privacyText} />;
}
