import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompareScreen } from "~/app/screens/library/compare-screen";
import { LockedWall } from "~/app/screens/research/locked-wall";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { lockedOffer } from "~/app/server/locked-offer.server";
import { principalOf } from "~/app/server/principal.server";
import { comparisonChoice } from "~/app/server/research/comparison-choice.server";
import { PageHeader } from "~/app/ui/page-header";
import { accessOf } from "~/domain/access";
import { compareTopic, listStates, listTopics } from "~/domain/research";

export const meta: MetaFunction = () => [{ title: "Compare states · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const { choice, search } = comparisonChoice(request);
  const topics = (await listTopics()).filter(({ figures, scope }) => figures.length > 0 && scope !== "other");
  const options = topics.map(({ slug, label }) => ({ slug, label }));
  if (!accessOf(principal, "research").allowed) {
    return {
      locked: lockedOffer(principal),
      options,
      choice,
      search,
    };
  }
  const [comparison, states] = await Promise.all([orErrorScreen(compareTopic(principal, choice)), listStates()]);
  return {
    locked: null,
    options,
    choice,
    search,
    comparison,
    states: states.map(({ code, name }) => ({ code, name })),
  };
}

export default function Compare() {
  const data = useLoaderData<typeof loader>();
  if (data.locked) {
    return (
      <div className="max-w-3xl">
        <PageHeader
          title="Compare states"
          description="One topic over all states: table, map and figures with their sources."
        />
        <LockedWall offer={data.locked} endedAt={null} returnTo={`/compare${data.search}`} />
      </div>
    );
  }
  return (
    <CompareScreen comparison={data.comparison} options={data.options} choice={data.choice} states={data.states} />
  );
}
