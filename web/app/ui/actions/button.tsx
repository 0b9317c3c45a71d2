import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode } from "react";
import { cn } from "../foundations/cn";
import { Spinner } from "../status/spinner";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";
import { Link, type LinkProps } from "./link";

type Look = { variant?: ButtonVariant; size?: ButtonSize; icon?: ReactNode };

type ButtonProps = Omit<ComponentPropsWithoutRef<"button">, "style"> & Look & { loading?: boolean };

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { variant, size, icon, loading = false, type = "button", className, children, onClick, ...rest },
  ref,
) {
  // A loading button keeps its focus, so it is not `disabled`: it says so and ignores the click.
  const guard = (event: MouseEvent<HTMLButtonElement>) => (loading ? event.preventDefault() : onClick?.(event));
  return (
    <button
      ref={ref}
      type={type}
      className={cn(buttonClass({ variant, size }), className)}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={guard}
      {...rest}
    >
      <span className={cn("inline-flex items-center gap-[inherit]", loading && "animate-late-out")}>
        {icon}
        {children}
      </span>
      {loading ? (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={18} />
        </span>
      ) : null}
    </button>
  );
});

export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps & Look) {
  return (
    <Link className={cn(buttonClass({ variant, size }), className)} {...rest}>
      {icon}
      {children}
    </Link>
  );
}
