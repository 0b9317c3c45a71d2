import type { LoaderFunctionArgs } from "@remix-run/node";
import { memberMay } from "~/domain/hiring";
import { adverseImpact, IMPACT_STEPS, impactQuery, localLaw144Pack } from "~/domain/hiring/fairness";
import { hiring } from "../hiring.server";
import { reportChoices } from "./reports.server";

const queryOf = (request: Request) => {
  const given = [...new URL(request.url).searchParams].filter(([, value]) => value !== "");
  const read = impactQuery.safeParse(Object.fromEntries(given));
  return read.success ? read.data : impactQuery.parse({});
};

/** The adverse-impact report for the months and the step of the address. */
export async function impactView(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "fairness:read");
  const values = queryOf(arrival.request);
  return {
    report: await adverseImpact(member, values),
    values,
    ...(await reportChoices(member)),
    steps: Object.entries(IMPACT_STEPS).map(([value, { label }]) => ({ value, label })),
    mayExport: memberMay(member, "export"),
    search: new URL(arrival.request.url).search,
  };
}

/** The data pack for an auditor, marked as what it is not. */
export async function auditPack(arrival: LoaderFunctionArgs): Promise<string> {
  await hiring(arrival, "fairness:read");
  return localLaw144Pack(await hiring(arrival, "export"), queryOf(arrival.request));
}
