import { StatCard } from "~/app/ui/cards/stat-card";
import { dollars } from "./dollars";

type StatCardsProps = {
  stats: { totalCustomers: number; activeSubscriptions: number; trialUsers: number; monthlyRevenue: number | null };
};

/** The four figures above the tabs; money only for who may see purchases. */
export function StatCards({ stats }: StatCardsProps) {
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <StatCard label="Total Customers" value={stats.totalCustomers.toLocaleString("en-US")} />
      <StatCard
        label="Active Subscriptions"
        value={stats.activeSubscriptions.toLocaleString("en-US")}
        href="/admin/dashboard?filter=active"
      />
      <StatCard
        label="Trial Users"
        value={stats.trialUsers.toLocaleString("en-US")}
        href="/admin/dashboard?filter=trial"
      />
      {stats.monthlyRevenue === null ? null : (
        <StatCard label="Monthly Revenue" value={dollars(stats.monthlyRevenue)} hint="this month, less refunds" />
      )}
    </div>
  );
}
