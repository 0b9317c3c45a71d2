import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CompareScreen } from "~/app/areas/library/compare/compare-screen";
import { comparisonChoice } from "~/app/areas/library/compare/comparison-choice.server";
import { NothingToCompare } from "~/app/areas/library/compare/nothing-to-compare";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { LockedWall } from "~/app/areas/research/locked-wall";
import { principalOf } from "~/app/server/principal.server";
import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { accessOf } from "~/domain/access";
import { comparePoints, compareTopic, listStates, listTopics, mayCompare } from "~/domain/research";
import { Invalid } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Compare states · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const { choice, search } = comparisonChoice(request);
  const topics = (await listTopics()).filter(({ figures, scope }) => figures.length > 0 && scope !== "other");
  const options = topics.map(({ slug, label }) => ({ slug, label }));
  const isOpen = accessOf(principal, "research").allowed;
  if (!mayCompare(principal, choice.topic)) {
    return data({ locked: lockedOffer(principal), problem: null, options, choice, search });
  }
  const comparison = await compareTopic(principal, choice).catch(sayingWhatIsUnknown);
  if (comparison instanceof Invalid) {
    return data({ locked: null, problem: comparison.message, options, choice, search }, { status: comparison.status });
  }
  const states = (await listStates()).map(({ code, name }) => ({ code, name }));
  const { topic, day } = comparison;
  const points =
    choice.states.length > 0 ? await comparePoints(principal, { topic: topic.slug, states: choice.states, day }) : null;
  return data({ locked: null, problem: null, options, choice, search, comparison, states, points, isOpen });
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
        <p className="mb-4">
          <TextLink href="/compare?topic=min_wage">Minimum wage is open to everybody</TextLink>
        </p>
        <LockedWall offer={found.locked} endedAt={null} returnTo={`/compare${found.search}`} />
      </div>
    );
  }
  if (found.problem !== null) return <NothingToCompare problem={found.problem} options={found.options} />;
  return (
    <CompareScreen
      comparison={found.comparison}
      points={found.points}
      options={found.options}
      choice={found.choice}
      states={found.states}
      isOpen={found.isOpen}
    />
  );
}
