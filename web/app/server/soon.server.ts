/** The built-in assessment is made within this; a language model takes seconds. */
const BLINK_MS = 100;

/** What is there already stands in the page, with and without JavaScript; what takes longer streams in after it. */
export type Soon<Made> = { made: Made } | { coming: Promise<Made> };

/** Waits a blink for what is being made; a failure is told where it would have stood. */
export async function soon<Made>(coming: Promise<Made>): Promise<Soon<Made>> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Soon<Made>>((resolve) => {
    timer = setTimeout(resolve, BLINK_MS, { coming });
  });
  const early = coming.then(
    (made): Soon<Made> => ({ made }),
    (): Soon<Made> => ({ coming }),
  );
  return Promise.race([early, late]).finally(() => clearTimeout(timer));
}
