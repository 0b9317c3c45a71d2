import { useRef } from "react";

/**
 * Where one was when it opened: a dialog whose opener it does not know, because it is no trigger of its own, gives the
 * focus back there when it closes.
 */
export function useOpener() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current?.focus();
    },
  };
}
