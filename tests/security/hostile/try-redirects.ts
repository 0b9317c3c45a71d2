import { wellFormed } from "./ground";
import type { Tally } from "./try-requests";

/** Ways to say another site where a path of ours is expected. */
export const ELSEWHERE = [
  "https://evil.example/",
  "//evil.example/",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  " //evil.example",
  "https:evil.example",
  "http:/evil.example",
  "javascript:swx()",
  "data:text/html,swx",
  "/%2f/evil.example",
  "/%5cevil.example",
  "/.//evil.example",
  "/..//evil.example",
  "//localhost@evil.example",
  "/@evil.example",
  ".evil.example",
  "@evil.example",
  "/\u0000/evil.example",
  "/\u2028/evil.example",
  "/dashboard\r\nLocation: https://evil.example",
];

const NAMES = ["returnTo", "redirectTo", "next", "url", "redirect", "return", "continue"];

/** Opens pages with each of them in the address and in the form; a way to another site is a finding. */
export async function tryRedirects(
  origin: string,
  signIn: { email: string; password: string },
  cookie: string,
  tally: Tally,
): Promise<number> {
  let count = 0;
  const look = (where: string, target: string, response: Response) => {
    count += 1;
    const location = response.headers.get("location");
    if (response.status >= 500) tally.findings.push({ what: `answered ${response.status}`, where, detail: target });
    if (location === null) return;
    const reached = URL.canParse(location, origin) ? new URL(location, origin) : null;
    if (reached?.origin !== origin)
      tally.findings.push({ what: "leads to another site", where, detail: `${target} → ${location}` });
  };
  const own = { origin, cookie };
  for (const target of ELSEWHERE) {
    const query = new URLSearchParams(NAMES.map((name) => [name, target]));
    for (const path of [
      "/login",
      "/admin/login",
      "/logout",
      "/register",
      "/trial",
      "/checkout",
      "/theme",
      "/admin",
      "/ats",
    ]) {
      look(
        `GET ${path}`,
        target,
        await fetch(`${origin}${path}?${query}`, { redirect: "manual", headers: { cookie } }),
      );
      look(`GET ${path} as a visitor`, target, await fetch(`${origin}${path}?${query}`, { redirect: "manual" }));
    }
    for (const path of ["/login", "/admin/login", "/theme", "/trial", "/checkout"]) {
      const body = new URLSearchParams([
        ...query,
        ["email", signIn.email],
        ["password", signIn.password],
        ["intent", "sign-in"],
        ["theme", "dark"],
      ]);
      look(
        `POST ${path}`,
        target,
        await fetch(`${origin}${path}?${query}`, { method: "POST", redirect: "manual", headers: own, body }),
      );
    }
    // A path that is taken for a host when it is put behind a scheme: `//evil.example/..` as the address itself.
    look(
      "the address itself",
      target,
      await fetch(`${origin}/${encodeURI(wellFormed(target))}`, { redirect: "manual" }),
    );
  }
  return count;
}
