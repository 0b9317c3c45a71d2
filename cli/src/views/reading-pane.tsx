import { Box, Text, useInput } from "ink";
import { useState } from "react";
import { printable, wrap } from "../show";
import { Screen, useSize } from "./screen";

type Props = { title: string; text: string; onClose: () => void };

/** A long text that scrolls: arrows, page keys, space, Home and End as g and G. */
export function ReadingPane({ title, text, onClose }: Props) {
  const { columns, rows } = useSize();
  const [top, setTop] = useState(0);
  const lines = wrap(text, Math.min(columns - 2, 100)).split("\n");
  const height = Math.max(1, rows - 5);
  const last = Math.max(0, lines.length - height);
  const move = (to: number) => setTop(Math.max(0, Math.min(last, to)));
  useInput((typed, key) => {
    if (key.escape || key.leftArrow || typed === "q") onClose();
    else if (key.downArrow || typed === "j") move(top + 1);
    else if (key.upArrow || typed === "k") move(top - 1);
    else if (key.pageDown || typed === " ") move(top + height);
    else if (key.pageUp || typed === "b") move(top - height);
    else if (typed === "g") move(0);
    else if (typed === "G") move(last);
  });
  const seen = Math.min(100, Math.round(((top + height) / Math.max(lines.length, 1)) * 100));
  return (
    <Screen title={printable(title)} keys={`↑↓ scroll  space next page  g G ends  q back  ${seen} %`}>
      <Box flexDirection="column">
        {lines.slice(top, top + height).map((line, place) => (
          // Lines have no identity beyond their place on the screen.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Text key={place}>{line || " "}</Text>
        ))}
      </Box>
    </Screen>
  );
}
