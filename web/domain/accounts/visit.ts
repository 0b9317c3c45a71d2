/** From where somebody acts: kept with sessions, tokens and the audit. */
export type Visit = { address: string; userAgent: string | null };

export const ADDRESS_LENGTH = 45;
export const AGENT_LENGTH = 400;

/** The columns of a visit as the tables hold them. */
export const visitColumns = ({ address, userAgent }: Visit) => ({
  ipAddress: address.slice(0, ADDRESS_LENGTH),
  userAgent: userAgent?.slice(0, AGENT_LENGTH) ?? null,
});

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
  [/curl\//, "curl"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Windows/, "Windows"],
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** `Chrome on Windows`, as people name their devices. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}
