import type { Command } from "../command";
import { apiCommands } from "./api";
import { completionCommands } from "./completion";
import { couponCommands } from "./coupons";
import { jobCommands } from "./jobs";
import { keyCommands } from "./keys";
import { payCommands } from "./pay";
import { researchCommands } from "./research";
import { sessionCommands } from "./session";

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [
  ...sessionCommands,
  ...researchCommands,
  ...payCommands,
  ...couponCommands,
  ...jobCommands,
  ...keyCommands,
  ...apiCommands,
  ...completionCommands(() => commands),
];

/** What the first word of two-word commands stands for. */
export const groups: Record<string, string> = {
  profiles: "Profiles of this machine",
  laws: "Read and compare laws",
  cases: "Read cases",
  history: "Own searches",
  pay: "Pay calculator",
  coupons: "Coupons (administrators)",
  jobs: "Scheduled jobs (administrators)",
  keys: "API keys",
};
