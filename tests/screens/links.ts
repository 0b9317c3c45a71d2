import type { Page } from "@playwright/test";

/** The addresses of our own that the present screen links to. */
export const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    const own = links.filter(({ origin, hash, pathname }) => {
      return (
        origin === location.origin && !(hash && pathname === location.pathname) && !pathname.startsWith("/api/docs/")
      );
    });
    return own.map(({ pathname, search }) => pathname + search);
  });
