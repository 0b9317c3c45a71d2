import { Badge, type BadgeTone } from "~/app/ui/status/badge";
import { Progress } from "~/app/ui/status/progress";
import { doneText, type Run } from "./types";

const LOOK: Record<string, [tone: BadgeTone, label: string]> = {
  queued: ["action", "Waiting"],
  running: ["action", "Running"],
  done: ["success", "Done"],
  failed: ["danger", "Failed"],
  timed_out: ["danger", "Out of time"],
  skipped: ["neutral", "Skipped"],
};

/** How a run stands: a bar while it is under way, what it did afterwards. */
export function RunState({ run }: { run: Run }) {
  const [tone, label] = LOOK[run.status] ?? ["neutral", run.status];
  const { progress } = run;
  return (
    <div className="min-w-0 max-w-96">
      <span className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{label}</Badge>
        <span className="text-ink-3">{run.status === "done" ? doneText(run) : run.error}</span>
      </span>
      {run.status === "running" ? (
        <div className="mt-1.5">
          <Progress
            label={progress?.note ?? "Under way"}
            value={progress?.total ? progress.done : undefined}
            max={progress?.total}
            text={
              progress ? [progress.done, progress.total].filter((part) => part !== undefined).join(" of ") : undefined
            }
          />
        </div>
      ) : null}
    </div>
  );
}
