import type { MetaFunction } from "@remix-run/node";
import { LegalText } from "~/app/areas/legal/legal-text";
import { privacyText } from "~/app/areas/legal/privacy-text";

export const meta: MetaFunction = () => [{ title: "Privacy · Statewise" }];

export default function Privacy() {
  return <LegalText title="Privacy" asOf="Nov 28, 2026" sections={privacyText} />;
}
