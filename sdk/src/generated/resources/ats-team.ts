// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ListTeamAnswer = Answer<"listTeam">;

/** `client.ats.team` */
export class AtsTeam<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The hiring team. `GET /api/ats/team`
   * Scope of an API key: `ats:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListTeamAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/ats/team" }, options);
  }
}
