import { readCookie, writeCookie } from "~/domain/accounts";

export type Theme = "system" | "light" | "dark";

const THEME_COOKIE = "sw_theme";
const YEAR_SECONDS = 365 * 24 * 60 * 60;

export function readTheme(cookie: string | null): Theme {
  const value = readCookie(cookie, THEME_COOKIE);
  return value === "light" || value === "dark" ? value : "system";
}

export const themeCookie = (theme: string): string =>
  writeCookie(THEME_COOKIE, theme === "light" || theme === "dark" ? theme : "", { maxAgeSeconds: YEAR_SECONDS });
