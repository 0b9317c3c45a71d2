import interUrl from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import newsreaderUrl from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";

/** Link descriptors for the root route: the two faces of the first view start loading with the style sheet. */
export const fontPreloads = [interUrl, newsreaderUrl].map((href) => ({
  rel: "preload" as const,
  href,
  as: "font" as const,
  type: "font/woff2",
  crossOrigin: "anonymous" as const,
}));
