import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { AdminFrame } from "~/app/areas/admin/admin-frame";
import { StatCards } from "~/app/areas/admin/stat-cards";
import { ADMIN_TABS } from "~/app/links/admin-tabs";
import { principalOf } from "~/app/server/principal.server";
import { permissionsOf } from "~/domain/access";
import { customerStats } from "~/domain/admin";

/** Opens nothing: each tab guards itself, this is what the person's permissions show of the frame. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const held = await permissionsOf(principal);
  const tabs = ADMIN_TABS.filter(({ permission }) => held.has(permission));
  const stats = held.has("customers:read") ? await customerStats(principal) : null;
  return { tabs, stats, mayAdd: held.has("customers:write") };
}

/** The figures above the tabs stay while one looks around; an act makes them anew. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, currentUrl, nextUrl }) =>
  (formMethod !== undefined && formMethod !== "GET") || currentUrl.href === nextUrl.href;

export default function Admin() {
  const { tabs, stats, mayAdd } = useLoaderData<typeof loader>();
  const counts: Record<string, number> = stats ? { "/admin/dashboard": stats.totalCustomers } : {};
  return (
    <AdminFrame tabs={tabs} counts={counts} mayAdd={mayAdd} cards={stats ? <StatCards stats={stats} /> : null}>
      <Outlet />
    </AdminFrame>
  );
}
