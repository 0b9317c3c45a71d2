import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { administrator } from "~/app/server/principal.server";
import { Card } from "~/app/ui/card";
import { DescriptionList } from "~/app/ui/description-list";
import { PageHeader } from "~/app/ui/page-header";
import { StatCard } from "~/app/ui/stat-card";
import { customerStats, systemReadiness } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "Administration · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await administrator({ request, context });
  const [stats, system] = await Promise.all([customerStats(principal), systemReadiness()]);
  return { stats, system };
}

export default function AdminDashboard() {
  const { stats, system } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Administration" description="Customers and the state of this server." />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        <StatCard label="Total Customers" value={stats.totalCustomers} />
        <StatCard label="Active Subscriptions" value={stats.activeSubscriptions} />
        <StatCard label="Trial Users" value={stats.trialUsers} />
        <StatCard label="Questions asked" value={stats.questions} />
      </div>
      <Card as="section" title="System" className="mt-6 max-w-xl">
        <DescriptionList
          items={[
            { term: "Database", value: system.database },
            { term: "Migrations", value: system.migrations },
            { term: "Law corpus", value: system.corpus },
            { term: "Row security", value: system.rowSecurity },
          ]}
        />
      </Card>
    </>
  );
}
