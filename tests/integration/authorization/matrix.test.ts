import { describe, expect, it } from "vitest";
import type { Endpoint } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { after, DAY_MS, now } from "~/platform/clock";
import { type ApiCall, callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { giveFactor } from "../accounts/factor";
import { MATRIX, type Row } from "./matrix";
import { makeCallers, makeOrganization, ROLES, type Role, SEATS, type SeatRole } from "./roles";

useDatabase();

const REFUSALS = new Set([401, 402, 403]);

describe("the authorisation matrix", () => {
  it("has a row for every endpoint and no row for anything else", () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map(({ operationId }) => operationId).sort());
  });

  it("keeps every key from what changes keys, members, sessions or roles", () => {
    const open = endpoints.filter(({ changes, operationId }) => changes && MATRIX[operationId]?.keyAllScopes === "ok");
    expect(open.map(({ operationId }) => operationId)).toEqual([]);
  });

  it.each(endpoints.map((declared) => [declared.operationId, declared] as const))(
    "%s",
    async (operationId, declared) => {
      const { owner, recruiter, viewer, ...expected } = MATRIX[operationId] as Row;
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

describe("who has shown the password and not taken the second step", () => {
  it("is a visitor at every endpoint, whatever the account may, but for the step and for signing out", async () => {
    const tomorrow = after(now(), DAY_MS);
    const rights = { isAdmin: true, atsAccessLevel: "monthly", atsAccessExpiry: tomorrow, accessLevel: "unlimited" };
    const user = await makeUser(rights);
    await giveFactor(user);
    const wrong: string[] = [];
    for (const [turn, { operationId, method, path }] of endpoints.entries()) {
      const cookie = await sessionCookie(user);
      const address = `198.51.100.${turn % 250}`;
      const body = method === "get" ? undefined : {};
      const call = { cookie, body, address };
      const { status } = await callApi(method.toUpperCase(), path.replace(/\{\w+\}/g, "999999999"), call);
      const isTheirs = operationId === "takeSecondStep" || operationId === "logout";
      const expected = isTheirs ? "ok" : MATRIX[operationId]?.visitor;
      if ((REFUSALS.has(status) ? status : "ok") !== expected) wrong.push(`${operationId} ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

/** Where the role in an organization decides: its own rows, and everything of hiring. */
const OF_ORGANIZATIONS = endpoints.filter(
  ({ who, path }) => who === "ats" || path.startsWith("/api/organizations/{id}"),
);
const NOWHERE = 999_999_999;

describe("within an organization and beside it", () => {
  it.each(OF_ORGANIZATIONS.map((declared) => [declared.operationId, declared] as const))(
    "%s",
    async (operationId, declared) => {
      const { seats, rows } = await makeOrganization();
      const path = pathOn(declared, rows);
      const namesRow = /\d/.test(path);
      const answers: Partial<Record<SeatRole, number | "ok">> = {};
      for (const seat of SEATS) {
        const { status } = await callApi(declared.method.toUpperCase(), path, { ...seats[seat], ...inputOf(declared) });
        expect(status, `${seat} gets no server error`).toBeLessThan(500);
        // Nothing of another organization is there; one's own rows may be gone by an earlier seat's call.
        const isRefusal = REFUSALS.has(status) || (seat === "outsider" && namesRow && status >= 400);
        answers[seat] = isRefusal ? status : "ok";
      }
      const { owner, recruiter, viewer } = MATRIX[operationId] ?? {};
      const outsider = namesRow ? 404 : "ok";
      expect(answers).toEqual({ outsider, viewer, recruiter, owner });
    },
  );
});

/** What one sends who means it: a wrong body would be refused before anybody asks for the role. */
function inputOf({ method, body, bodyType, bodyExample }: Endpoint): Pick<ApiCall, "body" | "form"> {
  if (method === "get") return {};
  if (bodyType !== "multipart/form-data") return { body: bodyExample ?? {} };
  const form = new FormData();
  form.set("candidateData", JSON.stringify({ firstName: "Kim", lastName: "Ito", email: "kim.ito@example.com" }));
  form.set("resume", new File(["Kim Ito, baker"], "resume.txt", { type: "text/plain" }));
  form.set("agencyName", "Acme Reports");
  form.set("agencyContact", "1-800-555-0100");
  const pdf = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF";
  for (const copy of ["report", "summary"]) form.set(copy, new File([pdf], `${copy}.pdf`, { type: "application/pdf" }));
  const known = (body as { shape?: object } | undefined)?.shape ?? {};
  for (const name of new Set(form.keys())) if (!(name in known)) form.delete(name);
  return { form };
}

/** The path with the organization's own rows in the place of their ids. */
const pathOn = ({ path }: Endpoint, rows: Record<string, number | string>): string =>
  path.replace(/(\w+)\/\{\w+\}/g, (_, kind: string) => `${kind}/${rows[kind] ?? NOWHERE}`);
