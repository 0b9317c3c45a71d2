import { useSubmit } from "@remix-run/react";
import { type RefObject, useCallback, useEffect, useRef } from "react";

const PAUSE_MS = 350;

/** Sends the form again a moment after the last change, once there is a first result. */
export function useRecalculation(form: RefObject<HTMLFormElement>, calculated: boolean): () => void {
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    clearTimeout(timer.current);
    if (!calculated) return;
    timer.current = setTimeout(() => {
      if (form.current) submit(form.current, { replace: true, preventScrollReset: true });
    }, PAUSE_MS);
  }, [calculated, form, submit]);
}
