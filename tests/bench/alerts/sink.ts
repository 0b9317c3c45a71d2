// A mail server in a process of its own, so that its work is not counted as the sender's. Talks to its parent over IPC.
import { startSmtpFake } from "../../fakes/smtp";

const sink = await startSmtpFake({ headersOnly: true });
const receivers = new Map<string, number>();

/** Empties what was kept, so that the sink does not grow, and keeps the count of each recipient. */
function count(): { received: number; distinct: number } {
  for (const mail of sink.mails) {
    const to = mail.envelope.to[0] ?? "";
    receivers.set(to, (receivers.get(to) ?? 0) + 1);
  }
  sink.clear();
  let received = 0;
  for (const times of receivers.values()) received += times;
  return { received, distinct: receivers.size };
}

process.on("message", (word) => {
  if (word === "count") process.send?.(count());
  if (word === "forget") {
    count();
    receivers.clear();
    process.send?.("forgotten");
  }
  if (word === "stop") process.exit(0);
});
process.send?.({ url: sink.url });
