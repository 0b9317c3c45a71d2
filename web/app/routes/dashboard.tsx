import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CommonQuestions } from "~/app/screens/research/common-questions";
import { Results } from "~/app/screens/research/results";
import { SearchPanel } from "~/app/screens/research/search-panel";
import { readSearchRequest } from "~/app/screens/research/search-request";
import { SearchToast } from "~/app/screens/research/search-toast";
import { principalOf } from "~/app/server/principal.server";
import { resultsView } from "~/app/server/results-view.server";
import { searchPanelView } from "~/app/server/search-panel-view.server";
import { ask } from "~/domain/research";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Dashboard · Statewise" }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  const search = readSearchRequest(params);
  const panel = await searchPanelView();
  if (!search.question) return { search, panel, problem: null, view: null, assessment: null };
  try {
    const asked = await ask(principal, search);
    return { search, panel, problem: null, view: resultsView(principal, asked, params), assessment: asked.assessment };
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return { search, panel, problem: error.message, view: null, assessment: null };
  }
}

export default function Dashboard() {
  const { search, panel, problem, view, assessment } = useLoaderData<typeof loader>();
  const found = view
    ? `${view.stateLaws.length + view.federalLaws.length} laws · ${view.cases.length} cases`
    : undefined;
  return (
    <>
      <h1 className="sr-only">Dashboard</h1>
      <SearchPanel {...panel} request={search} detect={!search.question} note={found} />
      {problem ? (
        <p role="alert" className="mt-4 rounded-card bg-critical-soft px-4 py-3 text-critical">
          {problem}
        </p>
      ) : null}
      {view ? (
        <>
          <SearchToast
            submission={search.submission}
            laws={view.stateLaws.length + view.federalLaws.length}
            cases={view.cases.length}
          />
          <Results view={view} assessment={assessment} />
        </>
      ) : (
        <CommonQuestions state={search.state} />
      )}
    </>
  );
}
