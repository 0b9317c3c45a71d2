import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { cn } from "../foundations/cn";
import type { ToastMessage, ToastVariant } from "./toast-context";

/** On a phone over the bar at the top: below it would lie on the sources of an answer. */
export const toastViewportClass =
  "fixed top-0 right-0 z-50 flex w-full flex-col gap-2 p-2 outline-none md:top-auto md:bottom-0 md:max-w-[420px] md:p-4";

export const toastFaceClass =
  "flex items-start gap-3 rounded-card border border-line bg-card p-4 text-sm text-ink shadow-overlay";

const LOOK: Record<ToastVariant, { Icon: typeof Info; color: string }> = {
  default: { Icon: Info, color: "text-action" },
  success: { Icon: CircleCheck, color: "text-low" },
  destructive: { Icon: CircleAlert, color: "text-critical" },
};

type ToastFaceProps = { message: ToastMessage };

export function ToastFace({ message }: ToastFaceProps) {
  return (
    <div className={toastFaceClass}>
      <ToastText
        message={message}
        title={<p className="font-semibold">{message.title}</p>}
        description={message.description ? <p className="text-ink-2">{message.description}</p> : null}
      />
    </div>
  );
}

type ToastTextProps = { message: ToastMessage; title: ReactNode; description: ReactNode };

export function ToastText({ message, title, description }: ToastTextProps) {
  const { Icon, color } = LOOK[message.variant ?? "default"];
  return (
    <>
      <Icon size={18} data-variant={message.variant ?? "default"} className={cn("mt-px shrink-0", color)} />
      <div className="min-w-0 flex-1 break-words">
        {title}
        {description}
      </div>
    </>
  );
}
