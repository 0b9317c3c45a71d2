import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { type FlashToast, ToastContext, type ToastMessage } from "./toast-context";
import { ToastFace, toastViewportClass } from "./toast-face";

// The live toast comes with the first message: most first views never show one.
// Offline it cannot come, and the still one says the same.
const LiveToast = lazy(() => import("./live-toast").catch(() => ({ default: StillToast })));

type ToastProviderProps = { children: ReactNode; flash?: FlashToast | null };

export function ToastProvider({ children, flash }: ToastProviderProps) {
  const [current, setCurrent] = useState<FlashToast | null>(flash ?? null);
  const [hydrated, setHydrated] = useState(false);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    setCurrent({ ...message, id: `local-${count.current}` });
  }, []);

  useEffect(() => setHydrated(true), []);
  const flashId = flash?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same flash object may come again on revalidation; its id says whether it is news
  useEffect(() => {
    if (flash) setCurrent(flash);
  }, [flashId]);

  const still = current ? <StillToast message={current} /> : null;
  return (
    <ToastContext.Provider value={show}>
      {children}
      {hydrated && current ? (
        <Suspense fallback={still}>
          <LiveToast message={current} />
        </Suspense>
      ) : (
        still
      )}
    </ToastContext.Provider>
  );
}

/** What the server renders: it stays until the next page when there is no JavaScript. */
function StillToast({ message }: { message: FlashToast }) {
  return (
    <div className={toastViewportClass}>
      <div role="status">
        <ToastFace message={message} />
      </div>
    </div>
  );
}
