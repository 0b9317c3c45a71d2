import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HistoryScreen } from "~/app/areas/research/history/history-screen";
import { historyView } from "~/app/areas/research/history/history-view.server";
import { HistoryIntent } from "~/app/areas/research/history/intent";
import { namedSearch, orBack } from "~/app/areas/research/history/named-search.server";
import { SignInPrompt } from "~/app/areas/research/history/sign-in-prompt";
import { act, acts } from "~/app/server/acts.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { safePath } from "~/app/server/redirect.server";
import { soon } from "~/app/server/soon.server";
import { WhenMade } from "~/app/shell/when-made";
import type { SignedIn } from "~/domain/access";
import { clearHistory, deleteHistory, type OwnSearch, saveSearch, stopSharing } from "~/domain/research";

export const meta: MetaFunction = () => [{ title: "Search history · Statewise" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const params = new URL(request.url).searchParams;
  return { view: principal.account ? await soon(historyView(principal as SignedIn, params)) : null };
}

type Told = { title: string; description?: string };

/** Does something with the search of the form; one that is not in the history leads back with a word. */
const withSearch = (call: (principal: SignedIn, search: OwnSearch) => Promise<unknown>, said: Told) =>
  act({
    call: (principal: SignedIn, _value, { form }) => orBack(call(principal, namedSearch(form)), backOf(form)),
    said: { ...said, variant: "default" },
  });

const backOf = (form: FormData): string => safePath(form.get("returnTo"), "/search-history");

export const action = acts(
  signedIn,
  {
    [HistoryIntent.clear]: act({
      call: clearHistory,
      said: (count) => ({
        title: "History cleared",
        description: `${count} ${count === 1 ? "search" : "searches"} deleted`,
        variant: "default",
      }),
    }),
    [HistoryIntent.save]: withSearch(saveSearch, {
      title: "Search saved",
      description: "It stays in your search history.",
    }),
    [HistoryIntent.unsave]: withSearch((principal, search) => saveSearch(principal, search, false), {
      title: "No longer saved",
      description: "It is deleted after 30 days.",
    }),
    [HistoryIntent.stopSharing]: withSearch(stopSharing, {
      title: "Sharing stopped",
      description: "Its links no longer work.",
    }),
    [HistoryIntent.delete]: withSearch(
      (principal, search) => deleteHistory(principal, "id" in search ? search.id : 0),
      { title: "Search deleted" },
    ),
  },
  { back: ({ form }) => backOf(form) },
);

export default function SearchHistory() {
  const { view } = useLoaderData<typeof loader>();
  if (!view) return <SignInPrompt />;
  return (
    <WhenMade soon={view} waiting={<p role="status">Loading search history...</p>}>
      {(made) => <HistoryScreen view={made} />}
    </WhenMade>
  );
}
