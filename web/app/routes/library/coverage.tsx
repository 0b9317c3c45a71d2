import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CoverageScreen } from "~/app/areas/library/coverage/coverage-screen";
import { corpusCoverage } from "~/domain/research";

export const meta: MetaFunction = () => [
  { title: "Coverage of the law corpus · Statewise" },
  { name: "description", content: "Which law the corpus holds for each state and topic, how it was checked and when." },
];

export const loader = () => corpusCoverage();

export default function Coverage() {
  return <CoverageScreen coverage={useLoaderData<typeof loader>()} />;
}
