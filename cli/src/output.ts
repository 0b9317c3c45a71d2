import { UsageError } from "./errors";
import { csvOf, filtered, rowsInLists, type Shape, withFields } from "./shape";
import { type Show, showPlain } from "./show";

export type Mode = "json" | "csv" | "plain" | "ink";

type Wish = { json?: boolean; plain?: boolean; asCsv?: boolean; jq?: string; fields?: string };

/** JSON or CSV when asked; interactive only where somebody sits in front of it; else plain text. */
export function chooseMode({ json, plain, asCsv, jq, fields }: Wish): Mode {
  const wantsJson = json || jq !== undefined;
  if (asCsv && wantsJson) throw new UsageError("--as-csv goes with neither --json nor --jq.");
  if (wantsJson) return "json";
  if (asCsv) return "csv";
  if (fields !== undefined) return "plain";
  const { CI, TERM } = process.env;
  const somebodySits = process.stdout.isTTY && process.stdin.isTTY && !CI && TERM !== "dumb";
  return somebodySits && !plain ? "ink" : "plain";
}

/** The result goes to stdout, everything said about it to stderr. */
export class Output {
  #lastTalk = "";

  constructor(
    readonly mode: Mode,
    private readonly shape: Shape = {},
  ) {}

  /** A program reads it: whole records rather than sentences. */
  get isForPrograms(): boolean {
    return this.mode === "json" || this.mode === "csv";
  }

  async result(whole: unknown, show?: Show): Promise<void> {
    if (whole === undefined) return;
    const { fields, jq } = this.shape;
    const value = this.#shaped(whole, show);
    if (jq !== undefined) await this.#filtered(value, jq);
    else if (this.mode === "json") this.write(JSON.stringify(value, null, 2));
    else if (this.mode === "csv") this.write(csvOf(value));
    else {
      const width = process.stdout.isTTY ? (process.stdout.columns ?? 80) : Number.POSITIVE_INFINITY;
      const plain = fields ? { columns: fields, empty: show?.empty } : show;
      this.write(typeof value === "string" ? value : showPlain(value, plain, width));
    }
  }

  /** Fields are those of the result itself, else those of the rows that it holds; CSV takes the rows. */
  #shaped(whole: unknown, show?: Show): unknown {
    const { fields } = this.shape;
    const rows = rowsInLists(whole, show?.lists);
    if (!fields) return this.mode === "csv" && rows ? rows : whole;
    const isOwn = rows === null || fields.every((field) => Object.hasOwn(whole as object, field.split(".")[0] ?? ""));
    return withFields(isOwn ? whole : rows, fields);
  }

  async #filtered(value: unknown, filter: string): Promise<void> {
    const { text, error } = await filtered(value, filter);
    if (text !== "") this.write(text);
    if (error) throw new UsageError(error);
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
