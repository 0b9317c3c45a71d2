/** Longer than this nobody waits inside a call: the error tells the time instead. */
const LONGEST_WAIT_SECONDS = 60;

/**
 * Whether an answer is worth another attempt: a limit always (nothing was done), our faults where repeating is safe, and
 * a keyed call whose first attempt still runs.
 */
export function isWorthRetrying(response: Response, repeatable: boolean): boolean {
  if (response.status === 429) return (retryAfterOf(response) ?? 0) <= LONGEST_WAIT_SECONDS;
  if (!repeatable) return false;
  if (response.status === 409) return response.headers.has("retry-after");
  return [408, 500, 502, 503, 504].includes(response.status) && (retryAfterOf(response) ?? 0) <= LONGEST_WAIT_SECONDS;
}

/** Seconds of a Retry-After header, given as seconds or as a date. */
export function retryAfterOf(response: Response): number | undefined {
  const header = response.headers.get("retry-after");
  if (!header) return undefined;
  if (/^\d+(\.\d+)?$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

/** Doubles with each attempt up to the most; the jitter keeps clients that failed together from returning together. */
export function backoffOf(attempt: number, { first, most }: { first: number; most: number }): number {
  const full = Math.min(most, first * 2 ** attempt);
  return Math.round(full * (0.5 + Math.random() / 2));
}

/** Waits, or rejects with the signal's reason as soon as it is aborted. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/**
 * Ends with the signal in any case. A fetch that is aborted between its head and its body settles late or, in some versions of
 * Node, never; a program would then end in the middle of its work without a word.
 */
export async function orAborted<T>(work: T | Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  const listening = new AbortController();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener("abort", () => reject(signal.reason), { once: true, signal: listening.signal });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    listening.abort();
  }
}
