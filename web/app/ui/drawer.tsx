import * as RadixDialog from "radix-ui/dialog";
import { cn } from "./cn";
import { DialogBody, DialogDismiss, DialogFoot, DialogHead, type DialogProps } from "./dialog";
import { overlayClass } from "./dialog-class";
import { useOpener } from "./use-opener";

const SHEET =
  "fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l border-line bg-card text-ink shadow-overlay " +
  "outline-none data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out";

const SIZE = { sm: "max-w-90", md: "max-w-120", lg: "max-w-180" };

/** A sheet from the right: details of one row among many, and filters on a phone. */
export function Drawer({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  size = "md",
}: DialogProps) {
  const focus = useOpener();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          className={cn(SHEET, SIZE[size])}
          {...(trigger ? {} : focus)}
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <DialogHead title={title} description={description} />
          <DialogBody>{children}</DialogBody>
          {footer ? <DialogFoot>{footer}</DialogFoot> : null}
          <DialogDismiss />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
