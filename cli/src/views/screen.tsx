import { Box, render, Text, useStdout } from "ink";
import { type ReactNode, useEffect, useState } from "react";

const ENTER = "\u001b[?1049h";
const LEAVE = "\u001b[?1049l";

/** Shows a view over the whole terminal and gives the terminal back as it was. */
export async function showScreen(view: ReactNode, signal: AbortSignal): Promise<void> {
  process.stdout.write(ENTER);
  const screen = render(view, { exitOnCtrlC: false });
  const leave = () => screen.unmount();
  signal.addEventListener("abort", leave, { once: true });
  try {
    await screen.waitUntilExit();
  } finally {
    signal.removeEventListener("abort", leave);
    process.stdout.write(LEAVE);
  }
}

/** Columns and rows, followed when the window changes. */
export function useSize(): { columns: number; rows: number } {
  const { stdout } = useStdout();
  const read = () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 });
  const [size, setSize] = useState(read);
  useEffect(() => {
    const follow = () => setSize({ columns: stdout.columns || 80, rows: stdout.rows || 24 });
    stdout.on("resize", follow);
    return () => {
      stdout.off("resize", follow);
    };
  }, [stdout]);
  return size;
}

/** Title above, keys below, the content between. */
export function Screen({ title, keys, children }: { title: string; keys: string; children: ReactNode }) {
  const { columns, rows } = useSize();
  return (
    <Box flexDirection="column" width={columns} height={rows - 1}>
      <Text bold wrap="truncate">
        {title}
      </Text>
      <Box flexDirection="column" flexGrow={1} marginTop={1} overflow="hidden">
        {children}
      </Box>
      <Text dimColor wrap="truncate">
        {keys}
      </Text>
    </Box>
  );
}
