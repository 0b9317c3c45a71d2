import type { Visit } from "~/domain/accounts";

/** From where a call comes, as sessions and the audit keep it. */
export const visitOf = ({ request, address }: { request: Request; address: string }): Visit => ({
  address,
  userAgent: request.headers.get("user-agent"),
});
