import { invalid } from "./failure";

export type Param = string | Param[] | { [name: string]: Param };
type Params = { [name: string]: Param };

/** Reads Stripe's nested form encoding: `items[0][price]=price_1&expand[]=latest_invoice`. */
export function parseForm(search: URLSearchParams): Params {
  const root: Params = {};
  for (const [key, value] of search) {
    const path = key.replaceAll("]", "").split("[");
    put(root, path, value);
  }
  return asLists(root) as Params;
}

function put(target: Params, path: string[], value: string): void {
  let node = target;
  path.slice(0, -1).forEach((part) => {
    const name = part || String(Object.keys(node).length);
    const next = node[name];
    const child: Params = next && typeof next === "object" && !Array.isArray(next) ? next : {};
    node[name] = child;
    node = child;
  });
  const last = path.at(-1) || String(Object.keys(node).length);
  node[last] = value;
}

function asLists(value: Param): Param {
  if (typeof value === "string" || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) return Object.values(value).map(asLists);
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asLists(inner)]));
}

/** Typed, complaining access to the parameters of one request (or of one nested hash). */
export class Input {
  constructor(
    private readonly params: Params,
    private readonly prefix = "",
  ) {}

  /** Refuses every parameter that the call does not know, as Stripe does. */
  accept(...names: string[]): this {
    for (const name of Object.keys(this.params)) {
      if (!names.includes(name) && name !== "expand") {
        throw invalid(`Received unknown parameter: ${this.full(name)}`, {
          code: "parameter_unknown",
          param: this.full(name),
        });
      }
    }
    return this;
  }

  has(name: string): boolean {
    return name in this.params;
  }

  text(name: string): string | undefined {
    const value = this.params[name];
    if (value === undefined || value === "") return undefined;
    if (typeof value !== "string") throw invalid("Invalid string", { param: this.full(name) });
    return value;
  }

  need(name: string): string {
    const value = this.text(name);
    if (value === undefined) {
      throw invalid(`Missing required param: ${this.full(name)}.`, {
        code: "parameter_missing",
        param: this.full(name),
      });
    }
    return value;
  }

  int(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d+$/.test(value)) {
      throw invalid(`Invalid integer: ${value}`, { code: "parameter_invalid_integer", param: this.full(name) });
    }
    return Number(value);
  }

  flag(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value !== "true" && value !== "false") {
      throw invalid(`Invalid boolean: ${value}`, { param: this.full(name) });
    }
    return value === "true";
  }

  /** The value out of a fixed set. */
  oneOf<T extends string>(name: string, ...allowed: T[]): T | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const found = allowed.find((option) => option === value);
    if (found === undefined) {
      throw invalid(`Invalid ${name}: must be one of ${allowed.join(", ")}`, { param: this.full(name) });
    }
    return found;
  }

  sub(name: string): Input {
    const value = this.params[name];
    const inner = value && typeof value === "object" && !Array.isArray(value) ? value : {};
    return new Input(inner, this.full(name));
  }

  list(name: string): Input[] {
    const value = this.params[name];
    if (!Array.isArray(value)) return [];
    return value.map(
      (entry, index) => new Input(typeof entry === "object" ? (entry as Params) : {}, `${this.full(name)}[${index}]`),
    );
  }

  texts(name: string): string[] {
    const value = this.params[name];
    return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
  }

  /** Metadata after this request: keys are merged, an empty value removes its key, an empty hash removes all. */
  metadata(before: Record<string, string> = {}): Record<string, string> {
    const value = this.params.metadata;
    if (value === undefined) return before;
    if (value === "") return {};
    if (typeof value !== "object" || Array.isArray(value)) throw invalid("Invalid metadata", { param: "metadata" });
    const merged = { ...before };
    for (const [key, text] of Object.entries(value)) {
      if (text === "") delete merged[key];
      else merged[key] = String(text);
    }
    return merged;
  }

  private full(name: string): string {
    return this.prefix ? `${this.prefix}[${name}]` : name;
  }
}
