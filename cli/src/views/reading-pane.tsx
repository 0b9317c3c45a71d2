import { Box, Text } from "ink";
import { printable } from "../show";
import { Screen, useSize } from "./screen";
import { useKeys } from "./use-keys";
import { usePlace } from "./use-place";

type Props = {
  title: string;
  /** The text broken at a width, without colours of its own. */
  textAt: (width: number) => string;
  onClose: () => void;
};

const WIDEST = 100;

/** A long text that scrolls: arrows, page keys, space, Home and End as g and G. */
export function ReadingPane({ title, textAt, onClose }: Props) {
  const { columns, rows } = useSize();
  const lines = textAt(Math.min(columns - 2, WIDEST)).split("\n");
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
          <Text key={place} wrap="truncate">
            {line || " "}
          </Text>
        ))}
      </Box>
    </Screen>
  );
}
