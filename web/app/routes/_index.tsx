import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Workspace } from "~/app/areas/research/home/workspace";
import { workspaceView } from "~/app/areas/research/home/workspace-view.server";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { CommonQuestions } from "~/app/areas/research/search/common-questions";
import { QUESTION_BOX, SearchPanel } from "~/app/areas/research/search/search-panel";
import { searchPanelView } from "~/app/areas/research/search/search-panel-view.server";
import { SourceStrip } from "~/app/areas/research/search/source-strip";
import { TrialBanner } from "~/app/areas/research/search/trial-banner";
import { trustedBy } from "~/app/areas/research/search/trusted-by.server";
import { readSearchRequest } from "~/app/areas/research/search-request";
import { UpdatesBanner } from "~/app/areas/updates/updates-banner";
import { updatesBannerView } from "~/app/areas/updates/view.server";
import { principalOf } from "~/app/server/principal.server";
import type { ScreenHandle } from "~/app/shell/screen-handle";
import { accessOf } from "~/domain/access";

export const meta: MetaFunction = () => [
  { title: "Statewise · employment law for employers" },
  {
    name: "description",
    content:
      "Ask an employment-law question for any US state or city and get the laws, the cases, a cited answer and the risk.",
  },
];

export const handle: ScreenHandle = { skipTo: { href: `#${QUESTION_BOX}`, label: "Skip to your question" } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  const [panel, updates, workspace] = await Promise.all([
    searchPanelView(),
    updatesBannerView(request),
    workspaceView(principal),
  ]);
  return {
    search: readSearchRequest(params),
    placeGiven: params.has("state"),
    panel,
    updates,
    workspace,
    offer: accessOf(principal, "research").allowed ? null : lockedOffer(principal),
    trustedBy: trustedBy(),
  };
}

export default function Start() {
  const { search, placeGiven, panel, updates, workspace, offer, trustedBy: names } = useLoaderData<typeof loader>();
  return (
    <>
      {updates ? <UpdatesBanner first={updates} /> : null}
      {workspace ? <Greeting name={workspace.name} /> : <Hero />}
      <SearchPanel {...panel} request={search} detect={!placeGiven} />
      {workspace ? <Workspace {...workspace} /> : null}
      {offer ? <TrialBanner offer={offer} /> : null}
      <CommonQuestions />
      <SourceStrip names={names} />
    </>
  );
}

const Greeting = ({ name }: { name: string | null }) => (
  <h1 className="mt-2 mb-4 font-serif text-2xl font-semibold tracking-tight">
    {name ? `Welcome back, ${name}` : "Welcome back"}
  </h1>
);

const Hero = () => (
  <div className="mx-auto mt-6 mb-8 max-w-3xl text-center">
    <h1 className="font-serif text-3xl font-semibold tracking-tight text-balance">
      The HR Resource Tool You Didn't Know You Needed
    </h1>
    <p className="mt-3 text-md text-ink-2">
      State, federal and city employment law, court cases and an honest risk assessment. Each sentence says which record
      it rests on.
    </p>
  </div>
);
