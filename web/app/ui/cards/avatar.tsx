import { cn } from "../foundations/cn";

type AvatarProps = { name: string; size?: "sm" | "md" | "lg"; className?: string };

const SIZE = { sm: "size-7 text-2xs", md: "size-8 text-xs", lg: "size-12 text-md" };

export function initials(name: string): string {
  // What stands in brackets, or is no letter at all, is no name.
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? "")][0] ?? "");
  return letters.join("").toUpperCase() || "?";
}

/** Decorative: the name stands beside it or in the label of the control around it. */
export function Avatar({ name, size = "md", className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center rounded-full bg-ink font-semibold text-on-ink",
        SIZE[size],
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
