import { describe, expect, it } from "vitest";
import type { Endpoint } from "~/api/endpoint";
import { endpoints } from "~/api/endpoints";
import { after, DAY_MS, MINUTE_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { forget } from "~/platform/once";
import { type ApiCall, callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { giveFactor } from "../accounts/factor";
import { ASKS_PROOF, MATRIX, owed, type Row } from "./matrix";
import { makeCallers, makeOrganization, ROLES, type Role, SEATS, type SeatRole } from "./roles";

useDatabase();

const REFUSALS = new Set([401, 402, 403]);

/** Who only looks stays who they are, and what is only looked at stays as it is: made once for every call that reads. */
const lookers = once(makeCallers);
const looked = once(makeOrganization);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

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
      // Callers of their own for each endpoint that changes something: some end the session that calls them.
      const callers = await (declared.method === "get" ? lookers() : makeCallers());
      const answers: Partial<Record<Role, number | "ok">> = {};
      for (const role of ROLES) {
        const body = declared.method === "get" ? undefined : {};
        const { status } = await callApi(declared.method.toUpperCase(), path, {
          ...callers[role],
          body,
          // An address of its own for each call: there are more endpoints than an address may ask in an hour.
          address: `198.18.${ROLES.indexOf(role)}.${endpoints.indexOf(declared) % 250}`,
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

/** Every endpoint as one caller, with the status and code that it answers. */
async function walk(
  cookieOf: () => Promise<string> | string,
  each: (id: string, status: number, code?: string) => void,
) {
  for (const [turn, { operationId, method, path }] of endpoints.entries()) {
    const body = method === "get" ? undefined : {};
    const call = { cookie: await cookieOf(), body, address: `198.51.100.${turn % 250}` };
    const answer = await callApi(method.toUpperCase(), path.replace(/\{\w+\}/g, "999999999"), call);
    each(operationId, answer.status, (answer.body as { code?: string } | null)?.code);
  }
}

describe("who proved a while ago who they are", () => {
  it("is asked again before what is of consequence, and before nothing else", async () => {
    const asked: string[] = [];
    let user = await makeUser({ isAdmin: true });
    let calls = 0;
    const early = async () => {
      calls += 1;
      // There are more endpoints than an account may ask in a minute.
      if (calls % 200 === 0) user = await makeUser({ isAdmin: true });
      const cookie = await sessionCookie(user);
      const createdAt = after(now(), -16 * MINUTE_MS);
      // The new one alone: each of the others has been made as old before.
      await db().session.updateMany({ where: { userId: user.id, createdAt: { gt: createdAt } }, data: { createdAt } });
      return cookie;
    };
    await walk(early, (id, status, code) => {
      if (code !== "proof_needed") return;
      expect(status, id).toBe(403);
      asked.push(id);
    });
    expect(asked.sort()).toEqual([...ASKS_PROOF].sort());
    const declared = endpoints.filter(({ asksProof }) => asksProof).map(({ operationId }) => operationId);
    expect(declared.sort()).toEqual([...ASKS_PROOF].sort());
  });
});

describe("an administrator who owes the second step", () => {
  it("is a user at every endpoint until it is set up", async () => {
    process.env.SECOND_FACTOR = "staff";
    forget("config");
    const wrong: string[] = [];
    await walk(
      // Somebody new each time: one of the endpoints deletes who calls it.
      async () => sessionCookie(await makeUser({ isAdmin: true })),
      (id, status) => {
        const expected = owed(id);
        if ((REFUSALS.has(status) ? status : "ok") !== expected) wrong.push(`${id} ${status}, not ${expected}`);
      },
    );
    delete process.env.SECOND_FACTOR;
    forget("config");
    expect(wrong).toEqual([]);
  });
});

/** Where the role in an organization decides: its own rows, and everything of hiring and of connections. */
const OF_ORGANIZATIONS = endpoints.filter(
  ({ who, path }) => who === "ats" || who === "customer" || path.startsWith("/api/organizations/{id}"),
);
const NOWHERE = 999_999_999;

describe("within an organization and beside it", () => {
  it.each(OF_ORGANIZATIONS.map((declared) => [declared.operationId, declared] as const))(
    "%s",
    async (operationId, declared) => {
      const { seats, rows } = await (declared.method === "get" ? looked() : makeOrganization());
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
  form.set("kind", "other");
  form.set("file", new File(["Kim Ito, baker"], "paper.txt", { type: "text/plain" }));
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
