import X from "lucide-react/icons/x";
import * as RadixDialog from "radix-ui/dialog";
import type { ReactNode } from "react";
import { useOpener } from "../actions/use-opener";
import { cn } from "../foundations/cn";
import { dialogBoxClass, overlayClass } from "./dialog-class";

export type DialogProps = {
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom; they stay in view while the content scrolls. */
  footer?: ReactNode;
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  size?: "sm" | "md" | "lg";
};

const SIZE = { sm: "max-w-105", md: "max-w-140", lg: "max-w-200" };

export function Dialog({ size = "md", ...rest }: DialogProps) {
  return <DialogFrame {...rest} className={cn(dialogBoxClass, SIZE[size])} />;
}

/** What a box in the middle and a sheet from the side share; the class says which it is. */
export function DialogFrame({
  title,
  description,
  children,
  footer,
  trigger,
  open,
  onOpenChange,
  className,
}: Omit<DialogProps, "size"> & { className: string }) {
  const focus = useOpener();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger> : null}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={overlayClass} />
        <RadixDialog.Content
          className={className}
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

export const DialogClose = RadixDialog.Close;

function DialogHead({ title, description }: Pick<DialogProps, "title" | "description">) {
  return (
    <div className="pt-5 pr-14 pb-3 pl-5.5">
      <RadixDialog.Title className="font-serif text-lg font-semibold">{title}</RadixDialog.Title>
      {description ? (
        <RadixDialog.Description className="mt-1 text-sm text-ink-2">{description}</RadixDialog.Description>
      ) : null}
    </div>
  );
}

/** Last in the order of focus, so that a dialog opens on its first field. */
function DialogDismiss() {
  return (
    <RadixDialog.Close
      aria-label="Close"
      className="absolute top-4 right-3.5 grid size-8 place-items-center rounded-small text-ink-3 hover:bg-sunken hover:text-ink"
    >
      <X size={18} />
    </RadixDialog.Close>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto px-5.5 pt-1 pb-5">{children}</div>;
}

function DialogFoot({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2 border-t border-line-2 px-5.5 py-3.5">{children}</div>;
}
