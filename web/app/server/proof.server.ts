import { PROVE } from "~/app/links/sign-in-links";
import type { ProofNeeded } from "~/domain/access";
import { keepPending } from "~/domain/accounts";
import { currentRequest } from "~/platform/request-context";
import { redirectTo } from "./redirect.server";

/**
 * Leads to where the password is asked for once more, and keeps what was typed: it is sent on from there. With `back` it is a
 * file that waits: the browser stays where it asks for one.
 */
export async function toProof(
  { principal }: ProofNeeded,
  { form, back }: { form?: FormData; back?: string } = {},
): Promise<Response> {
  const { method = "GET", path = "/profile", search = "" } = currentRequest() ?? {};
  const query = new URLSearchParams(search);
  for (const name of ["_data", "_routes"]) query.delete(name);
  const fields = [...(form ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const address = path.replace(/\.data$/, "") + (query.size > 0 ? `?${query}` : "");
  await keepPending(principal, { method, path: address, fields, back });
  return redirectTo(PROVE);
}
