import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot } from "../../../web/platform/root";

/** A sender in a process of its own, which ends only by being killed. */
export function startSender(): { kill: () => Promise<void> } {
  const child = fork(path.join(projectRoot, "tests/bench/alerts/sender.ts"), [], { execArgv: ["--import", "tsx"] });
  return {
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
  };
}
