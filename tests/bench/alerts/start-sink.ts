import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot } from "../../../web/platform/root";

export type Sink = {
  url: string;
  count: () => Promise<{ received: number; distinct: number }>;
  forget: () => Promise<void>;
  stop: () => void;
};

/** Starts the mail server of the benchmarks in a process of its own. */
export async function startSink(): Promise<Sink> {
  const child = fork(path.join(projectRoot, "tests/bench/alerts/sink.ts"), [], { execArgv: ["--import", "tsx"] });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  const ask = async <Answer>(word: string): Promise<Answer> => {
    const answer = once(child, "message");
    child.send(word);
    return (await answer)[0] as Answer;
  };
  return {
    url,
    count: () => ask("count"),
    forget: () => ask("forget"),
    stop: () => child.send("stop"),
  };
}
