import type { GetLawAnswer, Statewise } from "@statewise/sdk";
import { Box, Text, useApp } from "ink";
import { useState } from "react";
import type { View } from "../command";
import { caseText, type Found, factsOf, lawText } from "../research-text";
import { printable, wrap } from "../show";
import { body, view as lawView } from "./law";
import { ReadingPane } from "./reading-pane";
import { Screen, showScreen, useSize } from "./screen";
import { useKeys } from "./use-keys";
import { usePlace } from "./use-place";

type Entry = { kind: "law" | "case"; id: number; title: string; facts: string; summary: string };

const entriesOf = ({ laws, cases }: Found): Entry[] => [
  ...laws.map(
    (law): Entry => ({ kind: "law", id: law.id, title: law.title, facts: factsOf(law), summary: law.summary }),
  ),
  ...cases.map(
    (one): Entry => ({
      kind: "case",
      id: one.id,
      title: one.name,
      facts: `Case · ${one.court} · ${one.year}`,
      summary: one.summary,
    }),
  ),
];

type Opened = { title: string; textAt: (width: number) => string };

async function open(client: Statewise, { kind, id, title }: Entry, signal: AbortSignal): Promise<Opened> {
  if (kind === "law") {
    const law = await client.laws.get(id, { signal });
    return { title, textAt: (width) => body(lawText(law, width)) };
  }
  const one = await client.cases.get(id, { signal });
  return { title, textAt: (width) => body(caseText(one, width)) };
}

/** The results as a list one can walk; Enter opens the record. */
export function SearchBrowser({ client, found, signal }: { client: Statewise; found: Found; signal: AbortSignal }) {
  const { exit } = useApp();
  const { columns, rows } = useSize();
  const entries = entriesOf(found);
  const shown = Math.max(1, Math.floor((rows - 9) / 2));
  const { at, place, onKey } = usePlace(entries.length, shown);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [status, setStatus] = useState("");
  const read = (entry: Entry | undefined) => {
    if (!entry) return;
    setStatus("Opening …");
    open(client, entry, signal).then(
      (record) => {
        setStatus("");
        setOpened(record);
      },
      (error: Error) => setStatus(error.message),
    );
  };
  useKeys((key) => {
    if (key === "q" || key === "escape") exit();
    else if (key === "enter" || key === "right") read(entries[at.current]);
    else onKey(key);
  }, opened === null);
  if (opened) return <ReadingPane {...opened} onClose={() => setOpened(null)} />;
  const first = Math.max(0, Math.min(place - Math.floor(shown / 2), entries.length - shown));
  const current = entries[place];
  return (
    <Screen
      title={`${found.question} · ${found.laws.length} laws, ${found.cases.length} cases`}
      keys={status || "↑↓ choose  Enter read  q quit"}
    >
      {entries.length === 0 ? <Text>Nothing found for this question and place.</Text> : null}
      {entries.slice(first, first + shown).map((entry, offset) => (
        <Line key={`${entry.kind}${entry.id}`} entry={entry} isCurrent={first + offset === place} />
      ))}
      <Box marginTop={1} height={3} overflow="hidden">
        <Text>{current ? wrap(current.summary, columns - 1) : ""}</Text>
      </Box>
    </Screen>
  );
}

function Line({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) {
  return (
    <Box flexDirection="column" flexShrink={0}>
      <Text inverse={isCurrent} wrap="truncate">
        {isCurrent ? "› " : "  "}
        {printable(entry.title)}
      </Text>
      <Text dimColor wrap="truncate">
        {"    "}
        {printable(entry.facts)}
      </Text>
    </Box>
  );
}

export const view: View = (context, input, result) => {
  if (!("laws" in (result as object))) return lawView(context, input, result as GetLawAnswer);
  const { client, signal } = context;
  return showScreen(<SearchBrowser client={client} found={result as Found} signal={signal} />, signal);
};
