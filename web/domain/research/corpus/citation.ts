import type { LinkPattern, LinksFile } from "./schema/reference-files";

export type LinkClass = "official" | "mirror";

/** Where a citation leads, how deep, and who publishes the page. */
export interface CitationLink {
  url: string;
  linkClass: LinkClass;
  level: string;
}

export interface CitationReading {
  known: boolean;
  link: CitationLink | null;
  /** The part that later short citations of the same record inherit, such as `19 Del. C. `. */
  lead: string;
}

export interface CitationReader {
  read: (citation: string, jurisdiction: string, city?: string) => CitationReading;
  /** Gives a short pinpoint such as `1103(a)` the lead of the record's first citation. */
  fullPin: (pin: string, firstCitation: string, jurisdiction: string, city?: string) => string;
  classOf: (url: string) => LinkClass | null;
}

interface Compiled {
  row: LinkPattern;
  pattern: RegExp;
}

const EVERYWHERE = ["US", "*"];
const SHORT_PIN = /^(?:\d|\()/;
/** A title and the name of another code, such as `8 CCR 11040`: complete as it stands. */
const OTHER_CODE = /^\d+[A-Z]? [A-Z][A-Za-z.]*/;

/** Builds the reader of citations from `links.yaml`. */
export function citationReader(links: LinksFile): CitationReader {
  const compiled = links.patterns.map((row): Compiled => ({ row, pattern: new RegExp(row.pattern) }));
  const forms = links.forms.map((form) => new RegExp(form.pattern));
  const seen = new Map<string, CitationReading>();

  function candidates(jurisdiction: string, city?: string): Compiled[] {
    const own = (name: string) => compiled.filter(({ row }) => row.jurisdiction === name);
    const cityRows = city ? own(`city:${city}`) : [];
    const state = EVERYWHERE.includes(jurisdiction) ? [] : own(jurisdiction);
    return [...cityRows, ...state, ...EVERYWHERE.flatMap(own)];
  }

  function read(citation: string, jurisdiction: string, city?: string): CitationReading {
    const key = `${jurisdiction}|${city ?? ""}|${citation}`;
    const known = seen.get(key);
    if (known) return known;
    const reading = readWith(candidates(jurisdiction, city), forms, citation, (url) => linkClassOf(url, links));
    seen.set(key, reading);
    return reading;
  }

  return {
    read,
    fullPin: (pin, first, jurisdiction, city) => {
      if (!SHORT_PIN.test(pin) || OTHER_CODE.test(pin) || read(pin, jurisdiction, city).link) return pin;
      if (pin.startsWith("(")) return `${first.replace(/ et seq\.$/, "")}${pin}`;
      return `${read(first, jurisdiction, city).lead}${pin}`;
    },
    classOf: (url) => linkClassOf(url, links),
  };
}

function readWith(
  candidates: Compiled[],
  forms: RegExp[],
  citation: string,
  classOf: (url: string) => LinkClass | null,
): CitationReading {
  for (const { row, pattern } of candidates) {
    const match = pattern.exec(citation);
    const url = match && buildUrl(row, match);
    if (match && url) {
      const link: CitationLink = { url, linkClass: classOf(url) ?? "mirror", level: row.level };
      return { known: true, link, lead: match.groups?.lead ?? leadOf(citation) };
    }
  }
  return { known: forms.some((form) => form.test(citation)), link: null, lead: leadOf(citation) };
}

function leadOf(citation: string): string {
  return /^(.*?)\d[\w.:()-]*(?: et seq\.)?$/.exec(citation)?.[1] ?? "";
}

function buildUrl(row: LinkPattern, match: RegExpExecArray): string | null {
  const override = row.overrides?.[match[0]];
  if (override) return override;
  const groups: Record<string, string | undefined> = { ...match.groups };
  if (row.codeMap) {
    const mapped = mappedCode(row.codeMap, groups[row.codeMap.from] ?? "");
    if (mapped === undefined) return null;
    groups[row.codeMap.to] = mapped;
  }
  return row.template.replace(/\{([^}]+)\}/g, (_, expression: string) => {
    const [name = "", ...filters] = expression.split("|");
    return filters.reduce(applyFilter, groups[name] ?? "");
  });
}

function mappedCode(codeMap: NonNullable<LinkPattern["codeMap"]>, value: string): string | undefined {
  const exact = codeMap.map[value];
  if (exact !== undefined || codeMap.match !== "longest_prefix") return exact ?? codeMap.default;
  const prefixes = Object.keys(codeMap.map).filter((prefix) => value.startsWith(prefix));
  const longest = prefixes.sort((a, b) => b.length - a.length)[0];
  return longest === undefined ? codeMap.default : codeMap.map[longest];
}

const ROMAN: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };

function romanNumber(text: string): number {
  const digits = [...text].map((letter) => ROMAN[letter] as number);
  return digits.reduce((sum, digit, index) => sum + (digit < (digits[index + 1] ?? 0) ? -digit : digit), 0);
}

/** The small filters of link templates: `{section|pad4}`, `{chapter|lower}`. */
function applyFilter(value: string, filter: string): string {
  const pad = /^pad(\d)$/.exec(filter)?.[1];
  if (pad) {
    const digits = /^\d+/.exec(value)?.[0] ?? "";
    return digits.padStart(Number(pad), "0") + value.slice(digits.length);
  }
  switch (filter) {
    case "lower":
      return value.toLowerCase();
    case "upper":
      return value.toUpperCase();
    case "dash":
      return value.replace(/[.:]/g, "-");
    case "p":
      return value.replace(/\./g, "p");
    case "x10":
      return String(Number.parseInt(value, 10) * 10).padStart(4, "0");
    case "int":
      return String(Number.parseInt(value, 10));
    case "roman":
      return String(romanNumber(value));
    case "encode":
      return encodeURIComponent(value);
    default:
      throw new Error(`links.yaml: unknown filter ${filter}`);
  }
}

/** Official, mirror, or null for a host that may not be linked (decision: other hosts fail the check). */
function linkClassOf(url: string, links: LinksFile): LinkClass | null {
  const host = new URL(url).host;
  const matches = (rule: string) => (rule.startsWith("*.") ? host.endsWith(rule.slice(1)) : host === rule);
  if (links.hosts.mirror.some(matches)) return "mirror";
  return links.hosts.official.some(matches) ? "official" : null;
}
