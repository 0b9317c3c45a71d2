import type { Context } from "./context";
import { UsageError } from "./errors";
import type { Show } from "./show";

/** One command: how it is called, what it does, how its result is shown. The table of them is `commands/all.ts`. */
export type Command = {
  /** Words after `statewise`, such as `customers grant`. */
  name: string;
  summary: string;
  /** Runs when only the noun is given. */
  isDefault?: boolean;
  /** In commander's notation: `<id>`, `[file]`, `<words...>`. */
  args?: [name: string, description: string][];
  options?: OptionSpec[];
  /** Changes something: takes --dry-run. */
  isWrite?: boolean;
  /** Refuses what cannot work, before anything is asked. */
  check?: (input: Input) => unknown;
  /** What is asked before it is done; for writes that others notice or that cannot be taken back. */
  confirm?: (input: Input) => string;
  examples?: string[];
  run: (context: Context, input: Input) => Promise<unknown>;
  show?: Show;
  /** Shown instead on a terminal that can. */
  view?: () => Promise<{ view: View }>;
};

/** A former option goes on working, and no help shows it. */
export type OptionSpec = [flags: string, description: string, choices?: readonly string[], former?: "former"];

export type View = (context: Context, input: Input, result: unknown) => Promise<void>;

/** What the caller typed, read with a type and a sentence for what is wrong. */
export class Input {
  constructor(
    readonly args: string[],
    readonly options: Record<string, unknown>,
  ) {}

  arg(place: number): string {
    return this.args[place] ?? "";
  }

  /** The number of a record; a name in its place is said to be none. */
  id(place: number): number {
    const text = this.arg(place);
    if (!/^[1-9]\d{0,9}$/.test(text))
      throw new UsageError(`"${text}" is no number of a record: look it up in the list.`);
    return Number(text);
  }

  /** All words from this place on as one text. */
  words(place = 0): string {
    return this.args.slice(place).join(" ").trim();
  }

  text(name: string): string | undefined {
    const value = this.options[name];
    return typeof value === "string" ? value : undefined;
  }

  /** One of the words that the option takes. */
  choice<Word extends string>(name: string, known: readonly Word[]): Word | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    return choiceOf(value, known, `--${kebab(name)}`);
  }

  list(name: string): string[] {
    const value = this.options[name];
    return Array.isArray(value) ? value.map(String) : [];
  }

  flag(name: string): boolean {
    return this.options[name] === true;
  }

  number(name: string, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}): number | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    const value = Number(text);
    if (text.trim() === "" || !Number.isFinite(value) || value < least || value > most) {
      const range = most === Number.MAX_SAFE_INTEGER ? `a number from ${least}` : `a number from ${least} to ${most}`;
      throw new UsageError(`--${kebab(name)} must be ${range}.`);
    }
    return value;
  }

  need(name: string): string {
    const value = this.text(name);
    if (!value) throw new UsageError(`Add --${kebab(name)}.`);
    return value;
  }
}

/** A word as one of the known ones, or a sentence that names them. */
export function choiceOf<Word extends string>(value: string, known: readonly Word[], what: string): Word {
  const word = known.find((one) => one === value);
  if (word === undefined) throw new UsageError(`${what} must be one of ${known.join(", ")}.`);
  return word;
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
