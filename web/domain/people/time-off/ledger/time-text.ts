/** Minutes in words: `12 h`, `7 h 30 min`, `-4 h`. */
export function timeText(minutes: number): string {
  const whole = Math.abs(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  const text = [hours > 0 || rest === 0 ? `${hours} h` : "", rest > 0 ? `${rest} min` : ""].filter(Boolean).join(" ");
  return minutes < 0 ? `-${text}` : text;
}
