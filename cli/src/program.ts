import { VERSION } from "@statewise/sdk";
import { Command as Commander, Option } from "commander";
import { confirm } from "./ask";
import { type Command, Input } from "./command";
import { commands, groups } from "./commands/all";
import { type Context, contextOf, type GlobalOptions } from "./context";
import { refuseMissingFile } from "./csv";
import { WouldSend } from "./dry-run";
import { nearestOf } from "./nearest";
import { Output, paint } from "./output";

const FOOTER = `
Exit codes: 0 done, 1 unexpected, 2 wrong call or refused input, 3 not signed in or not allowed, 4 not found,
5 limited or not reachable, 130 interrupted.
Environment, after flags and before the profile:
  STATEWISE_URL            address of Statewise (also STATEWISE_API_URL)
  STATEWISE_API_KEY        key to call with
  STATEWISE_PROFILE        profile to use
  STATEWISE_WEBHOOK_SECRET what listen signs with
  NO_COLOR                 no colors`;

/** All commands, as commander knows them. */
export function programOf(signal: AbortSignal, started: (context: Context) => void): Commander {
  const program = new Commander("statewise")
    .description("Employment law research, alerts, hiring and administration in the terminal.")
    .version(VERSION, "--version", "show the version")
    .helpOption("-h, --help", "show this help")
    .configureHelp({ sortSubcommands: false, showGlobalOptions: true })
    .addHelpText("after", FOOTER)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => (process.argv.includes("--json") ? undefined : write(text)) })
    .showSuggestionAfterError()
    .enablePositionalOptions(false);
  globals(program);
  const nouns = new Map<string, Commander>();
  for (const command of commands) {
    const words = command.name.split(" ");
    const verb = words.pop() ?? "";
    const parent = words.reduce((above, _, at) => nounOf(above, nouns, words.slice(0, at + 1)), program);
    register(parent, verb, command, program, signal, started);
  }
  // A group without a default: what it has is one call away.
  for (const [noun, group] of nouns) group.showHelpAfterError(`See: statewise ${noun} --help`);
  return program;
}

function globals(program: Commander): void {
  program
    .option("--json", "print JSON, also for errors (on stderr)")
    .option("--as-csv", "print CSV, a line per row")
    .option("--fields <names>", "only these fields, such as id,email or owner.name")
    .option("--jq <filter>", "print what a jq filter makes of the JSON")
    .option("--plain", "print plain text, also on a terminal")
    .option("--profile <name>", "use this profile")
    .option("--url <address>", "address of Statewise")
    .option("--no-input", "never ask; fail where a question would be")
    .option("-y, --yes", "confirm what would be asked")
    .option("--timeout <seconds>", "give up a call after this long")
    .option("--verbose", "tell each call on stderr");
}

/** The command that stands for nouns, such as `people time-off`, made where it is first needed. */
function nounOf(above: Commander, nouns: Map<string, Commander>, words: string[]): Commander {
  const noun = words.join(" ");
  const known = nouns.get(noun);
  if (known) return known;
  const made = above
    .command(words.at(-1) ?? "")
    .description(groups[noun] ?? "")
    .helpOption("-h, --help", "show this help");
  made.exitOverride().configureHelp({ showGlobalOptions: true });
  nouns.set(noun, made);
  return made;
}

function register(
  parent: Commander,
  word: string,
  command: Command,
  program: Commander,
  signal: AbortSignal,
  started: (context: Context) => void,
): void {
  const made = parent
    .command(word, { isDefault: command.isDefault })
    .description(command.summary)
    .helpOption("-h, --help", "show this help");
  made.exitOverride().configureHelp({ showGlobalOptions: true });
  // `people lisst` would be the default command with a word too many: it is told as the unknown command that it is.
  if (command.isDefault && !command.args) made.allowExcessArguments(true);
  for (const [name, description] of command.args ?? []) made.argument(name, description);
  for (const [flags, description, choices, former] of command.options ?? []) {
    const option = new Option(flags, description).hideHelp(former !== undefined);
    made.addOption(choices ? option.choices([...choices]) : option);
  }
  if (command.isWrite || command.confirm) made.option("--dry-run", "tell what would be sent, send nothing");
  if (command.examples) {
    made.addHelpText("after", `\nExamples:\n${command.examples.map((line) => `  statewise ${line}`).join("\n")}`);
  }
  made.action(async () => {
    if (command.isDefault && !command.args && made.args[0] !== undefined) refuseUnknown(parent, made.args[0]);
    const own = made.opts();
    const options = { ...program.opts(), ...own } as GlobalOptions;
    const context = await contextOf(options, signal);
    started(context);
    tellOfTestKey(context);
    const input = new Input(
      made.processedArgs.flat().filter((arg) => arg !== undefined),
      own,
    );
    await execute(command, context, input);
  });
}

/** Nobody takes made-up rows for their own, nor waits for what a test key did to be done. */
function tellOfTestKey({ profile, output }: Context): void {
  if (!profile.apiKey?.startsWith("sw_test_") || output.isForPrograms) return;
  output.talk(paint("yellow", "Test key: this is made-up data, and nothing of it is real.", process.stderr));
}

/** A word that no command of the group has, with the nearest one, else all that there are. */
function refuseUnknown(group: Commander, word: string): never {
  const known = group.commands.map((one) => one.name());
  const near = nearestOf(word, known);
  const meant = near ? `(Did you mean ${group.name()} ${near}?)` : `Commands: ${known.join(", ")}.`;
  return group.error(`error: unknown command '${group.name()} ${word}'\n${meant}`, {
    code: "commander.unknownCommand",
  });
}

async function execute(command: Command, context: Context, input: Input): Promise<void> {
  const { output } = context;
  try {
    // What cannot work is said before anything is asked.
    await refuseMissingFile(input.text("csv"));
    await command.check?.(input);
    if (command.confirm && !(await confirm(context, command.confirm(input)))) {
      output.talk("Nothing was changed.");
      return;
    }
    const result = await command.run(context, input);
    if (output.mode === "ink" && command.view && result !== undefined) {
      const { view } = await command.view();
      await view(context, input, result);
    } else await output.result(result, command.show);
  } catch (error) {
    if (!(error instanceof WouldSend)) throw error;
    const { verb, path, body, isChecked } = error;
    const planned = { dryRun: true, verb, path, body, checked: isChecked };
    // What would be sent has other fields than what would come.
    await new Output(output.mode).result(planned, { text: () => wouldSend(error) });
  }
}

const wouldSend = ({ verb, path, body, isChecked }: WouldSend): string => {
  const sent = `Would send: ${verb} ${path}${body === undefined ? "" : `\n${JSON.stringify(body, null, 2)}`}`;
  return `${sent}\n${isChecked ? "The server was asked and would take it." : "The server was not asked whether it would take it."}`;
};
