/** What a route tells the frame around it, as its `handle`. */
export type ScreenHandle = {
  /** What the screen is there for, one key away from its top. */
  skipTo?: { href: string; label: string };
};
