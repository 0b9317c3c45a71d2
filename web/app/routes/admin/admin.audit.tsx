import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AuditScreen } from "~/app/areas/admin/audit/audit-screen";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { staff } from "~/app/server/principal.server";
import { auditQuery, listAudit, readQuery } from "~/domain/admin";

export const meta: MetaFunction = () => [{ title: "Audit · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "audit:read");
  const given = [...new URL(arrival.request.url).searchParams].filter(([, value]) => value !== "");
  const query = readQuery(auditQuery, Object.fromEntries(given));
  return { page: await orErrorScreen(listAudit(principal, query)), query };
}

export default function AdminAudit() {
  return <AuditScreen {...useLoaderData<typeof loader>()} />;
}
