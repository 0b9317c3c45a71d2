import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OfferAnswer } from "~/app/areas/careers/offer-answer";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { act, acts } from "~/app/server/acts.server";
import { DeadLink } from "~/app/shell/dead-link";
import { acceptForm, acceptOffer, declineForm, declineOffer, ownOffer } from "~/domain/hiring/recruiting";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Your offer" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
const signingOf = ({ request, context }: LoaderFunctionArgs) => ({
  address: context.address,
  userAgent: request.headers.get("user-agent"),
});

/** Whoever has the link of the mail acts for the person it was sent to. */
const linkOf = async ({ request }: ActionFunctionArgs): Promise<string> => tokenOf(request);

export async function loader(arrival: LoaderFunctionArgs) {
  const token = tokenOf(arrival.request);
  try {
    return { token, offer: await ownOffer(token, signingOf(arrival)) };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return null;
    throw error;
  }
}

const failed = { title: "Not Sent", description: "Please check the form." };

export const action = acts(
  linkOf,
  {
    accept: act({
      schema: acceptForm,
      call: (token, value, { arrival }) => acceptOffer(token, value, signingOf(arrival)),
      said: "Offer Accepted",
      failed,
    }),
    decline: act({
      schema: declineForm,
      call: (token, value, { arrival }) => declineOffer(token, value, signingOf(arrival)),
      said: { title: "Answer Sent", variant: "default" },
      failed,
    }),
  },
  { back: ({ arrival }) => `/careers/offer?token=${encodeURIComponent(tokenOf(arrival.request))}` },
);

export const clientAction = keepFormOffline;

export default function Offer() {
  const data = useLoaderData<typeof loader>();
  const outcome = (useActionData() as { outcome?: FormOutcome } | undefined)?.outcome ?? null;
  useOutcomeToast(outcome);
  return data ? (
    <OfferAnswer {...data} outcome={outcome} />
  ) : (
    <DeadLink>
      The offer has expired, was withdrawn or replaced by a newer one. Please ask the person who sent it.
    </DeadLink>
  );
}
