import { forwardRef, type KeyboardEvent, useEffect, useImperativeHandle, useRef } from "react";
import { TextArea } from "~/app/ui/fields/text-area";

const whole = (count: number): string => count.toLocaleString("en-US");

type QuestionFieldProps = {
  id: string;
  value: string;
  /** What the server takes; more is said and never cut off. */
  longest: number;
  readOnly: boolean;
  onChange: (question: string) => void;
  /** Enter sends the question, Shift and Enter makes a line. */
  onSend: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
};

/** From here on it is told how much room is left. */
const NEAR = 0.8;

/** The question: one line that grows with what is typed. */
export const QuestionField = forwardRef<HTMLTextAreaElement, QuestionFieldProps>(function QuestionField(
  { id, value, longest, readOnly, onChange, onSend },
  ref,
) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  // Browsers without `field-sizing` grow by hand.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows with what stands in it
  useEffect(() => {
    const area = field.current;
    if (!area || CSS.supports("field-sizing", "content")) return;
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [value]);
  const count = value.length;
  const isLong = count > longest;
  return (
    <>
      <TextArea
        ref={field}
        id={id}
        name="q"
        rows={1}
        aria-label="Your question"
        aria-invalid={isLong || undefined}
        aria-describedby={count > longest * NEAR ? `${id}-count` : undefined}
        placeholder="Ask any HR question: ..."
        value={value}
        readOnly={readOnly}
        autoComplete="off"
        grows
        className="max-h-48 min-h-11.5 sm:text-md"
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) onSend(event);
        }}
      />
      {count > longest * NEAR ? (
        <p id={`${id}-count`} aria-live="polite" className={`mt-1 text-xs ${isLong ? "text-critical" : "text-ink-3"}`}>
          {isLong
            ? `${whole(count)} of ${whole(longest)} characters: shorten it by ${whole(count - longest)}. Nothing is cut off.`
            : `${whole(count)} of ${whole(longest)} characters`}
        </p>
      ) : null}
    </>
  );
});
