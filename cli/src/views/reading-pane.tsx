import { Box, Text } from "ink";
import { printable, wrap } from "../show";
import { Screen, useSize } from "./screen";
import { useKeys } from "./use-keys";
import { usePlace } from "./use-place";

type Props = { title: string; text: string; onClose: () => void };

/** A long text that scrolls: arrows, page keys, space, Home and End as g and G. */
export function ReadingPane({ title, text, onClose }: Props) {
  const { columns, rows } = useSize();
  const lines = wrap(text, Math.min(columns - 2, 100)).split("\n");
  const height = Math.max(1, rows - 5);
  const { place: top, onKey } = usePlace(Math.max(1, lines.length - height + 1), height);
  useKeys((key) => {
    if (key === "escape" || key === "left" || key === "q") onClose();
    else onKey(key);
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
