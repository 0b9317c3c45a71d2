import { Form } from "@remix-run/react";
import { Button } from "~/app/ui/actions/button";

/** Says what was moved, and takes it back. */
export function UndoBar({ steps, here }: { steps: string; here: string }) {
  const many = steps.split(",").length;
  return (
    <Form
      method="post"
      action="/ats/applications?index"
      className="flex flex-wrap items-center gap-3 rounded-card bg-action-soft px-4 py-2.5 text-sm"
    >
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="steps" value={steps} />
      <input type="hidden" name="here" value={here} />
      <span className="mr-auto" role="status">
        {many === 1 ? "1 application was moved." : `${many} applications were moved.`} Mail already sent cannot be
        recalled.
      </span>
      <Button type="submit" size="sm">
        Undo
      </Button>
    </Form>
  );
}
