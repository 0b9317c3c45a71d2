import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { isOpen, type Job } from "./types";

const LIVE_MS = 1500;
const CALM_MS = 20_000;

/** Loads the list again while one looks at it: often while something runs. */
export function useLiveRuns(jobs: Job[]): void {
  const { revalidate, state } = useRevalidator();
  const isLive = jobs.some(({ lastRun }) => isOpen(lastRun));
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => document.hidden || revalidate(), isLive ? LIVE_MS : CALM_MS);
    return () => clearTimeout(timer);
  }, [isLive, revalidate, state]);
}
