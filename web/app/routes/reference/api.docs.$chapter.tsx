import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ApiChapter } from "~/app/areas/reference/api-chapter";
import { apiChapter } from "~/app/areas/reference/api-reference.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { config } from "~/platform/config";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? `${data.tag} · ` : ""}API reference · Statewise` },
];

export const loader = ({ params }: LoaderFunctionArgs) =>
  orErrorScreen(apiChapter(params.chapter ?? "", config().appUrl));

export default function Chapter() {
  return <ApiChapter chapter={useLoaderData<typeof loader>()} />;
}
