import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { lawJsonLd } from "~/app/areas/library/laws/law-json-ld.server";
import { LawPage } from "~/app/areas/library/laws/law-page";
import { lockedOffer } from "~/app/areas/research/locked-offer.server";
import { orErrorScreen } from "~/app/server/domain-errors.server";
import { formOf } from "~/app/server/form.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { ErrorScreen } from "~/app/shell/error-screen";
import { findLaw } from "~/domain/research";
import { watchesLaw, watchLaw } from "~/domain/updates";

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
    offer: lockedOffer(principal),
    watched: await watchesLaw(principal, law.id),
  };
}

/** Begins or ends watching the law. */
export async function action(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const slug = arrival.params.slug ?? "";
  const wanted = (await formOf(arrival.request)).get("intent") === "watch";
  const { title, isConfirmed } = await orErrorScreen(watchLaw(principal, slug, wanted));
  const confirm = "Confirm your address in your profile first: mails go to confirmed addresses only.";
  return redirectTo(`/laws/${slug}`, {
    toast: wanted
      ? {
          title: `You watch ${title}`,
          description: isConfirmed ? "Its changes come by e-mail." : confirm,
          variant: "success",
        }
      : { title: `You no longer watch ${title}` },
  });
}

export default function Law() {
  const { law, offer, watched } = useLoaderData<typeof loader>();
  return <LawPage law={law} offer={offer} watched={watched} />;
}

export const ErrorBoundary = ErrorScreen;
