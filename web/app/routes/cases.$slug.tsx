import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CasePage } from "~/app/screens/library/case-page";
import { ErrorScreen } from "~/app/screens/shell/error-screen";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { lockedOffer } from "~/app/server/locked-offer.server";
import { principalOf } from "~/app/server/principal.server";
import { findCase } from "~/domain/research";
import { config } from "~/platform/config";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.found.name} · Statewise` },
        { name: "description", content: data.found.summary },
        { tagName: "link", rel: "canonical", href: `${data.origin}/cases/${data.found.slug}` },
      ]
    : [{ title: "Case · Statewise" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const found = await orErrorScreen(findCase(principal, params.slug ?? ""));
  return {
    found,
    origin: config().appUrl,
    offer: lockedOffer(principal),
  };
}

export default function Case() {
  const { found, offer } = useLoaderData<typeof loader>();
  return <CasePage found={found} offer={offer} />;
}

export const ErrorBoundary = ErrorScreen;
