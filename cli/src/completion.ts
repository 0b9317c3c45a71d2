import type { Command } from "./command";

export const SHELLS = ["bash", "zsh", "fish"] as const;
export type Shell = (typeof SHELLS)[number];

const GLOBAL = [
  "--json",
  "--as-csv",
  "--fields",
  "--jq",
  "--plain",
  "--profile",
  "--url",
  "--no-input",
  "--yes",
  "--timeout",
  "--verbose",
  "--help",
];

/** The script that completes nouns, verbs and flags in a shell. */
export function completionOf(shell: Shell, commands: readonly Command[]): string {
  const words = wordsOf(commands);
  return { bash, zsh, fish }[shell](words);
}

type Words = { nouns: Map<string, string[]>; flags: Map<string, string[]> };

function wordsOf(commands: readonly Command[]): Words {
  const nouns = new Map<string, string[]>();
  const flags = new Map<string, string[]>();
  for (const command of commands) {
    const [noun = "", verb] = command.name.split(" ");
    nouns.set(noun, [...new Set([...(nouns.get(noun) ?? []), ...(verb ? [verb] : [])])]);
    const shown = (command.options ?? []).filter(([, , , former]) => !former);
    const own = shown.flatMap(([text]) => text.match(/--[\w-]+/g) ?? []);
    const write = command.isWrite || command.confirm ? ["--dry-run"] : [];
    flags.set(command.name, [...own, ...write, ...GLOBAL]);
  }
  return { nouns, flags };
}

function bash({ nouns, flags }: Words): string {
  const verbs = [...nouns].filter(([, own]) => own.length > 0);
  const cases = verbs.map(([noun, own]) => `      ${noun}) words="${own.join(" ")}" ;;`);
  const flagCases = [...flags].map(([name, own]) => `    "${name}"*) words="${own.join(" ")}" ;;`);
  return `# statewise completion for bash
_statewise() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words="" line="\${COMP_WORDS[*]:1:COMP_CWORD-1}"
  if [[ $current == -* ]]; then
    case "$line" in
${flagCases.join("\n")}
    *) words="${GLOBAL.join(" ")} --version" ;;
    esac
  elif (( COMP_CWORD == 1 )); then
    words="${[...nouns.keys()].join(" ")}"
  elif (( COMP_CWORD == 2 )); then
    case "\${COMP_WORDS[1]}" in
${cases.join("\n")}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _statewise statewise
`;
}

function zsh({ nouns, flags }: Words): string {
  const cases = [...nouns]
    .filter(([, own]) => own.length > 0)
    .map(([noun, own]) => `    ${noun}) compadd ${own.join(" ")} ;;`);
  const flagCases = [...flags].map(([name, own]) => `    "${name}"*) compadd -- ${own.join(" ")} ;;`);
  return `#compdef statewise
_statewise() {
  local line="\${words[2,CURRENT-1]}"
  if [[ $PREFIX == -* ]]; then
    case "$line" in
${flagCases.join("\n")}
    *) compadd -- ${GLOBAL.join(" ")} --version ;;
    esac
  elif (( CURRENT == 2 )); then
    compadd ${[...nouns.keys()].join(" ")}
  elif (( CURRENT == 3 )); then
    case "$words[2]" in
${cases.join("\n")}
    *) _files ;;
    esac
  else
    _files
  fi
}
if [ "$funcstack[1]" = "_statewise" ]; then _statewise "$@"; else compdef _statewise statewise; fi
`;
}

function fish({ nouns, flags }: Words): string {
  const lines = [`complete -c statewise -n __fish_use_subcommand -f -a "${[...nouns.keys()].join(" ")}"`];
  for (const [noun, own] of nouns) {
    if (own.length === 0) continue;
    const none = `__fish_seen_subcommand_from ${noun}; and not __fish_seen_subcommand_from ${own.join(" ")}`;
    lines.push(`complete -c statewise -n "${none}" -f -a "${own.join(" ")}"`);
  }
  for (const [name, own] of flags) {
    const seen = name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
    for (const flag of own) lines.push(`complete -c statewise -n "${seen.join("; and ")}" -l ${flag.slice(2)}`);
  }
  return `# statewise completion for fish\n${lines.join("\n")}\n`;
}
