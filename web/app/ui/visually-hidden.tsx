import type { ReactNode } from "react";

type VisuallyHiddenProps = { children: ReactNode; as?: "span" | "div" | "h2" | "h3" | "caption" };

export function VisuallyHidden({ children, as: Tag = "span" }: VisuallyHiddenProps) {
  return <Tag className="sr-only">{children}</Tag>;
}
