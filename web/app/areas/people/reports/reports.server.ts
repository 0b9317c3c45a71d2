import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import {
  eeoQuery,
  headcountReport,
  leaveLiability,
  peopleMemberMay,
  REPORTS,
  reportFile,
  reportQuery,
  turnoverReport,
} from "~/domain/people";
import { people } from "../people.server";

/** The reports of one day; what rests on pay is left out for who does not see pay. */
export async function reportsView(arrival: LoaderFunctionArgs) {
  const member = await people(arrival, "reports:read");
  const query = filtersOf(reportQuery, arrival.request);
  const [headcount, turnover, liability] = await Promise.all([
    headcountReport(member, query),
    turnoverReport(member, query),
    peopleMemberMay(member, "reports:pay") ? leaveLiability(member, query) : null,
  ]);
  return { headcount, turnover, liability, seesEeo: peopleMemberMay(member, "eeo:totals") };
}
export type ReportsView = Awaited<ReturnType<typeof reportsView>>;

const file = reportQuery.extend({ year: eeoQuery.shape.year, format: z.enum(["csv", "excel"]).default("csv") });

/** A report as a file. */
export async function reportDownload(arrival: LoaderFunctionArgs): Promise<Response> {
  const member = await people(arrival, "reports:read");
  const report = z.enum(REPORTS).safeParse(arrival.params.report);
  if (!report.success) throw new Response("Not Found", { status: 404 });
  const { name, type, stream } = await orErrorScreen(reportFile(member, report.data, filtersOf(file, arrival.request)));
  return new Response(stream, {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}
