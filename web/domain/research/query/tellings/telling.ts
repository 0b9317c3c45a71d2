/** What people tell in plain words, and the topics that it is about. */
export type Telling = { topics: string[]; tells: RegExp[]; unless?: RegExp; strength?: number };

/** Any of the patterns, between the ends of words. */
export const anyOf = (...patterns: string[]): RegExp => new RegExp(`\\b(?:${patterns.join("|")})\\b`);
