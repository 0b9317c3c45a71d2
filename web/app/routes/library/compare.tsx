import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompareScreen } from "~/app/areas/library/compare/compare-screen";
import { comparisonChoice } from "~/app/areas/library/compare/comparison-choice.server";
import { NothingToCompare } from "~/app/areas/library/compare/nothing-to-compare";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { LockedWall } from "~/app/areas/research/locked-wall";
import { principalOf } from "~/app/server/principal.server";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { accessOf } from "~/domain/access";
import { compareTopic, listStates, listTopics } from "~/domain/research";
import { Invalid } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Compare states · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const { choice, search } = comparisonChoice(request);
  const topics = (await listTopics()).filter(({ figures, scope }) => figures.length > 0 && scope !== "other");
  const options = topics.map(({ slug, label }) => ({ slug, label }));
  if (!accessOf(principal, "research").allowed) {
    return data({ locked: lockedOffer(principal), problem: null, options, choice, search });
  }
  const comparison = await compareTopic(principal, choice).catch(sayingWhatIsUnknown);
  if (comparison instanceof Invalid) {
    return data({ locked: null, problem: comparison.message, options, choice, search }, { status: comparison.status });
  }
  const states = (await listStates()).map(({ code, name }) => ({ code, name }));
  return data({ locked: null, problem: null, options, choice, search, comparison, states });
}

/** A topic or a state that we do not have, from an old link or a slip: another can be chosen on the screen. */
function sayingWhatIsUnknown(error: unknown): Invalid {
  if (error instanceof Invalid) return error;
  throw error;
}

export default function Compare() {
  const found = useLoaderData<typeof loader>();
  if (found.locked) {
    return (
      <div className="max-w-3xl">
        <PageHeader
          title="Compare states"
          description="One topic over all states: table, map and figures with their sources."
        />
        <LockedWall offer={found.locked} endedAt={null} returnTo={`/compare${found.search}`} />
      </div>
    );
  }
  if (found.problem !== null) return <NothingToCompare problem={found.problem} options={found.options} />;
  return (
    <CompareScreen comparison={found.comparison} options={found.options} choice={found.choice} states={found.states} />
  );
}
