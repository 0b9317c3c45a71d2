import { EventEmitter } from "node:events";
import { once } from "~/platform/once";

const bell = () => once("job-bell", () => new EventEmitter());

/** Tells the scheduler of this process that something was queued; others see it at their next look. */
export const wakeScheduler = (): void => void bell().emit("queued");

export function onWake(listener: () => void): () => void {
  bell().on("queued", listener);
  return () => void bell().off("queued", listener);
}
