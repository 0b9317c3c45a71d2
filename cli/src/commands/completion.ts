import { type Command, UsageError } from "../command";
import { completionOf, SHELLS, type Shell } from "../completion";
import { commands } from "./all";

const completion: Command = {
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
    return completionOf(shell, commands);
  },
};

export const completionCommands = [completion];
