import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SampleScreen } from "~/app/areas/research/results/sample-screen";
import { sampleResults } from "~/domain/research";

export const meta: MetaFunction = () => [
  { title: "Sample results · Statewise" },
  {
    name: "description",
    content: "What an answer looks like: a real question, the real law, the risk and what to do.",
  },
];

export const loader = () => sampleResults();

export default function Sample() {
  return <SampleScreen sample={useLoaderData<typeof loader>()} />;
}
