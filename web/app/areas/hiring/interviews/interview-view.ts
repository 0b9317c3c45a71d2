import type { FormOutcome } from "~/app/forms/form-outcome";
import type { InterviewData } from "./interview-types";

export type InterviewPageProps = {
  interview: InterviewData;
  me: number;
  proposals: { value: string; when: string }[];
  rights: { "interviews:write": boolean; "applications:read": boolean };
  outcome: FormOutcome | null;
};
