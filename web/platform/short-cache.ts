import { now } from "./clock";

/** Remembers the most recent answers for a while; the least recently used one leaves first. */
export class ShortCache<Value> {
  private readonly entries = new Map<string, { value: Value; until: number }>();

  constructor(private readonly most: number) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    if (entry.until <= now().getTime()) return undefined;
    this.entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, ttlMs: number): void {
    this.entries.delete(key);
    if (this.entries.size >= this.most) this.entries.delete(this.entries.keys().next().value ?? "");
    this.entries.set(key, { value, until: now().getTime() + ttlMs });
  }
}
