import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { paymentReturn } from "~/app/areas/billing/checkout/payment-return.server";
import { counted, historyHref } from "~/app/areas/research/history/history-text";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { ChangesSince } from "~/app/areas/research/results/changes-since";
import { filterAddress, isFilterForm } from "~/app/areas/research/results/result-filters";
import { Results } from "~/app/areas/research/results/results";
import { resultsView } from "~/app/areas/research/results/results-view.server";
import { SearchToast } from "~/app/areas/research/results/search-toast";
import { SharedNote } from "~/app/areas/research/results/shared-note";
import { CommonQuestions } from "~/app/areas/research/search/common-questions";
import { placeOfQuestion } from "~/app/areas/research/search/place-of-question.server";
import { QUESTION_BOX, SearchPanel } from "~/app/areas/research/search/search-panel";
import { searchPanelView } from "~/app/areas/research/search/search-panel-view.server";
import { SourceStrip } from "~/app/areas/research/search/source-strip";
import { TrialBanner } from "~/app/areas/research/search/trial-banner";
import { trustedBy } from "~/app/areas/research/search/trusted-by.server";
import { readSearchRequest, type SearchRequest } from "~/app/areas/research/search-request";
import { UpdatesBanner } from "~/app/areas/updates/updates-banner";
import { updatesBannerView } from "~/app/areas/updates/view.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { principalOf } from "~/app/server/principal.server";
import { soon } from "~/app/server/soon.server";
import type { ScreenHandle } from "~/app/shell/screen-handle";
import { accessOf, type Principal, type SignedIn } from "~/domain/access";
import { type Asked, ask, changedSince, findHistory, isSavedSearch } from "~/domain/research";
import { ProductError } from "~/platform/errors";
import { OutsideError } from "~/platform/http/http-client";
import { log } from "~/platform/log";
import { isUnreachable } from "~/platform/unreachable-database";

export const meta: MetaFunction = () => [{ title: "Dashboard · Statewise" }, { name: "robots", content: "noindex" }];

export const handle: ScreenHandle = { skipTo: { href: `#${QUESTION_BOX}`, label: "Skip to your question" } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  await paymentReturn(principal, request);
  const params = new URL(request.url).searchParams;
  if (isFilterForm(params)) throw redirect(`/dashboard?${filterAddress(params)}`);
  const { search, instead } = await placeOfQuestion(readSearchRequest(params));
  if (search.historyId && !params.has("q") && principal.account) {
    throw redirect(historyHref(await orErrorScreen(findHistory(principal as SignedIn, search.historyId))));
  }
  const [panel, updates] = await Promise.all([searchPanelView(), updatesBannerView(request)]);
  const offer = accessOf(principal, "research").allowed ? null : lockedOffer(principal);
  const made = { view: null, assessment: null, answer: null, changes: null };
  const screen = { search, panel, updates, offer, names: trustedBy(), problem: null, ...made };
  if (search.isDraft) return screen;
  if (!search.question) return { ...screen, problem: params.has("sent") ? "Please enter a search query" : null };
  try {
    const { asked, refused } = await askedWithFacts(principal, search);
    // The assessment is made and kept here: it stands in the page, with and without JavaScript, however busy the machine is.
    await asked.assessment.catch(() => null);
    const [assessment, answer] = await Promise.all([soon(asked.assessment), soon(asked.answer)]);
    const view = resultsView(principal, asked, params, {
      isSaved: await isSaved(principal, search),
      employees: search.employees,
      instead,
    });
    return {
      ...screen,
      view,
      assessment,
      answer,
      problem: refused,
      changes: await changesOf(principal, search, asked),
    };
  } catch (error) {
    if (error instanceof ProductError && error.status < 500) return { ...screen, problem: error.message };
    if (error instanceof Response || isUnreachable(error) || error instanceof OutsideError) throw error;
    log().error({ err: error }, "a search failed");
    return data({ ...screen, problem: "Failed to search laws" }, { status: 500 });
  }
}

/** A fact that cannot be read is said above what is found without it. */
async function askedWithFacts(principal: Principal, search: SearchRequest) {
  try {
    return { asked: await ask(principal, search), refused: null };
  } catch (error) {
    if (!(error instanceof ProductError) || error.code !== "unknown_fact") throw error;
    return { asked: await ask(principal, { ...search, facts: {} }), refused: error.message };
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

async function isSaved(principal: Principal, { historyId, submission }: SearchRequest): Promise<boolean> {
  if (!principal.account || !(historyId || submission)) return false;
  return isSavedSearch(principal as SignedIn, historyId ? { id: historyId } : { submission });
}

export default function Dashboard() {
  const { search, panel, updates, offer, names, problem, view, assessment, answer, changes } =
    useLoaderData<typeof loader>();
  const laws = view ? view.stateLaws.length + view.federalLaws.length : 0;
  const note = view ? `${counted(laws, "law")} · ${counted(view.cases.length, "case")}` : undefined;
  return (
    <>
      <h1 className="sr-only">Dashboard</h1>
      {updates && !view ? <UpdatesBanner first={updates} /> : null}
      <SearchPanel
        {...panel}
        request={search}
        detect={!search.question}
        note={note}
        folded={view !== null && view !== undefined}
      />
      <SearchToast
        submission={search.submission}
        found={view && { laws: laws + view.hidden, cases: view.cases.length }}
        problem={problem}
        outOfScope={view?.outOfScope ?? false}
      />
      {problem ? (
        <p role="alert" className="mt-4 rounded-card bg-critical-soft px-4 py-3 text-critical">
          {problem}
        </p>
      ) : null}
      {view ? (
        <>
          {search.isShared ? <SharedNote /> : null}
          {changes ? <ChangesSince changes={changes} /> : null}
          <Results view={view} search={search} assessment={assessment} answer={answer} />
          {updates ? (
            <div className="mt-7">
              <UpdatesBanner first={updates} />
            </div>
          ) : null}
          <SourceStrip names={names} />
        </>
      ) : (
        <>
          {offer ? <TrialBanner offer={offer} /> : null}
          <CommonQuestions />
        </>
      )}
    </>
  );
}
