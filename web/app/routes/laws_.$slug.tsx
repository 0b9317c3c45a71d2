import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LawPage } from "~/app/screens/library/law-page";
import { ErrorScreen } from "~/app/screens/shell/error-screen";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { lawJsonLd } from "~/app/server/law-json-ld.server";
import { principalOf } from "~/app/server/principal.server";
import { findLaw } from "~/domain/research";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: `${data.law.title} · Statewise` },
        { name: "description", content: data.law.summary },
        { tagName: "link", rel: "canonical", href: data.canonical },
        { "script:ld+json": data.jsonLd },
      ]
    : [{ title: "Law · Statewise" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const principal = await principalOf({ request, context });
  const law = await orErrorScreen(findLaw(principal, params.slug ?? ""));
  const { canonical, jsonLd } = lawJsonLd(law);
  return {
    law,
    canonical,
    jsonLd,
    signedIn: principal.account !== null,
    trialUsed: principal.visitorTrialEnds !== null,
  };
}

export default function Law() {
  const { law, signedIn, trialUsed } = useLoaderData<typeof loader>();
  return <LawPage law={law} signedIn={signedIn} trialUsed={trialUsed} />;
}

export const ErrorBoundary = ErrorScreen;
