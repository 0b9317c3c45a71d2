import { createContext, useContext } from "react";

export type ToastVariant = "default" | "success" | "destructive";

export type ToastMessage = { title: string; description?: string; variant?: ToastVariant };

/** A message the server put into the session before a redirect. A new id means a new toast. */
export type FlashToast = ToastMessage & { id: string };

export const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** Gives the function that shows a toast; a newer toast takes the place of the one on screen. */
export function useToast(): (message: ToastMessage) => void {
  return useContext(ToastContext);
}
