import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LawIndex } from "~/app/areas/library/laws/law-index";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { principalOf } from "~/app/server/principal.server";
import { browseLaws, listStates, listTopics } from "~/domain/research";

export const meta: MetaFunction = () => [
  { title: "Employment laws by state and topic · Statewise" },
  { name: "description", content: "Federal, state and city employment law in the United States, by place and topic." },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  const filter = {
    state: params.get("state") ?? "",
    topic: params.get("topic") ?? "",
    category: params.get("category") ?? "",
    page: Math.max(1, Math.trunc(Number(params.get("page") ?? 1)) || 1),
  };
  const [states, topics, found] = await Promise.all([listStates(), listTopics(), orErrorScreen(browseLaws(filter))]);
  return {
    filter,
    found,
    states: states.map(({ code, name }) => ({ code, name })),
    topics: topics.filter(({ lawCount }) => lawCount > 0).map(({ slug, label }) => ({ slug, label })),
  };
}

export default function Laws() {
  return <LawIndex {...useLoaderData<typeof loader>()} />;
}
