import { Form, useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "~/app/ui/actions/button";
import { useToast } from "~/app/ui/overlays/toast-context";
import { type FailedFeedback, type FeedbackAbout, FeedbackFields } from "./feedback-fields";

type FeedbackFormProps = {
  types: { value: string; label: string }[];
  about: FeedbackAbout;
  failed: FailedFeedback | null;
};

/** Feedback as a page of its own: for links in mails and for browsers without JavaScript. */
export function FeedbackForm({ types, about, failed }: FeedbackFormProps) {
  const toast = useToast();
  const sending = useNavigation().state === "submitting";
  useEffect(() => {
    if (failed) toast({ title: failed.title, description: failed.problem, variant: "destructive" });
  }, [failed, toast]);
  return (
    <Form method="post" noValidate className="grid gap-4">
      <FeedbackFields types={types} about={about} failed={failed} />
      <div>
        <Button type="submit" variant="primary" loading={sending}>
          Send feedback
        </Button>
      </div>
    </Form>
  );
}
