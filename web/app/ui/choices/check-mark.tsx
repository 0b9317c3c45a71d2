import { type ComponentPropsWithoutRef, forwardRef } from "react";

type CheckMarkProps = Omit<ComponentPropsWithoutRef<"input">, "style" | "type" | "className">;

const BOX =
  "peer size-4.5 shrink-0 appearance-none rounded-chip border-[1.5px] border-line-control bg-card " +
  "checked:border-action-solid checked:bg-action-solid indeterminate:border-action-solid indeterminate:bg-action-solid " +
  "aria-invalid:border-critical";

/** The bare native checkbox, for table cells and as part of Checkbox. Always give it a label or aria-label. */
export const CheckMark = forwardRef<HTMLInputElement, CheckMarkProps>(function CheckMark(props, ref) {
  return (
    <span className="relative grid size-6 shrink-0 -m-[3px] place-items-center">
      <input ref={ref} type="checkbox" className={BOX} {...props} />
      <svg
        viewBox="0 0 18 18"
        width="18"
        height="18"
        fill="none"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        className="pointer-events-none absolute hidden stroke-on-solid peer-checked:block peer-indeterminate:hidden"
      >
        <path d="m4.8 9.3 2.8 2.8 5.6-6" />
      </svg>
      <span className="pointer-events-none absolute hidden h-0.5 w-2.5 rounded-full bg-on-solid peer-indeterminate:block" />
    </span>
  );
});
