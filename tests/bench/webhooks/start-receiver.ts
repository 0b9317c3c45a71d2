import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { projectRoot } from "../../../web/platform/root";

export type Receiver = {
  url: string;
  count: () => Promise<number>;
  /** How long each call took to come, in milliseconds after its event; they are forgotten then. */
  take: () => Promise<number[]>;
  stop: () => void;
};

/** Starts the receivers of the benchmark; those below `hanging` never answer. */
export async function startReceiver(hanging: number): Promise<Receiver> {
  const file = path.join(projectRoot, "tests/bench/webhooks/receiver.ts");
  const child = fork(file, [String(hanging)], { execArgv: ["--import", "tsx"] });
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  const ask = async <Answer>(word: string): Promise<Answer> => {
    const answer = once(child, "message");
    child.send(word);
    return (await answer)[0] as Answer;
  };
  return { url, count: () => ask("count"), take: () => ask("take"), stop: () => child.send("stop") };
}
