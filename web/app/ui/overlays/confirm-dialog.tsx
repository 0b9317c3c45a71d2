import * as RadixAlert from "radix-ui/alert-dialog";
import { type ReactNode, useState } from "react";
import { Button } from "../actions/button";
import { useOpener } from "../actions/use-opener";
import { Field } from "../fields/field";
import { TextInput } from "../fields/text-input";
import { cn } from "../foundations/cn";
import { dialogBoxClass, overlayClass } from "./dialog-class";

type ConfirmDialogProps = {
  title: ReactNode;
  /** What happens, and whether it can be undone. */
  description: ReactNode;
  confirmLabel: string;
  /** The way out; where cancelling is the act itself, "Cancel" would read as both. */
  cancelLabel?: string;
  danger?: boolean;
  /** The person must type this text first; for what cannot be undone. */
  typed?: string;
  onConfirm?: () => void;
  /** Id of a form elsewhere on the page to submit on confirmation. */
  submits?: string;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, confirmLabel, danger = false, typed, trigger } = props;
  const cancelLabel = props.cancelLabel ?? (/cancel/i.test(confirmLabel) ? "Keep it" : "Cancel");
  const [text, setText] = useState("");
  const focus = useOpener();
  const ready = !typed || text.trim() === typed;
  const confirm = () => {
    props.onConfirm?.();
    const form = props.submits ? document.getElementById(props.submits) : null;
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };
  const change = (open: boolean) => {
    setText("");
    props.onOpenChange?.(open);
  };
  return (
    <RadixAlert.Root open={props.open} onOpenChange={change}>
      {trigger ? <RadixAlert.Trigger asChild>{trigger}</RadixAlert.Trigger> : null}
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={overlayClass} />
        <RadixAlert.Content
          className={cn(dialogBoxClass, "max-w-105 overflow-y-auto p-5.5")}
          {...(trigger ? {} : focus)}
        >
          <RadixAlert.Title className="font-serif text-lg font-semibold">{title}</RadixAlert.Title>
          <RadixAlert.Description className="mt-2 text-sm text-ink-2">{description}</RadixAlert.Description>
          {typed ? (
            <Field label={`Type ${typed} to confirm`} className="mt-4">
              <TextInput value={text} onChange={(event) => setText(event.target.value)} autoComplete="off" />
            </Field>
          ) : null}
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <RadixAlert.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </RadixAlert.Cancel>
            <RadixAlert.Action asChild>
              <Button variant={danger ? "danger" : "primary"} disabled={!ready} onClick={confirm}>
                {confirmLabel}
              </Button>
            </RadixAlert.Action>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
