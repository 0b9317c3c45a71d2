import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cn } from "../foundations/cn";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class";

type IconButtonProps = Omit<ComponentPropsWithoutRef<"button">, "style" | "children"> & {
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
};

export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { label, icon, variant = "ghost", size = "sm", type = "button", className, ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type={type}
      aria-label={label}
      className={cn(buttonClass({ variant, size, square: true }), className)}
      {...rest}
    >
      {icon}
    </button>
  );
});
