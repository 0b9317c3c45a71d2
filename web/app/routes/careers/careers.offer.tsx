import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { OfferAnswer } from "~/app/areas/careers/offer-answer";
import { textOf } from "~/app/areas/hiring/act.server";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { formOf, submit } from "~/app/server/form.server";
import { redirectTo } from "~/app/server/redirect.server";
import { DeadLink } from "~/app/shell/dead-link";
import { acceptForm, acceptOffer, declineForm, declineOffer, ownOffer } from "~/domain/hiring";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [{ title: "Your offer" }, { name: "robots", content: "noindex" }];

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get("token")?.slice(0, 200) ?? "";
const signingOf = ({ request, context }: LoaderFunctionArgs) => ({
  address: context.address,
  userAgent: request.headers.get("user-agent"),
});

export async function loader(arrival: LoaderFunctionArgs) {
  const token = tokenOf(arrival.request);
  try {
    return { token, offer: await ownOffer(token, signingOf(arrival)) };
  } catch (error) {
    if (error instanceof ProductError && error.status === 404) return null;
    throw error;
  }
}

export async function action(arrival: ActionFunctionArgs) {
  const form = await formOf(arrival.request);
  const token = tokenOf(arrival.request);
  const intent = textOf(form, "intent");
  const here = `/careers/offer?token=${encodeURIComponent(token)}`;
  const failed = { title: "Not Sent", description: "Please check the form." };
  if (intent === "accept") {
    return submit(form, { intent, schema: acceptForm, failed }, async (value) => {
      await acceptOffer(token, value, signingOf(arrival));
      return redirectTo(here, { toast: { title: "Offer Accepted", variant: "success" } });
    });
  }
  if (intent !== "decline") throw new Response("This form is not known here.", { status: 400 });
  return submit(form, { intent, schema: declineForm, failed }, async (value) => {
    await declineOffer(token, value, signingOf(arrival));
    return redirectTo(here, { toast: { title: "Answer Sent" } });
  });
}

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
