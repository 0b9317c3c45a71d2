import type { Command } from "../command";
import { completionOf, SHELLS, type Shell } from "../completion";
import { UsageError } from "../errors";

/** Given the commands by whoever lists them: it is one of them itself. */
export const completionCommands = (commands: () => readonly Command[]): Command[] => [completion(commands)];

const completion = (commands: () => readonly Command[]): Command => ({
  name: "completion",
  summary: "Completion script of a shell",
  args: [["<shell>", SHELLS.join(", ")]],
  examples: [
    "completion bash > ~/.local/share/bash-completion/completions/statewise",
    "completion zsh > ~/.zfunc/_statewise",
  ],
  run: async (_context, input) => {
    const shell = input.arg(0) as Shell;
    if (!SHELLS.includes(shell)) throw new UsageError(`The shell must be one of ${SHELLS.join(", ")}.`);
    return completionOf(shell, commands());
  },
});
