import { useLocation, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/**
 * Who goes by keyboard stays where the screen is: when a new one takes away what had the focus, the browser gives it to
 * the body, above the header. It goes to the new screen instead.
 */
export function useFocusKept(): void {
  const { key } = useLocation();
  const { state } = useNavigation();
  const shown = useRef(key);
  useEffect(() => {
    if (state !== "idle" || shown.current === key) return;
    shown.current = key;
    if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
  }, [key, state]);
}
