import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { InvitationAnswer } from "~/app/areas/account/organization/invitation-answer";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { done, formOf, submit } from "~/app/server/form.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { DeadLink } from "~/app/shell/dead-link";
import { hidesAddress } from "~/app/shell/hides-address";
import { ButtonLink } from "~/app/ui/actions/button";
import { acceptInvitation, declineInvitation, describeInvitation } from "~/domain/accounts";
import { NotFound } from "~/platform/errors";

export const meta: MetaFunction = () => [
  { title: "Invitation · Statewise" },
  { name: "robots", content: "noindex" },
  hidesAddress,
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const token = new URL(arrival.request.url).searchParams.get("token") ?? "";
  const notice = await describeInvitation(token).catch((error: unknown) => {
    if (error instanceof NotFound) return null;
    throw error;
  });
  return { token, notice, signedInAs: principal.account?.email ?? null };
}

const answerForm = z.object({ token: z.string().max(500) });

export async function action(arrival: ActionFunctionArgs) {
  const form = await formOf(arrival.request);
  if (form.get("intent") === INTENT.declineInvitation) {
    return submit(form, { intent: INTENT.declineInvitation, schema: answerForm }, async ({ token }) => {
      await declineInvitation(token);
      return { outcome: done(INTENT.declineInvitation, { title: "Invitation Declined" }), isDeclined: true };
    });
  }
  const principal = await signedIn(arrival);
  return submit(form, { intent: INTENT.acceptInvitation, schema: answerForm }, async ({ token }) => {
    const { organizationId, role } = await acceptInvitation(principal, token);
    const title = role === "owner" ? "Ownership Accepted" : "You Joined";
    return redirectTo(`/organizations/${organizationId}`, { toast: { title, variant: "success" } });
  });
}

export const clientAction = keepFormOffline;

export default function Invitation() {
  const { token, notice, signedInAs } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useOutcomeToast(answer?.outcome);
  if (answer && "isDeclined" in answer) {
    return (
      <AccountFrame title="Invitation declined">
        <p className="text-ink-2">Nothing was joined. The link no longer works.</p>
      </AccountFrame>
    );
  }
  if (!notice) {
    return (
      <DeadLink>
        <ButtonLink href="/organizations">Your organizations</ButtonLink>
      </DeadLink>
    );
  }
  return (
    <AccountFrame title={`Invitation to ${notice.organizationName}`}>
      <FormProblem outcome={answer?.outcome ?? null} />
      <InvitationAnswer token={token} notice={notice} signedInAs={signedInAs} />
    </AccountFrame>
  );
}
