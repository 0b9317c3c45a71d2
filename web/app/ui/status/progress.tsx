import { useId } from "react";

type ProgressProps = {
  label: string;
  /** 0 to `max`; leave it out while the length of the work is unknown. */
  value?: number;
  max?: number;
  /** Words at the end of the line, e.g. "12 of 50". */
  text?: string;
  hideLabel?: boolean;
};

/** The native element, so that its value needs neither a style attribute nor JavaScript. */
export function Progress({ label, value, max = 100, text, hideLabel }: ProgressProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <div className={hideLabel ? "sr-only" : "mb-1.5 flex justify-between gap-3 text-sm text-ink-2"}>
        <label htmlFor={id}>{label}</label>
        {text ? <span className="text-ink-3">{text}</span> : null}
      </div>
      <progress id={id} value={value} max={max} className="progress-bar block h-2 w-full" />
    </div>
  );
}
