import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HistoryScreen } from "~/app/areas/research/history/history-screen";
import { historyView } from "~/app/areas/research/history/history-view.server";
import { HistoryIntent } from "~/app/areas/research/history/intent";
import { namedSearch, orBack } from "~/app/areas/research/history/named-search.server";
import { SignInPrompt } from "~/app/areas/research/history/sign-in-prompt";
import { formOf } from "~/app/server/form.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { soon } from "~/app/server/soon.server";
import { WhenMade } from "~/app/shell/when-made";
import type { SignedIn } from "~/domain/access";
import { clearHistory, deleteHistory, saveSearch, stopSharing } from "~/domain/research";

export const meta: MetaFunction = () => [{ title: "Search history · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  return { view: principal.account ? await soon(historyView(principal as SignedIn, params)) : null };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await signedIn({ request, context });
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"), "/search-history");
  switch (form.get("intent")) {
    case HistoryIntent.clear: {
      const count = await clearHistory(principal);
      const description = `${count} ${count === 1 ? "search" : "searches"} deleted`;
      return redirectTo(back, { toast: { title: "History cleared", description } });
    }
    case HistoryIntent.save:
      await orBack(saveSearch(principal, namedSearch(form)), back);
      return redirectTo(back, { toast: { title: "Search saved", description: "It stays in your search history." } });
    case HistoryIntent.unsave:
      await orBack(saveSearch(principal, namedSearch(form), false), back);
      return redirectTo(back, { toast: { title: "No longer saved", description: "It is deleted after 30 days." } });
    case HistoryIntent.stopSharing:
      await orBack(stopSharing(principal, namedSearch(form)), back);
      return redirectTo(back, { toast: { title: "Sharing stopped", description: "Its links no longer work." } });
    default: {
      const search = namedSearch(form);
      await orBack(deleteHistory(principal, "id" in search ? search.id : 0), back);
      return redirectTo(back, { toast: { title: "Search deleted" } });
    }
  }
}

export default function SearchHistory() {
  const { view } = useLoaderData<typeof loader>();
  if (!view) return <SignInPrompt />;
  return (
    <WhenMade soon={view} waiting={<p role="status">Loading search history...</p>}>
      {(made) => <HistoryScreen view={made} />}
    </WhenMade>
  );
}
