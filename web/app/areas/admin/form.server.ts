import type { ActionFunctionArgs } from "@remix-run/node";
import type { z } from "zod";
import { rowId } from "~/app/areas/account/forms.server";
import type { FailureText } from "~/app/forms/intents";
import { type failure, formOf, submit } from "~/app/server/form.server";
import { staff } from "~/app/server/principal.server";
import { redirectTo } from "~/app/server/redirect.server";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import type { PermissionName, SignedIn } from "~/domain/access";

/** What an act says afterwards; with `to` on another page, with `headers` in another session. */
export type Said = ToastMessage & { to?: string; headers?: Headers };

type Answer = Response | ReturnType<typeof failure>;

export type Act = {
  run: (principal: SignedIn, form: FormData, arrival: ActionFunctionArgs, intent: string) => Promise<Answer>;
};

type Plan<Schema extends z.ZodType> = {
  schema: Schema;
  failed: FailureText;
  work: (principal: SignedIn, value: z.output<Schema>, arrival: ActionFunctionArgs) => Promise<Said>;
};

/** One kind of form of the administration: its schema, the domain call, what is said when it failed or was done. */
export function adminAct<Schema extends z.ZodType>({ schema, failed, work }: Plan<Schema>): Act {
  return {
    run: (principal, form, arrival, intent) =>
      submit(form, { intent, schema, failed }, async (value) => {
        const { to, headers, ...toast } = await work(principal, value, arrival);
        return redirectTo(to ?? pathOf(arrival), { toast: { variant: "success", ...toast }, headers });
      }),
  };
}

/** The action of a screen with several forms; the domain decides each act, the guard lets staff to the screen. */
export async function runActs(arrival: ActionFunctionArgs, permission: PermissionName, acts: Record<string, Act>) {
  const principal = await staff(arrival, permission);
  const form = await formOf(arrival.request);
  const intent = String(form.get("intent"));
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined;
  if (!act) throw new Response("This form is not known here.", { status: 400 });
  return act.run(principal, form, arrival, intent);
}

/** Back to the same place, with its filters. */
function pathOf({ request }: ActionFunctionArgs): string {
  const url = new URL(request.url);
  for (const name of ["_data", "_routes", "index"]) url.searchParams.delete(name);
  return url.pathname.replace(/\.data$/, "") + url.search;
}

/** The id in the address; what is no number is nothing. */
export function idOf({ params }: Pick<ActionFunctionArgs, "params">, name = "id"): number {
  const id = rowId.safeParse(params[name]);
  if (!id.success) throw new Response("Not Found", { status: 404 });
  return id.data;
}
