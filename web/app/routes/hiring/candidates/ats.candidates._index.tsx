import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CandidateList } from "~/app/areas/hiring/candidates/candidate-list";
import { hiring, may, rightsOf } from "~/app/areas/hiring/hiring.server";
import { actsOfViews, hereOf } from "~/app/areas/hiring/saved-views.server";
import { act, acts } from "~/app/server/acts.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { filtersOf } from "~/app/server/filters.server";
import { idsOf, textOf } from "~/app/server/form-fields.server";
import { listViews } from "~/domain/hiring";
import { candidateQuery, candidateTags, listCandidates, tagCandidates } from "~/domain/hiring/candidates";

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

export const action = acts(
  may("candidates:read"),
  {
    ...actsOfViews("candidates"),
    tag: act({
      guard: may("candidates:write"),
      call: (member, _value, { form }) => {
        const tags = textOf(form, "tags").split(",");
        const change = textOf(form, "way") === "remove" ? { remove: tags } : { add: tags };
        return tagCandidates(member, idsOf(form, "ids"), change);
      },
      said: ({ changed }) => ({
        title: "Tags Changed",
        description: `${changed} ${changed === 1 ? "candidate" : "candidates"}`,
      }),
    }),
  },
  { back: ({ form }) => `/ats/candidates?${hereOf(form)}` },
);

export default function Candidates() {
  return <CandidateList {...useLoaderData<typeof loader>()} />;
}
