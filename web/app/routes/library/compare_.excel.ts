import type { LoaderFunctionArgs } from "@remix-run/node";
import { comparisonChoice } from "~/app/areas/library/compare/comparison-choice.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileDownload } from "~/app/server/file-download.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { accessOf } from "~/domain/access";
import { exportComparison } from "~/domain/research";

/** The comparison of the address as a workbook; who has no access is led to the screen that says what it needs. */
export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const { choice, search } = comparisonChoice(arrival.request);
  if (!accessOf(principal, "research").allowed) throw redirectTo(`/compare${search}`);
  return fileDownload(await orErrorScreen(exportComparison(principal, choice)));
}
