import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/node";
import { searchHref } from "~/app/areas/research/history/history-text";
import { principalOf } from "~/app/server/principal.server";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { ButtonLink } from "~/app/ui/actions/button";
import { openShared } from "~/domain/research";
import { NotFound } from "~/platform/errors";

export const meta: MetaFunction = () => [
  { title: "Shared search · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

/** Leads to the shared question; the receiver sees what the receiver may see. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  await principalOf({ request, context });
  try {
    const shared = await openShared(params.token ?? "");
    return redirect(searchHref(shared, { shared: "1" }));
  } catch (error) {
    if (error instanceof NotFound) return data(null, { status: 404 });
    throw error;
  }
}

export default function Shared() {
  return (
    <DeadLink>
      <ButtonLink href="/dashboard">Ask your own question</ButtonLink>
    </DeadLink>
  );
}
