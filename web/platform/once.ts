type Holder = typeof globalThis & { statewise?: Map<string, unknown> };

/**
 * One instance per process under a name. The development server loads modules again on each change, and the built
 * server has its entry beside the bundle: both must share one pool, one clock, one configuration.
 */
export function once<T>(name: string, make: () => T): T {
  const holder = globalThis as Holder;
  holder.statewise ??= new Map();
  if (!holder.statewise.has(name)) holder.statewise.set(name, make());
  return holder.statewise.get(name) as T;
}

/** Forgets an instance, so that the next use makes it anew. */
export function forget(name: string): void {
  (globalThis as Holder).statewise?.delete(name);
}

/** Forgets every instance; the caller has closed what must be closed. */
export function forgetAll(): void {
  (globalThis as Holder).statewise?.clear();
}
