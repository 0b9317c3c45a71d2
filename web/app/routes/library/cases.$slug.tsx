import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CasePage } from "~/app/areas/library/laws/case-page";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { principalOf } from "~/app/server/principal.server";
import { ErrorScreen } from "~/app/shell/error-screen";
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
