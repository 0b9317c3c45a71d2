import { Box, render, Text } from "ink";

const WIDTH = 40;

export function ProgressBar({ done, failed, total }: Progress) {
  const share = total === 0 ? 1 : done / total;
  const filled = Math.round(share * WIDTH);
  return (
    <Box>
      <Text color="green">{"█".repeat(filled)}</Text>
      <Text dimColor>{"░".repeat(WIDTH - filled)}</Text>
      <Text>
        {" "}
        {Math.round(share * 100)} % {done} of {total}
      </Text>
      {failed > 0 ? <Text color="red"> {failed} failed</Text> : null}
    </Box>
  );
}

/** A bar on stderr, so that stdout stays the result. */
export function showProgress(first: Progress) {
  const shown = render(<ProgressBar {...first} />, {
    stdout: process.stderr as unknown as NodeJS.WriteStream,
    stdin: process.stdin,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  return {
    update: (progress: Progress) => shown.rerender(<ProgressBar {...progress} />),
    close: () => shown.unmount(),
  };
}

export type Progress = { done: number; failed: number; total: number };
