import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { actAndReturn, filtersOf, idsOf, textOf } from "~/app/areas/hiring/act.server";
import { CandidateList } from "~/app/areas/hiring/candidates/candidate-list";
import { hiring, rightsOf } from "~/app/areas/hiring/hiring.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import {
  candidateQuery,
  candidateTags,
  deleteView,
  listCandidates,
  listViews,
  saveView,
  tagCandidates,
} from "~/domain/hiring";

export const meta: MetaFunction = () => [{ title: "Candidates · Statewise" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const member = await hiring(arrival, "candidates:read");
  const params = new URL(arrival.request.url).searchParams;
  const query = filtersOf(candidateQuery, arrival.request, { limit: 24 });
  const [page, tags, views] = await Promise.all([
    orErrorScreen(listCandidates(member, query)),
    candidateTags(member),
    listViews(member, "candidates"),
  ]);
  const rights = rightsOf(member, "candidates:write", "export");
  return {
    ...page,
    tags,
    views,
    query,
    view: params.get("view") === "table" ? "table" : "cards",
    rights,
    search: params.toString(),
  };
}

export async function action(arrival: ActionFunctionArgs) {
  await hiring(arrival, "candidates:read");
  const member = await hiring(arrival, "self:write");
  const form = await formOf(arrival.request);
  const here = new URLSearchParams(textOf(form, "here"));
  return actAndReturn(form, `/ats/candidates?${here}`, async () => {
    const intent = textOf(form, "intent");
    if (intent === "save-view") {
      await saveView(member, {
        screen: "candidates",
        name: textOf(form, "name"),
        query: Object.fromEntries(here),
        isShared: form.get("isShared") === "on",
      });
      return { title: "View Saved" };
    }
    if (intent === "delete-view") {
      await deleteView(member, Number(textOf(form, "id")));
      return { title: "View Deleted" };
    }
    const writer = await hiring(arrival, "candidates:write");
    const tags = textOf(form, "tags").split(",");
    const { changed } = await tagCandidates(
      writer,
      idsOf(form, "ids"),
      textOf(form, "way") === "remove" ? { remove: tags } : { add: tags },
    );
    return { title: "Tags Changed", description: `${changed} ${changed === 1 ? "candidate" : "candidates"}` };
  });
}

export default function Candidates() {
  return <CandidateList {...useLoaderData<typeof loader>()} />;
}
