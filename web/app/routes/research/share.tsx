import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { namedSearch, orBack } from "~/app/areas/research/history/named-search.server";
import { NoLink, ShareLink } from "~/app/areas/research/history/share-link";
import { formOf } from "~/app/server/form.server";
import { signedIn } from "~/app/server/principal.server";
import { safePath } from "~/app/server/redirect.server";
import { shareSearch } from "~/domain/research";
import { config } from "~/platform/config";
import { secretPath } from "~/platform/secret-paths";

export const meta: MetaFunction = () => [
  { title: "Share a search · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await signedIn({ request, context });
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await signedIn({ request, context });
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"));
  const { token, until } = await orBack(shareSearch(principal, namedSearch(form)), back);
  return { link: `${config().appUrl}${secretPath("sharedSearch", token)}`, until: until.toISOString(), back };
}

export default function Share() {
  const shared = useActionData<typeof action>();
  return shared ? <ShareLink {...shared} /> : <NoLink />;
}
