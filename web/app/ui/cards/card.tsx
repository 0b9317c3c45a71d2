import type { ReactNode } from "react";
import { cn } from "../foundations/cn";

type CardProps = {
  children: ReactNode;
  title?: ReactNode;
  /** Rank of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Sits at the end of the title row: a badge, a button. */
  aside?: ReactNode;
  as?: "section" | "article" | "div" | "li";
  accent?: boolean;
  padding?: "none" | "md" | "lg";
  id?: string;
  className?: string;
};

const PADDING = { none: "", md: "p-4.5", lg: "px-5 py-5 sm:px-5.5" };

export function Card({
  children,
  title,
  level = 2,
  aside,
  as: Tag = "div",
  accent = false,
  padding = "md",
  id,
  className,
}: CardProps) {
  const Heading = `h${level}` as const;
  return (
    <Tag
      id={id}
      className={cn(
        "min-w-0 rounded-card border border-line bg-card",
        accent && "border-l-3 border-l-action-solid",
        PADDING[padding],
        className,
      )}
    >
      {title || aside ? (
        <div className={cn("mb-3 flex flex-wrap items-center gap-x-3 gap-y-2", padding === "none" && "px-4.5 pt-4")}>
          {title ? <Heading className="text-base font-semibold text-ink">{title}</Heading> : null}
          {aside ? <div className="ml-auto flex items-center gap-2">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </Tag>
  );
}
