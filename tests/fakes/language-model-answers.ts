export interface ChatMessage {
  role: string;
  content: string;
}

/**
 * `honest` repeats what it was given; `false-figure` changes the first figure of each sentence; `unknown-ref` cites what
 * nobody gave; `no-ref` cites nothing; `invented` adds a sentence of its own; `empty` says nothing; `slow` and `cut` are
 * honest and badly delivered.
 */
export type ModelMode = "honest" | "false-figure" | "unknown-ref" | "no-ref" | "invented" | "empty" | "slow" | "cut";

export interface CitedSentence {
  text: string;
  refs: string[];
}

/** The sentences with references in a prompt: lines such as "[L12] Overtime is …" or "Overtime is … [L12]", or JSON. */
export function sentencesIn(messages: ChatMessage[]): CitedSentence[] {
  const user = messages.filter((message) => message.role === "user").map((message) => message.content);
  return user.flatMap((content) => [...fromJson(content), ...fromLines(content)]);
}

const REF = /\[([A-Za-z][\w:.-]*\d[\w:.-]*)\]/g;

function fromLines(content: string): CitedSentence[] {
  return content.split("\n").flatMap((line) => {
    const refs = [...line.matchAll(REF)].map((match) => match[1] ?? "");
    const text = line
      .replaceAll(REF, "")
      .replace(/^[\s\-*•\d.)]*(?=[A-Z"“])/, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    return refs.length > 0 && text.length > 3 ? [{ text, refs }] : [];
  });
}

function fromJson(content: string): CitedSentence[] {
  const start = content.search(/[[{]\s*["{[]/);
  const end = Math.max(content.lastIndexOf("]"), content.lastIndexOf("}"));
  if (start < 0 || end < start) return [];
  try {
    return walk(JSON.parse(content.slice(start, end + 1)));
  } catch {
    return [];
  }
}

function walk(value: unknown): CitedSentence[] {
  if (Array.isArray(value)) return value.flatMap(walk);
  if (!value || typeof value !== "object") return [];
  const row = value as Record<string, unknown>;
  const refs = [row.refs ?? row.ref ?? row.citations ?? row.id].flat().filter((ref) => typeof ref === "string");
  const text = row.text ?? row.sentence;
  if (typeof text === "string" && refs.length > 0) return [{ text, refs }];
  return Object.values(row).flatMap(walk);
}

/** The same sentences, made untrue in the way that is asked for. */
export function lie(sentences: CitedSentence[], mode: ModelMode): CitedSentence[] {
  switch (mode) {
    case "false-figure":
      return sentences.map((sentence) => ({ ...sentence, text: withFalseFigure(sentence.text) }));
    case "unknown-ref":
      return sentences.map((sentence) => ({ ...sentence, refs: ["L999999"] }));
    case "no-ref":
      return sentences.map((sentence) => ({ ...sentence, refs: [] }));
    case "invented": {
      const refs = sentences[0]?.refs ?? ["L999999"];
      return [...sentences, { text: "Every employer must pay a fine of $77,777 within 3 days.", refs }];
    }
    case "empty":
      return [];
    default:
      return sentences;
  }
}

function withFalseFigure(text: string): string {
  const changed = text.replace(/\d[\d,]*(\.\d+)?/, (figure) => {
    const value = Number(figure.replaceAll(",", ""));
    return (value + 13).toLocaleString("en-US");
  });
  return changed === text ? `${text.replace(/\.$/, "")} within 13 days.` : changed;
}

/** As text, one sentence a line with its references behind it, or as the JSON that was asked for. */
export function written(sentences: CitedSentence[], asJson: boolean): string {
  if (asJson) return JSON.stringify({ sentences });
  return sentences.map(({ text, refs }) => [text, ...refs.map((ref) => `[${ref}]`)].join(" ")).join("\n");
}
