import ArrowUpRight from "lucide-react/icons/arrow-up-right";
import { cn } from "../foundations/cn";
import { VisuallyHidden } from "../foundations/visually-hidden";
import { Link, type LinkProps } from "./link";

type TextLinkProps = LinkProps & {
  /** "inline" is underlined inside sentences; "standalone" stands by itself in lists and toolbars. */
  look?: "inline" | "standalone";
};

export function TextLink({ look = "inline", className, children, ...rest }: TextLinkProps) {
  const leaves = /^https?:/i.test(rest.href);
  return (
    <Link
      className={cn(
        "rounded-chip text-action underline-offset-3 hover:underline",
        look === "inline" ? "underline" : "inline-flex min-h-6 items-center gap-1 font-medium",
        className,
      )}
      {...rest}
    >
      {children}
      {leaves ? (
        <>
          <ArrowUpRight size={14} className="inline shrink-0" />
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </>
      ) : null}
    </Link>
  );
}
