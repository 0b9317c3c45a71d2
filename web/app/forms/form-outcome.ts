import type { SubmissionResult } from "@conform-to/react";
import { type ClientActionFunctionArgs, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import type { FormState } from "~/app/ui/fields/form-state";
import { type ToastMessage, useToast } from "~/app/ui/overlays/toast-context";
import { knownFailure, NETWORK_ERROR } from "./intents";

/** What an action answers when it does not redirect. The id makes each answer news, also when its words are the same. */
export type FormOutcome = {
  intent: string;
  id: string;
  toast: ToastMessage;
  result: SubmissionResult;
  isFailure: boolean;
};

/** The outcome of one form of a screen that has several. */
export const outcomeOf = (outcome: FormOutcome | null | undefined, intent: string): FormOutcome | null =>
  outcome?.intent === intent ? outcome : null;

/** The messages and typed values of a refused form, for its fields to find. */
export const formStateOf = (outcome: FormOutcome | null): FormState => ({
  errors: outcome?.result.error ?? {},
  typed: outcome?.isFailure ? (outcome.result.initialValue ?? {}) : {},
});

/** Shows the toast of an answer once. */
export function useOutcomeToast(outcome: FormOutcome | null | undefined): void {
  const show = useToast();
  const id = outcome?.id;
  // Fetched ahead: the toast about a lost network could not be fetched any more.
  useEffect(() => {
    import("~/app/ui/overlays/live-toast").catch(() => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer may come as a new object; its id says whether it is news
  useEffect(() => {
    if (outcome) show(outcome.toast);
  }, [id]);
}

/** Whether the form with this intent is on its way. */
export function useSubmitting(intent: string): boolean {
  const { state, formData } = useNavigation();
  return state !== "idle" && formData?.get("intent") === intent;
}

/** A client action for screens with forms: without a network the form stays as it was filled, and says why. */
export async function keepFormOffline({ request, serverAction }: ClientActionFunctionArgs): Promise<unknown> {
  const copy = request.clone();
  try {
    return await serverAction();
  } catch (error) {
    // fetch fails with a TypeError when nothing answered; redirects and error pages are Responses.
    if (!(error instanceof TypeError)) throw error;
    const intent = String((await copy.formData()).get("intent"));
    const title = knownFailure(intent)?.title ?? "Not sent";
    const toast: ToastMessage = { title, description: NETWORK_ERROR, variant: "destructive" };
    const outcome: FormOutcome = { intent, id: `offline-${performance.now()}`, toast, result: {}, isFailure: true };
    // The status keeps the router from asking the loaders again, which nobody would answer either.
    return Response.json({ outcome }, { status: 503 });
  }
}
