import { useStdin } from "ink";
import { useEffect, useRef } from "react";

const NAMES: Record<string, string> = {
  "\u001b[A": "up",
  "\u001b[B": "down",
  "\u001b[C": "right",
  "\u001b[D": "left",
  "\u001b[5~": "pageUp",
  "\u001b[6~": "pageDown",
  "\u001b[H": "home",
  "\u001b[F": "end",
  "\u001b": "escape",
  "\r": "enter",
  "\n": "enter",
  "\u007f": "backspace",
  "\b": "backspace",
};

/** The keys of a chunk: fast typing and a held arrow arrive several at once. */
export const keysOf = (chunk: string): string[] =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is how a terminal names its keys
  (chunk.match(/\u001b\[[0-9;]*[A-Za-z~]|\u001bO[A-Z]|[\s\S]/gu) ?? []).map(
    (key) => NAMES[key.replace("\u001bO", "\u001b[")] ?? key,
  );

/** Calls back for every key: its name, or the character itself. */
export function useKeys(onKey: (key: string) => void, isActive = true): void {
  const { setRawMode, internal_eventEmitter: events } = useStdin();
  // State may change between two keys of one chunk, so each goes to the newest handler.
  const handler = useRef(onKey);
  handler.current = onKey;
  useEffect(() => {
    if (!isActive) return;
    setRawMode(true);
    const read = (chunk: string) => {
      for (const key of keysOf(chunk)) {
        // Raw mode hands Ctrl-C to us; it stays a signal, so that the exit code says so.
        if (key === "\u0003") process.kill(process.pid, "SIGINT");
        else handler.current(key);
      }
    };
    events?.on("input", read);
    return () => {
      events?.removeListener("input", read);
      setRawMode(false);
    };
  }, [isActive, setRawMode, events]);
}
