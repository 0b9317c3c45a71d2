import { CommanderError } from "commander";
import type { Context } from "./context";
import { UsageError } from "./errors";
import { EXIT, exitCodeOf, explain, failureJson, PartlyFailed } from "./failure";
import { programOf } from "./program";

/** Parses, runs, and is the one place that decides the exit code. */
export async function main(argv: string[]): Promise<number> {
  const interrupt = new AbortController();
  const stop = () => {
    if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
    interrupt.abort(new Error("Interrupted."));
  };
  process.on("SIGINT", stop).on("SIGTERM", stop);
  // A reader that has seen enough (`| head`) is no failure.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));
  let context: Context | undefined;
  try {
    await programOf(interrupt.signal, (started) => {
      context = started;
    }).parseAsync(argv);
    return interrupt.signal.aborted ? EXIT.interrupted : EXIT.ok;
  } catch (error) {
    const wantsJson = context?.options.json ?? argv.includes("--json");
    if (error instanceof CommanderError) {
      if (error.exitCode !== 0 && wantsJson) process.stderr.write(`${failureJson(new UsageError(error.message))}\n`);
      return error.exitCode === 0 ? EXIT.ok : EXIT.usage;
    }
    if (interrupt.signal.aborted) {
      process.stderr.write("Interrupted.\n");
      return EXIT.interrupted;
    }
    process.stderr.write(
      `${wantsJson ? failureJson(error) : explain(error, context?.profile.url ?? "", signedInScopes(context))}\n`,
    );
    return error instanceof PartlyFailed ? EXIT.unexpected : exitCodeOf(error);
  }
}

/** What a sign-in may do; a key that was handed over is somebody else's to widen. */
const signedInScopes = (context: Context | undefined): string[] | undefined =>
  context?.keySource === "profile" ? context.profile.scopes : undefined;
