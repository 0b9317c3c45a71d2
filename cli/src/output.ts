import { type Show, showPlain } from "./show";

export type Mode = "json" | "plain" | "ink";

type Wish = { json?: boolean; plain?: boolean };

/** JSON when asked; interactive only where somebody sits in front of it; else plain text. */
export function chooseMode({ json, plain }: Wish): Mode {
  if (json) return "json";
  const { CI, TERM } = process.env;
  const somebodySits = process.stdout.isTTY && process.stdin.isTTY && !CI && TERM !== "dumb";
  return somebodySits && !plain ? "ink" : "plain";
}

/** The result goes to stdout, everything said about it to stderr. */
export class Output {
  #lastTalk = "";

  constructor(readonly mode: Mode) {}

  result(value: unknown, show?: Show): void {
    if (value === undefined) return;
    const width = process.stdout.isTTY ? (process.stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
    if (this.mode === "json") this.write(JSON.stringify(value, null, 2));
    else this.write(typeof value === "string" ? value : showPlain(value, show, width));
  }

  write(text: string): void {
    process.stdout.write(text.endsWith("\n") ? text : `${text}\n`);
  }

  /** The same sentence twice in a row is said once: two calls at a time meet the same trouble. */
  talk(text: string): void {
    if (text !== this.#lastTalk) process.stderr.write(`${text}\n`);
    this.#lastTalk = text;
  }
}

/** Colour only where it is seen and wanted. */
type Stream = { isTTY?: boolean };

export function paint(code: "bold" | "dim" | "red" | "green" | "yellow", text: string, stream?: Stream): string {
  const codes = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
  if (!(stream ?? process.stdout).isTTY || process.env.NO_COLOR || process.env.TERM === "dumb") return text;
  return `\u001b[${codes[code]}m${text}\u001b[0m`;
}
