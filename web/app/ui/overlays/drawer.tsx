import { cn } from "../foundations/cn";
import { DialogFrame, type DialogProps } from "./dialog";

const SHEET =
  "fixed inset-y-0 right-0 z-40 flex w-full flex-col border-l border-line bg-card text-ink shadow-overlay " +
  "outline-none data-[state=open]:animate-sheet-in data-[state=closed]:animate-sheet-out";

const SIZE = { sm: "max-w-90", md: "max-w-120", lg: "max-w-180" };

/** A sheet from the right: details of one row among many, and filters on a phone. */
export function Drawer({ size = "md", ...rest }: DialogProps) {
  return <DialogFrame {...rest} className={cn(SHEET, SIZE[size])} />;
}
