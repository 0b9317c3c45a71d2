import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataMap } from "~/app/areas/legal/data-map";
import { dataMap } from "~/app/areas/legal/data-map.server";
import { LegalText } from "~/app/areas/legal/legal-text";
import { securityText } from "~/app/areas/legal/security-text";

export const meta: MetaFunction = () => [{ title: "Security · Statewise" }];

export const loader = () => ({ groups: dataMap() });

export default function Security() {
  const { groups } = useLoaderData<typeof loader>();
  return (
    <>
      <LegalText title="Security" asOf="Nov 27, 2026" sections={securityText} />
      <div className="max-w-prose">
        <DataMap groups={groups} />
      </div>
    </>
  );
}
