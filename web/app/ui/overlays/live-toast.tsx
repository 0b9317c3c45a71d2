import X from "lucide-react/icons/x";
import * as RadixToast from "radix-ui/toast";
import { createPortal } from "react-dom";
import { cn } from "../foundations/cn";
import type { FlashToast } from "./toast-context";
import { ToastText, toastFaceClass, toastViewportClass } from "./toast-face";

const DURATION_MS = 5000;
const SWIPE_PX = 50;

const MOTION =
  "data-[state=open]:animate-pop-in data-[state=closed]:animate-fade-out " +
  "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:translate-x-0 " +
  "data-[swipe=end]:animate-toast-swipe-out";

/**
 * The one toast on screen, with timer, swipe and the F8 hotkey. Radix keeps the open state, so that a closing toast can
 * leave in its own time; the key makes a new message a new toast. Loaded lazily, hence the default export.
 */
export default function LiveToast({ message }: { message: FlashToast }) {
  return (
    <RadixToast.Provider duration={DURATION_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      <RadixToast.Root
        key={message.id}
        type={message.variant === "destructive" ? "foreground" : "background"}
        className={cn(toastFaceClass, MOTION, "pointer-events-auto")}
      >
        <ToastText
          message={message}
          title={<RadixToast.Title className="font-semibold">{message.title}</RadixToast.Title>}
          description={
            message.description ? (
              <RadixToast.Description className="text-ink-2">{message.description}</RadixToast.Description>
            ) : null
          }
        />
        <RadixToast.Close
          aria-label="Close"
          className="-m-1 grid size-6 shrink-0 place-items-center rounded-chip text-ink-3 hover:bg-sunken hover:text-ink"
        >
          <X size={15} />
        </RadixToast.Close>
      </RadixToast.Root>
      {createPortal(
        // An open dialog hides the page from readers and pointers, except what is live: the toast stands beside both.
        <div aria-live="off">
          <RadixToast.Viewport hotkey={["F8"]} label="Notifications ({hotkey})" className={toastViewportClass} />
        </div>,
        document.body,
      )}
    </RadixToast.Provider>
  );
}
