// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { Transport } from "../../runtime/transport.js";

export type ResetTestDataBody = Body<"resetTestData">;
export type ResetTestDataAnswer = Answer<"resetTestData">;

/** `client.testData` */
export class TestData<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Begin anew with the test data. `POST /api/test-data/reset`
   * Everything that was written with the organization's test keys goes, and the made-up rows of the beginning are there again, under other ids. Test keys and webhooks stay. For owners, admins and HR administrators: by a test key that changes hiring or people data, a terminal with `account:write`, or a browser.
   * At most 10 calls in 60 seconds.
   */
  reset(body: ResetTestDataBody, options: RequestOptions = {}): ApiPromise<Or401<ResetTestDataAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/test-data/reset", body, idempotent: true }, options);
  }
}
