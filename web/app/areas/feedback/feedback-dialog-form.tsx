import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { Button } from "~/app/ui/actions/button";
import { useToast } from "~/app/ui/overlays/toast-context";
import { type FailedFeedback, type FeedbackAbout, FeedbackFields } from "./feedback-fields";

export type FeedbackPage = { types: { value: string; label: string }[]; about: FeedbackAbout };
type Sent = { sent: true };

/** The success view stays for two seconds, then the dialog closes and forgets what was typed. */
const SUCCESS_VIEW_MS = 2000;

export function FeedbackDialogForm({ page, onDone }: { page: FeedbackPage; onDone: () => void }) {
  const toast = useToast();
  const form = useFetcher<Sent | FailedFeedback>();
  const failed = form.data && "problem" in form.data ? form.data : null;
  const sent = form.data !== undefined && "sent" in form.data;
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (failed) toast({ title: failed.title, description: failed.problem, variant: "destructive" });
  }, [failed, toast]);
  useEffect(() => {
    if (!sent) return;
    toast({
      title: "Feedback Sent Successfully",
      description: "It was emailed to the support team.",
      variant: "success",
    });
    const closing = setTimeout(() => done.current(), SUCCESS_VIEW_MS);
    return () => clearTimeout(closing);
  }, [sent, toast]);
  if (sent) {
    return (
      <div role="status" className="grid place-items-center gap-1 py-10 text-center">
        <p className="font-serif text-lg font-semibold">Thank you</p>
        <p className="text-ink-2">Your feedback is with our support team.</p>
      </div>
    );
  }
  return (
    <form.Form method="post" action="/feedback" noValidate className="grid gap-4">
      <input type="hidden" name="inDialog" value="1" />
      <FeedbackFields types={page.types} about={page.about} failed={failed} />
      <div>
        <Button type="submit" variant="primary" loading={form.state !== "idle"}>
          Send feedback
        </Button>
      </div>
    </form.Form>
  );
}
