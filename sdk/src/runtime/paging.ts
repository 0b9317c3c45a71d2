import type { On401, Or401 } from "./options.js";

export type PageBody<T> = { data: T[]; nextCursor: string | null };
type Fetch<T> = (cursor: string | null) => Promise<PageBody<T> | null>;

/** One page of a list. Iterating it goes on through the following pages. */
export class Page<T> implements AsyncIterable<T> {
  readonly data: T[];
  readonly nextCursor: string | null;
  readonly #fetch: Fetch<T>;

  constructor({ data, nextCursor }: PageBody<T>, fetch: Fetch<T>) {
    this.data = data;
    this.nextCursor = nextCursor;
    this.#fetch = fetch;
  }

  get hasNext(): boolean {
    return this.nextCursor !== null;
  }

  /** The page after this one, or null at the end. */
  async next(): Promise<Page<T> | null> {
    if (this.nextCursor === null) return null;
    const body = await this.#fetch(this.nextCursor);
    return body && new Page(body, this.#fetch);
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    let page: Page<T> | null = this;
    while (page) {
      yield* page.data;
      page = await page.next();
    }
  }
}

/** A list: await it for its first page, or iterate it for every item of every page. */
export class PagePromise<T, O extends On401 = "throw"> extends Promise<Or401<Page<T>, O>> implements AsyncIterable<T> {
  static override get [Symbol.species]() {
    return Promise;
  }

  constructor(fetch: Fetch<T>) {
    super((resolve, reject) => {
      fetch(null).then((body) => resolve((body && new Page(body, fetch)) as Or401<Page<T>, O>), reject);
    });
  }

  async *[Symbol.asyncIterator](): AsyncIterator<T> {
    const first = (await this) as Page<T> | null;
    if (first) yield* first;
  }

  /** All items, or the first `most` of them. */
  async toArray(most = Number.POSITIVE_INFINITY): Promise<T[]> {
    const items: T[] = [];
    if (most <= 0) {
      // Nobody looks at the first page then, nor at its failure.
      this.catch(() => undefined);
      return items;
    }
    for await (const item of this) {
      items.push(item);
      if (items.length >= most) break;
    }
    return items;
  }
}
