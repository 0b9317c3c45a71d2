import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HistoryScreen } from "~/app/screens/history/history-screen";
import { HistoryIntent } from "~/app/screens/history/intent";
import { SignInPrompt } from "~/app/screens/history/sign-in-prompt";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { namedSearch } from "~/app/server/named-search.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import type { SignedIn } from "~/domain/access";
import { clearHistory, deleteHistory, listHistory, saveSearch, stopSharing } from "~/domain/research";

export const meta: MetaFunction = () => [{ title: "Search history · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  if (!principal.account) return { entries: null, query: "", jurisdiction: "" };
  const params = new URL(request.url).searchParams;
  const query = (params.get("q") ?? "").trim().toLowerCase();
  const jurisdiction = params.get("jurisdiction") ?? "";
  const all = await listHistory(principal as SignedIn);
  const entries = all.filter(
    (entry) =>
      entry.query.toLowerCase().includes(query) &&
      (jurisdiction === "" || (entry.jurisdiction ?? "").startsWith(jurisdiction)),
  );
  return { entries, any: all.length > 0, query, jurisdiction };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await signedIn({ request, context });
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"), "/search-history");
  switch (form.get("intent")) {
    case HistoryIntent.clear: {
      const count = await clearHistory(principal);
      return redirectTo(back, { toast: { title: "History cleared", description: `${count} searches deleted` } });
    }
    case HistoryIntent.save:
      await orErrorScreen(saveSearch(principal, namedSearch(form)));
      return redirectTo(back, { toast: { title: "Search saved", description: "It stays in your search history." } });
    case HistoryIntent.unsave:
      await orErrorScreen(saveSearch(principal, namedSearch(form), false));
      return redirectTo(back, { toast: { title: "No longer saved", description: "It goes after 30 days." } });
    case HistoryIntent.stopSharing:
      await orErrorScreen(stopSharing(principal, namedSearch(form)));
      return redirectTo(back, { toast: { title: "Sharing stopped", description: "Its links work no more." } });
    default:
      await orErrorScreen(deleteHistory(principal, Number(form.get("id"))));
      return redirectTo(back, { toast: { title: "Search deleted" } });
  }
}

export default function SearchHistory() {
  const data = useLoaderData<typeof loader>();
  if (data.entries === null) return <SignInPrompt />;
  return (
    <HistoryScreen entries={data.entries} any={data.any ?? false} query={data.query} jurisdiction={data.jurisdiction} />
  );
}
