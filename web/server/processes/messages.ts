/** What the web processes and the one that started them tell each other. */
export type FromWeb = { type: "loaded" } | { type: "job-queued" } | { type: "figures-wanted"; id: number };
export type ToWeb = { type: "serve"; databaseUrl: string } | { type: "figures"; id: number; text: string | null };

/** Others talk on the same line: the library of the figures does. */
export function isFromWeb(message: unknown): message is FromWeb {
  const type = (message as FromWeb | null)?.type;
  return type === "loaded" || type === "job-queued" || type === "figures-wanted";
}
