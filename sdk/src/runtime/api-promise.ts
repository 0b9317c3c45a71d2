export type Exchange<T> = { data: T; response: Response; requestId: string | null };

/** The answer to come; `withResponse()` tells status, headers and request id beside it. */
export class ApiPromise<T> extends Promise<T> {
  static override get [Symbol.species]() {
    return Promise;
  }

  readonly #exchange: Promise<Exchange<T>>;

  constructor(exchange: Promise<Exchange<T>>) {
    super((resolve, reject) => {
      exchange.then(({ data }) => resolve(data), reject);
    });
    this.#exchange = exchange;
  }

  withResponse(): Promise<Exchange<T>> {
    // Whoever takes the exchange hears of a failure there: nobody waits for this promise then.
    this.catch(() => undefined);
    return this.#exchange;
  }
}
