import type { Statewise } from "@statewise/sdk";
import { Box, Text, useApp } from "ink";
import { useCallback, useEffect, useState } from "react";
import type { View } from "../command";
import { countsOf, type Job } from "../job-text";
import { Screen, showScreen, useSize } from "./screen";
import { useKeys } from "./use-keys";
import { usePlace } from "./use-place";

const EVERY_MS = 1_000;

type Props = { client: Statewise; first: Job[]; signal: AbortSignal };

/** The jobs as they run: asked anew every second, started and paused by a key. */
export function JobsBoard({ client, first, signal }: Props) {
  const { exit } = useApp();
  const { rows } = useSize();
  const [jobs, setJobs] = useState(first);
  const [status, setStatus] = useState("");
  const shown = Math.max(1, rows - 6);
  const { at, place, onKey } = usePlace(jobs.length, shown);
  const refresh = useCallback(async () => setJobs((await client.admin.jobs.list({ signal })).data), [client, signal]);

  useEffect(() => {
    const timer = setInterval(() => {
      refresh().catch((error: Error) => setStatus(error.message));
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [refresh]);

  const act = (words: string, work: (job: Job) => Promise<unknown>) => {
    const job = jobs[at.current];
    if (!job) return;
    setStatus(`${job.name}: ${words} …`);
    work(job)
      .then(refresh)
      .then(
        () => setStatus(""),
        (error: Error) => setStatus(error.message),
      );
  };

  useKeys((key) => {
    if (key === "q" || key === "escape") exit();
    else if (key === "r") act("starting", (job) => client.admin.jobs.run(job.name, { signal }));
    else if (key === "p")
      act("changing", ({ name, isPaused, version }) =>
        client.admin.jobs.change(name, { isPaused: !isPaused, version }, { signal }),
      );
    else onKey(key);
  });

  const start = Math.max(0, Math.min(place - Math.floor(shown / 2), jobs.length - shown));
  return (
    <Screen title={`Jobs · ${jobs.length}`} keys={status || "↑↓ choose  r run now  p pause or resume  q quit"}>
      {jobs.slice(start, start + shown).map((job, offset) => (
        <JobLine key={job.name} job={job} isCurrent={start + offset === place} />
      ))}
    </Screen>
  );
}

const COLOURS: Record<string, string> = {
  done: "green",
  running: "cyan",
  queued: "cyan",
  failed: "red",
  timed_out: "red",
};

function JobLine({ job, isCurrent }: { job: Job; isCurrent: boolean }) {
  const run = job.lastRun;
  const { done, total } = run?.progress ?? {};
  const progress = done !== undefined && run?.status === "running" ? ` ${done}${total ? ` of ${total}` : ""}` : "";
  return (
    <Box>
      <Box width={30} flexShrink={0}>
        <Text inverse={isCurrent} wrap="truncate">
          {isCurrent ? "› " : "  "}
          {job.name}
        </Text>
      </Box>
      <Box width={18} flexShrink={0}>
        <Text dimColor>{job.state === "on" ? job.cron : job.state}</Text>
      </Box>
      <Box width={18} flexShrink={0}>
        <Text color={COLOURS[run?.status ?? ""]}>
          {run?.status ?? "never ran"}
          {progress}
        </Text>
      </Box>
      <Text wrap="truncate" dimColor>
        {run?.error ?? countsOf(run)}
      </Text>
    </Box>
  );
}

export const view: View = ({ client, signal }, _input, result) =>
  showScreen(<JobsBoard client={client} first={result as Job[]} signal={signal} />, signal);
