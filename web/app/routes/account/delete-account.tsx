import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DELETION_BOXES, DeleteAccountForm } from "~/app/areas/account/deletion/delete-account-form";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { FAILURE, INTENT } from "~/app/forms/intents";
import { formOf, submit } from "~/app/server/form.server";
import { signedIn } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import { withCookie } from "~/app/server/session-cookie.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { Moment } from "~/app/ui/foundations/moment";
import { DescriptionList } from "~/app/ui/tables/description-list";
import { deleteAccount, deletionForm, needsPassword, profileOf } from "~/domain/accounts";

export const meta: MetaFunction = () => [
  { title: "Delete account · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const { email, firstName, lastName, createdAt } = await profileOf(principal);
  const name = [firstName, lastName].filter(Boolean).join(" ");
  return { email, name, createdAt, asksPassword: await needsPassword(principal) };
}

export async function action(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const boxes = z.object(Object.fromEntries(DELETION_BOXES.map(({ name }) => [name, z.literal("yes")])));
  const description = "Tick all four boxes to delete the account.";
  const invalid = () => ({ ...FAILURE[INTENT.deleteAccount], description });
  const plan = { intent: INTENT.deleteAccount, schema: boxes.extend(deletionForm.shape), invalid };
  return submit(await formOf(arrival.request), plan, async ({ currentPassword }) => {
    const { cookie } = await deleteAccount(principal, currentPassword as string | undefined);
    const toast = { title: "Account Deleted", description: "A mail confirms it." };
    return redirectTo("/delete-account/done", { toast, headers: withCookie(cookie) });
  });
}

export const clientAction = keepFormOffline;

const DELETED = [
  "Personal information",
  "Search history and saved results",
  "Downloaded templates and documents",
  "Subscriptions",
  "Access",
];
const KEPT = [
  "Your email address",
  "An inactive basic account record",
  "Records of your work, which belong to your employer",
];

export default function DeleteAccount() {
  const { email, name, createdAt, asksPassword } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>()?.outcome ?? null;
  useOutcomeToast(outcome);
  return (
    <AccountFrame wide title="Delete your account" intro="This erases your data and cannot be undone.">
      <DescriptionList
        look="columns"
        items={[
          { term: "Email", value: email },
          { term: "Name", value: name || "Not given" },
          { term: "Account created", value: <Moment at={createdAt} /> },
        ]}
      />
      <div className="my-6 grid gap-6 sm:grid-cols-2">
        <Items title="What is deleted" items={DELETED} />
        <Items title="What is kept" items={KEPT} />
      </div>
      <DeleteAccountForm outcome={outcome} email={email} asksPassword={asksPassword} />
    </AccountFrame>
  );
}

function Items({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-2 list-disc pl-5 text-ink-2">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
