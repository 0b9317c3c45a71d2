import { expect, test } from "vitest";
import { remainingTime } from "~/app/shell/remaining-time";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [30 * DAY, "30d 0h 0m"],
  [DAY + 59 * SECOND, "1d 0h 0m"],
  [DAY - SECOND, "23h 59m 59s"],
  [HOUR, "1h 0m 0s"],
  [HOUR - SECOND, "59m 59s"],
  [MINUTE, "1m 0s"],
  [59 * SECOND, "59s"],
  [1, "1s"],
  [0, "Expired"],
  [-5, "Expired"],
])("%i ms before the end the countdown says %s", (left, text) => {
  expect(remainingTime(left)).toBe(text);
});
