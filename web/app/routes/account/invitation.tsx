import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { InvitationAnswer } from "~/app/areas/account/organization/invitation-answer";
import { type FormOutcome, keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { act, acts } from "~/app/server/acts.server";
import { done } from "~/app/server/form.server";
import { principalOf, signedIn } from "~/app/server/principal.server";
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

type Declined = { outcome: FormOutcome; isDeclined: true };

/** Declining needs no account; who accepts is led to sign in and back. */
export const action = acts<unknown, Declined>(principalOf, {
  [INTENT.declineInvitation]: act({
    schema: answerForm,
    call: (_anybody, { token }) => declineInvitation(token),
    shown: (_declined, { intent }) => ({ outcome: done(intent, { title: "Invitation Declined" }), isDeclined: true }),
  }),
  [INTENT.acceptInvitation]: act({
    schema: answerForm,
    call: async (_anybody, { token }, { arrival }) => acceptInvitation(await signedIn(arrival), token),
    said: ({ organizationId, role, employeeId }) => ({
      title: role === "owner" ? "Ownership Accepted" : "You Joined",
      to: employeeId === null ? `/organizations/${organizationId}` : "/hris/me",
    }),
  }),
});

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
