import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "@remix-run/node";
import type { z } from "zod";
import type { FormOutcome } from "~/app/forms/form-outcome";
import { type FailureText, knownFailure } from "~/app/forms/intents";
import type { ToastMessage } from "~/app/ui/overlays/toast-context";
import { ProofNeeded } from "~/domain/access";
import { randomToken } from "~/platform/crypto";
import { ProductError } from "~/platform/errors";
import { log } from "~/platform/log";
import { readingEmpty } from "./left-empty.server";
import { toProof } from "./proof.server";
import { ALREADY_DONE, SENT_BEFORE, SHOWN_AGAIN, sentOnce } from "./sent-once.server";
import { spokenError } from "./spoken-errors.server";

/** Never sent back to the browser. */
export const SECRETS = [
  "password",
  "confirmPassword",
  "currentPassword",
  "newPassword",
  "confirmNewPassword",
  "tempPassword",
  "token",
  "challenge",
  "recoveryCode",
  "clientSecret",
  "passkey",
  "proofPassword",
  "proofCode",
  "proofPasskey",
];

/** The fields of a request, which stays readable; what is no form is the sender's mistake, not ours. */
export async function formOf(request: Request): Promise<FormData> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  // PostgreSQL keeps every character but this one.
  const holdsNul = [...(form?.values() ?? [])].some((value) => typeof value === "string" && value.includes("\u0000"));
  if (!form || holdsNul) throw new Response("This form could not be read.", { status: 400 });
  return form;
}

export type FieldErrors = NonNullable<SubmissionResult["error"]>;

type Plan<Schema extends z.ZodType> = {
  intent: string;
  /** What a failure says where neither the fields nor the domain say more; account screens have theirs in a table. */
  failed?: FailureText;
  schema: Schema;
  /** The specification's own toast for wrong fields, where it has one. */
  invalid?: (errors: FieldErrors) => Pick<ToastMessage, "title" | "description"> | undefined;
  /** What an unexpected failure says, where the screen has its own words for it. */
  unexpected?: string;
};

/**
 * Parses a form and does its work. Wrong fields and whatever the domain refuses come back with their status, the field
 * messages and what was typed; an unexpected failure is logged and keeps the form as well.
 */
export async function submit<Schema extends z.ZodType, Result>(
  form: FormData,
  { intent, failed, schema, invalid, unexpected }: Plan<Schema>,
  work: (value: z.output<Schema>) => Promise<Result>,
) {
  const submission = parseWithZod(form, {
    schema: readingEmpty(schema),
    disableAutoCoercion: true,
    error: spokenError,
  });
  if (submission.status !== "success") {
    const result = saidAtFields(form, submission.reply({ hideFields: SECRETS }));
    return failure(intent, { status: 422, result, text: invalid?.(result.error ?? {}) ?? failed });
  }
  try {
    return await sentOnce(form, intent, () => work(submission.value));
  } catch (error) {
    if (error instanceof Response) throw error;
    if (error instanceof ProofNeeded) throw await toProof(error, { form });
    const known = error instanceof ProductError && error.status < 500 ? error : null;
    if (!known) log().error({ err: error, intent }, "form failed");
    const fieldErrors = Object.fromEntries((known?.details.fields ?? []).map((one) => [one.field, [one.message]]));
    const result = submission.reply({ fieldErrors, hideFields: SECRETS });
    const description = known?.message ?? unexpected;
    return failure(intent, {
      status: known?.status ?? 500,
      result,
      text: description ? { title: titleOf(known) ?? textOf(intent, failed).title, description } : failed,
      retryAfterSeconds: known?.details.retryAfterSeconds,
    });
  }
}

/** What is wrong with one entry of a list is said at the field that all of them were typed into: `skills[2]` at `skills`. */
function saidAtFields(form: FormData, result: SubmissionResult): SubmissionResult {
  if (!result.error) return result;
  const error: NonNullable<SubmissionResult["error"]> = {};
  for (const [name, messages] of Object.entries(result.error)) {
    const typedInto = /^[^.[]+/.exec(name)?.[0] ?? name;
    const at = !form.has(name) && form.has(typedInto) ? typedInto : name;
    error[at] = [...new Set([...(error[at] ?? []), ...(messages ?? [])])];
  }
  return { ...result, error };
}

type Refusal = {
  status: number;
  result?: SubmissionResult;
  text?: Pick<ToastMessage, "title" | "description">;
  retryAfterSeconds?: number;
  headers?: Headers;
};

/** Where a refusal is no failure of the form, it says so itself. */
const titleOf = (known: ProductError | null) => OWN_TITLES[known?.code ?? ""];
const OWN_TITLES: Record<string, string> = { [SENT_BEFORE]: ALREADY_DONE, [SHOWN_AGAIN]: "Not Saved Yet" };

const NOT_DONE: FailureText = { title: "Not Done", description: "Please check the form and try again." };
const textOf = (intent: string, failed?: FailureText): FailureText => failed ?? knownFailure(intent) ?? NOT_DONE;

/** The answer of a refused form. */
export function failure(intent: string, { status, result = {}, text, retryAfterSeconds, headers }: Refusal) {
  const toast: ToastMessage = { ...(text ?? textOf(intent)), variant: "destructive" };
  const all = headers ?? new Headers();
  if (retryAfterSeconds) all.set("retry-after", String(Math.ceil(retryAfterSeconds)));
  return data({ outcome: outcome(intent, toast, result, true) }, { status, headers: all });
}

/** The answer of a form that stays on its page. */
export const done = (intent: string, toast: ToastMessage): FormOutcome =>
  outcome(intent, { variant: "success", ...toast }, {}, false);

const outcome = (intent: string, toast: ToastMessage, result: SubmissionResult, isFailure: boolean): FormOutcome => ({
  intent,
  id: randomToken(6),
  toast,
  result,
  isFailure,
});
