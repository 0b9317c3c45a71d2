import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type FailureText, knownFailure } from "~/app/forms/intents";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { ProofNeeded } from "~/domain/access";
import { checked } from "./checked.server";
import { type FieldErrors, type failure, formOf, submit } from "./form.server";
import { idOf } from "./form-fields.server";
import { readingEmpty } from "./left-empty.server";
import { toProof } from "./proof.server";
import { redirectTo } from "./redirect.server";
import { refused } from "./refused.server";
import { sentOnce } from "./sent-once.server";

/** Who acts here; it leads everybody else away. */
export type Guard<Who> = (arrival: ActionFunctionArgs) => Promise<Who>;

/** What an act says afterwards; with `to` on another page, with `headers` in another session. */
export type Said = ToastMessage & { to?: string; headers?: Headers };

/** What an act has at hand beside its fields: the form as it was sent, and the id of the address. */
export type At = { arrival: ActionFunctionArgs; form: FormData; intent: string; readonly id: number };

/** For a call that answers what is said itself. */
export const itself = (said: Said): Said => said;

type Failure = ReturnType<typeof failure>;

export type Act<Who, Shown = never> = {
  run: (who: Who, at: At, back: string) => Promise<Response | Failure | Shown>;
};

type Plan<Who, Value, Result, Shown> = {
  /** Asked as well as the screen's own, where this form needs more. */
  guard?: Guard<Who>;
  /** What the form sends, or what `read` makes of it. */
  schema?: z.ZodType<Value>;
  /** For a form whose fields are not those of the domain. */
  read?: (form: FormData) => unknown;
  call: (who: Who, value: Value, at: At) => Promise<Result>;
  /** Said on the screen made anew. */
  said?: string | Said | ((result: Result, value: Value, at: At) => Said | undefined);
  /** Instead of `said`: the page stays, with what is shown this once. */
  shown?: (result: Result, at: At) => Shown;
  /**
   * What a refusal is called, where the table of intents does not say so. With a description the form stays as it was filled
   * and says it above its fields; a title alone is for a button, which leads back to its screen.
   */
  failed?: FailureText | string;
  /** The specification's own words for wrong fields, where it has some. */
  invalid?: (errors: FieldErrors) => FailureText | undefined;
};

const ANYTHING = z.object({}).loose();

/** One kind of form: its schema, the one call of the domain, and what is said when it was done or refused. */
export function act<Who, Value = undefined, Result = unknown, Shown = never>(
  plan: Plan<Who, Value, Result, Shown>,
): Act<Who, Shown> {
  const { guard, schema, read, call, failed: refusal, invalid } = plan;
  const whole = schema && !read ? null : (form: FormData) => readBy(plan, form);
  const work = async (who: Who, at: At, back: string, value: Value) =>
    answerOf(plan, { result: await call(who, value, at), value, at, back });
  return {
    run: async (arrived, at, back) => {
      const who = guard ? await guard(at.arrival) : arrived;
      const { form, intent } = at;
      const failed = refusal ?? knownFailure(intent);
      if (typeof failed === "object")
        return whole
          ? submit(form, { intent, failed, schema: ANYTHING }, () => work(who, at, back, whole(form)))
          : submit(form, { intent, failed, invalid, schema: schema as z.ZodType<Value> }, (value) =>
              work(who, at, back, value),
            );
      try {
        return await sentOnce(form, intent, () => work(who, at, back, readBy(plan, form)));
      } catch (error) {
        if (error instanceof ProofNeeded) throw await toProof(error, { form });
        return refused(form, back, error, failed ?? "Not done");
      }
    },
  };
}

/** What the form says, through the schema; an act without one reads nothing. */
function readBy<Value>({ schema, read }: Pick<Plan<never, Value, never, never>, "schema" | "read">, form: FormData) {
  if (!schema) return undefined as Value;
  return read ? checked(schema, read(form)) : (checked(readingEmpty(schema), sentBy(form)) as Value);
}

/** A name that was sent several times has them all. */
const sentBy = (form: FormData): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set(form.keys())].map((name) => [name, form.getAll(name).length > 1 ? form.getAll(name) : form.get(name)]),
  );

type Done<Value, Result> = { result: Result; value: Value; at: At; back: string };

function answerOf<Value, Result, Shown>(
  { said, shown }: Pick<Plan<never, Value, Result, Shown>, "said" | "shown">,
  { result, value, at, back }: Done<Value, Result>,
): Response | Shown {
  if (shown) return shown(result, at);
  const words = typeof said === "function" ? said(result, value, at) : said;
  const { to, headers, ...toast }: Partial<Said> = typeof words === "string" ? { title: words } : (words ?? {});
  const { title } = toast;
  return redirectTo(to ?? back, { headers, toast: title ? { variant: "success", ...toast, title } : undefined });
}

type Screen = {
  /** Where its forms lead when no act says otherwise: the same address, with its filters. */
  back?: string | ((at: At) => string);
};

/** The action of a screen with several forms, which their `intent` tells apart. */
export function acts<Who, Shown = never>(
  guard: Guard<Who>,
  table: Record<string, Act<Who, Shown>>,
  { back }: Screen = {},
) {
  return async (arrival: ActionFunctionArgs): Promise<Response | Failure | Shown> => {
    const who = await guard(arrival);
    const form = await formOf(arrival.request);
    const intent = String(form.get("intent"));
    const one = Object.hasOwn(table, intent) ? table[intent] : undefined;
    if (!one) throw new Response("This form is not known here.", { status: 400 });
    const at = atOf(arrival, form, intent);
    return one.run(who, at, wayBack(at, back));
  };
}

/** The action of a screen with one form. */
export function onlyAct<Who, Shown = never>(
  guard: Guard<Who>,
  intent: string,
  one: Act<Who, Shown>,
  { back }: Screen = {},
) {
  return async (arrival: ActionFunctionArgs): Promise<Response | Failure | Shown> => {
    const who = await guard(arrival);
    const at = atOf(arrival, await formOf(arrival.request), intent);
    return one.run(who, at, wayBack(at, back));
  };
}

const atOf = (arrival: ActionFunctionArgs, form: FormData, intent: string): At => ({
  arrival,
  form,
  intent,
  get id() {
    return idOf(arrival.params.id);
  },
});

const wayBack = (at: At, back: Screen["back"]): string =>
  typeof back === "function" ? back(at) : (back ?? samePlace(at.arrival.request));

/** The address of the screen, with its filters. */
function samePlace(request: Request): string {
  const url = new URL(request.url);
  for (const name of ["_data", "_routes", "index"]) url.searchParams.delete(name);
  return url.pathname.replace(/\.data$/, "") + url.search;
}
