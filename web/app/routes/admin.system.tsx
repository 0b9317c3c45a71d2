import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { staff } from "~/app/server/principal.server";
import { Card } from "~/app/ui/card";
import { DescriptionList } from "~/app/ui/description-list";
import { systemReadiness } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "System · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  await staff(arrival, "system:read");
  return { system: await systemReadiness() };
}

export default function AdminSystem() {
  const { system } = useLoaderData<typeof loader>();
  return (
    <Card as="section" title="System" className="max-w-xl">
      <DescriptionList
        items={[
          { term: "Database", value: system.database },
          { term: "Migrations", value: system.migrations },
          { term: "Law corpus", value: system.corpus },
          { term: "Row security", value: system.rowSecurity },
        ]}
      />
    </Card>
  );
}
