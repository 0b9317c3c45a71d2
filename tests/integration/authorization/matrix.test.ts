import { describe, expect, it } from "vitest";
import { endpoints } from "~/api/endpoints";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { MATRIX } from "./matrix";
import { makeCallers, ROLES, type Role } from "./roles";

useDatabase();

const REFUSALS = new Set([401, 402, 403]);

describe("the authorisation matrix", () => {
  it("has a row for every endpoint and no row for anything else", () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map(({ operationId }) => operationId).sort());
  });

  it.each(endpoints.map((declared) => [declared.operationId, declared] as const))(
    "%s",
    async (operationId, declared) => {
      const expected = MATRIX[operationId];
      const path = declared.path.replace(/\{\w+\}/g, "999999999");
      // Callers of their own for each endpoint: some endpoints end the session that calls them.
      const callers = await makeCallers();
      const answers: Partial<Record<Role, number | "ok">> = {};
      for (const role of ROLES) {
        const body = declared.method === "get" ? undefined : {};
        const { status } = await callApi(declared.method.toUpperCase(), path, {
          ...callers[role],
          body,
          address: `198.51.100.${ROLES.indexOf(role)}`,
        });
        answers[role] = REFUSALS.has(status) ? status : "ok";
        expect(status, `${role} gets no server error`).toBeLessThan(500);
      }
      expect(answers).toEqual(expected);
    },
  );
});
