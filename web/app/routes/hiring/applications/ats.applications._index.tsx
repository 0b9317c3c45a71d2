import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actOnApplications } from "~/app/areas/hiring/applications/application-acts.server";
import { ApplicationsScreen } from "~/app/areas/hiring/applications/applications-screen";
import { hiring, rightsOf } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { listViews } from "~/domain/hiring";
import { mailTemplateChoices, senderValues } from "~/domain/hiring/candidates";
import {
  applicationBoard,
  applicationQuery,
  jobChoices,
  listApplications,
  reasonChoices,
} from "~/domain/hiring/recruiting";

export const meta: MetaFunction = () => [{ title: "Applications · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "applications:read");
  const params = new URL(arrival.request.url).searchParams;
  const query = filtersOf(applicationQuery, arrival.request, { limit: 50 });
  const [jobs, reasons, templates, views] = await Promise.all([
    jobChoices(member),
    reasonChoices(member),
    mailTemplateChoices(member),
    listViews(member, "applications"),
  ]);
  const boardJob = params.get("view") === "board" ? (query.jobId ?? jobs[0]?.id ?? null) : null;
  const board = boardJob ? await orErrorScreen(applicationBoard(member, boardJob)) : null;
  const page = board ? { data: [], nextCursor: null } : await orErrorScreen(listApplications(member, query));
  const rights = rightsOf(member, "applications:write");
  return {
    ...page,
    board,
    query,
    jobs,
    reasons,
    templates,
    mergeValues: senderValues(member),
    views,
    rights,
    undo: params.get("undo"),
    search: params.toString(),
  };
}

export const action = (arrival: ActionFunctionArgs) => actOnApplications(arrival);

export default function Applications() {
  return <ApplicationsScreen {...useLoaderData<typeof loader>()} />;
}
