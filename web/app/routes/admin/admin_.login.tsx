import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { AdminSignInForm } from "~/app/areas/admin/sign-in/admin-sign-in-form";
import { grantAdminAccess } from "~/app/areas/admin/sign-in/sign-in.server";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { principalOf } from "~/app/server/principal.server";
import { safePath } from "~/app/server/redirect.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { ButtonLink } from "~/app/ui/actions/button";
import { isAdministrator } from "~/domain/access";

export const meta: MetaFunction = () => [{ title: "Admin login · Statewise" }, { name: "robots", content: "noindex" }];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  const returnTo = safePath(new URL(arrival.request.url).searchParams.get("returnTo"), "/admin/dashboard");
  return { isAdmin: isAdministrator(principal), returnTo };
}

export const action = (arrival: ActionFunctionArgs) => grantAdminAccess(arrival);

/** Lets `Retry-After` through. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const clientAction = keepFormOffline;

export default function AdminLogin() {
  const { isAdmin, returnTo } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <AccountFrame
      title="Admin login"
      intro="For administrators of this installation."
      footer={
        <ButtonLink href="/dashboard" size="sm">
          Back to Dashboard
        </ButtonLink>
      }
    >
      {isAdmin ? (
        <>
          <p className="mb-4 text-ink-2">You have admin access already.</p>
          <ButtonLink href="/admin/dashboard" variant="primary">
            Admin Controls
          </ButtonLink>
        </>
      ) : (
        <AdminSignInForm outcome={outcome} returnTo={returnTo} />
      )}
    </AccountFrame>
  );
}
