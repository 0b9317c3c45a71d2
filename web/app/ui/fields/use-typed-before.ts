import { type RefObject, useRef } from "react";
import { useBeforePaint } from "../foundations/use-before-paint";

type Control = { value: string };

/**
 * What was typed or chosen before the page came alive stays: a controlled field shows its state from then on, so the
 * state takes the value over once, before anything else is drawn. Give the ref to the field.
 */
export function useTypedBefore<Element extends Control>(
  shown: string,
  take: (typed: string) => void,
): RefObject<Element> {
  const field = useRef<Element>(null);
  const first = useRef({ shown, take });
  useBeforePaint(() => {
    const typed = field.current?.value;
    if (typed !== undefined && typed !== first.current.shown) first.current.take(typed);
  }, []);
  return field;
}
