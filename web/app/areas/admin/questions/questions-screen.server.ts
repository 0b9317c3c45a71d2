import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { fileDownload } from "~/app/server/file-download.server";
import { formOf } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { permissionsOf } from "~/domain/access";
import {
  countFound,
  countQuestions,
  exportQuestions,
  listQuestions,
  questionQuery,
  questionTrends,
  readQuery,
  TREND_DAYS,
} from "~/domain/admin";

/** The repository of questions: a page of them, the counts, and the trends of the last days. */
export async function questionView(arrival: LoaderFunctionArgs) {
  const principal = await staff(arrival, "questions:read");
  const params = Object.fromEntries(new URL(arrival.request.url).searchParams);
  const query = readQuery(questionQuery, params);
  const days = TREND_DAYS.find((known) => String(known) === params.days) ?? 30;
  const [page, total, found, trends, held] = await orErrorScreen(
    Promise.all([
      listQuestions(principal, query),
      countQuestions(principal),
      countFound(principal, query),
      questionTrends(principal, days),
      permissionsOf(principal),
    ]),
  );
  const { search, show } = query;
  return { page, total, found, trends, days, search, show, mayExport: held.has("questions:export") };
}

/** The questions that a search finds, as a workbook. */
export async function questionExport(arrival: ActionFunctionArgs): Promise<Response> {
  const principal = await staff(arrival, "questions:export");
  const fields = Object.fromEntries(await formOf(arrival.request)) as Record<string, string>;
  return fileDownload(await orErrorScreen(exportQuestions(principal, readQuery(questionQuery, fields))));
}
