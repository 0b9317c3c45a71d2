import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { counted } from "~/app/screens/history/history-text";
import { ChangesSince } from "~/app/screens/research/changes-since";
import { CommonQuestions } from "~/app/screens/research/common-questions";
import { Results } from "~/app/screens/research/results";
import { SearchPanel } from "~/app/screens/research/search-panel";
import { readSearchRequest, type SearchRequest } from "~/app/screens/research/search-request";
import { SearchToast } from "~/app/screens/research/search-toast";
import { UpdatesBanner } from "~/app/screens/updates/updates-banner";
import { paymentReturn } from "~/app/server/payment-return.server";
import { principalOf } from "~/app/server/principal.server";
import { resultsView } from "~/app/server/results-view.server";
import { searchPanelView } from "~/app/server/search-panel-view.server";
import { soon } from "~/app/server/soon.server";
import { updatesBannerView } from "~/app/server/updates-view.server";
import type { Principal, SignedIn } from "~/domain/access";
import { type Asked, ask, changedSince } from "~/domain/research";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Dashboard · Statewise" }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  await paymentReturn(principal, request);
  const params = new URL(request.url).searchParams;
  const search = readSearchRequest(params);
  const [panel, updates] = await Promise.all([searchPanelView(), updatesBannerView(request)]);
  const nothing = { search, panel, updates, problem: null, view: null, assessment: null, answer: null, changes: null };
  if (!search.question) return nothing;
  try {
    const asked = await ask(principal, search);
    const [assessment, answer] = await Promise.all([soon(asked.assessment), soon(asked.answer)]);
    const view = resultsView(principal, asked, params);
    return { ...nothing, view, assessment, answer, changes: await changesOf(principal, search, asked) };
  } catch (error) {
    if (!(error instanceof ProductError) || error.status >= 500) throw error;
    return { ...nothing, problem: error.message };
  }
}

function changesOf(principal: Principal, { historyId }: SearchRequest, { laws, locked }: Asked) {
  if (!historyId || !principal.account || locked) return null;
  return changedSince(
    principal as SignedIn,
    historyId,
    laws.map(({ id }) => id),
  );
}

export default function Dashboard() {
  const { search, panel, updates, problem, view, assessment, answer, changes } = useLoaderData<typeof loader>();
  const found = view
    ? `${counted(view.stateLaws.length + view.federalLaws.length, "law")} · ${counted(view.cases.length, "case")}`
    : undefined;
  return (
    <>
      <h1 className="sr-only">Dashboard</h1>
      {updates ? <UpdatesBanner first={updates} /> : null}
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
          {changes ? <ChangesSince changes={changes} /> : null}
          <Results view={view} search={search} assessment={assessment} answer={answer} />
        </>
      ) : (
        <CommonQuestions state={search.state} />
      )}
    </>
  );
}
