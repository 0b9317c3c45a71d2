import { PROOF_FIELDS, PROOF_PATH } from "~/app/forms/proof-fields";
import { PROVE } from "~/app/links/sign-in-links";
import type { Principal } from "~/domain/access";
import { keepUnsent } from "~/domain/accounts";
import { SECRETS } from "./form.server";
import { safePath } from "./redirect.server";
import { withCookie } from "./session-cookie.server";

const isSecret = (name: string): boolean => SECRETS.includes(name);

/** What the screen that asks for a proof adds to the form that waits in it. */
const OF_PROOF = [...PROOF_FIELDS, "proofName", PROOF_PATH];

/**
 * Keeps a form on its way to a guard that leads its sender elsewhere: what was typed survives a session that ended meanwhile, also
 * while it waited for a proof. Answers the headers that find it again, or null where there is nothing to keep, or nobody to keep it for.
 */
export async function keptUnsent(request: Request, principal: Principal): Promise<Headers | null> {
  if (request.method !== "POST") return null;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const path = form && pathFor(request, form);
  if (!path) return null;
  const sent = [...form].filter(([name]) => !OF_PROOF.includes(name));
  const typed = sent.filter((field): field is [string, string] => typeof field[1] === "string");
  const files = sent.filter(([, value]) => typeof value !== "string" && value.size > 0);
  const cookie = await keepUnsent(request.headers.get("cookie"), principal, {
    path,
    fields: typed.filter(([name]) => !isSecret(name)),
    lacksSecret: typed.some(([name, value]) => isSecret(name) && value !== ""),
    lacksFile: files.length > 0,
  });
  return cookie ? withCookie(cookie) : null;
}

/** Where the form was meant for: at the screen that asks for a proof, the address of the form that waits in it. */
function pathFor(request: Request, form: FormData): string | null {
  const { pathname, search } = new URL(request.url);
  if (pathname !== PROVE) return pathname + search;
  const waiting = safePath(form.get(PROOF_PATH), "");
  return waiting === "" || waiting.startsWith(PROVE) ? null : waiting;
}
