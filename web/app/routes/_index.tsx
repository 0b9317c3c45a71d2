import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
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
  const [panel, updates] = await Promise.all([searchPanelView(), updatesBannerView(request)]);
  return {
    search: readSearchRequest(params),
    placeGiven: params.has("state"),
    panel,
    updates,
    offer: accessOf(principal, "research").allowed ? null : lockedOffer(principal),
    trustedBy: trustedBy(),
  };
}

export default function Start() {
  const { search, placeGiven, panel, updates, offer, trustedBy: names } = useLoaderData<typeof loader>();
  return (
    <>
      {updates ? <UpdatesBanner first={updates} /> : null}
      <div className="mx-auto mt-6 mb-8 max-w-3xl text-center">
        <h1 className="font-serif text-3xl font-semibold tracking-tight text-balance">
          The HR Resource Tool You Didn't Know You Needed
        </h1>
        <p className="mt-3 text-md text-ink-2">
          State, federal and city employment law, court cases and an honest risk assessment. Each sentence says which
          record it rests on.
        </p>
      </div>
      <SearchPanel {...panel} request={search} detect={!placeGiven} />
      {offer ? <TrialBanner offer={offer} /> : null}
      <CommonQuestions />
      <SourceStrip names={names} />
    </>
  );
}
