import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { wordsOf } from "./pay-text";

const TONES: Record<string, BadgeTone> = {
  active: "success",
  onboarding: "action",
  draft: "brass",
  on_leave: "neutral",
  terminated: "neutral",
};
const WORDS: Record<string, string> = { draft: "Hire to complete", terminated: "Left" };

export const statusText = (status: string): string => WORDS[status] ?? wordsOf(status);

/** Where somebody stands with the company. */
export const EmployeeStatus = ({ status }: { status: string }) => (
  <Badge tone={TONES[status] ?? "neutral"}>{statusText(status)}</Badge>
);
