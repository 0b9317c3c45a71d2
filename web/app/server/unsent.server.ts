import { PROVE } from "~/app/links/sign-in-links";
import type { Principal } from "~/domain/access";
import { keepUnsent } from "~/domain/accounts";
import { SECRETS } from "./form.server";
import { withCookie } from "./session-cookie.server";

const isSecret = (name: string): boolean => SECRETS.includes(name);

/**
 * Keeps a form on its way to a guard that leads its sender elsewhere: what was typed survives a session that ended meanwhile.
 * Answers the headers that find it again, or null where there is nothing to keep, or nobody to keep it for.
 */
export async function keptUnsent(request: Request, principal: Principal): Promise<Headers | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "POST" || pathname === PROVE) return null;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  if (!form) return null;
  const typed = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const files = [...form.values()].filter((value) => typeof value !== "string" && value.size > 0);
  const cookie = await keepUnsent(request.headers.get("cookie"), principal, {
    path: pathname + search,
    fields: typed.filter(([name]) => !isSecret(name)),
    lacksSecret: typed.some(([name, value]) => isSecret(name) && value !== ""),
    lacksFile: files.length > 0,
  });
  return cookie ? withCookie(cookie) : null;
}
