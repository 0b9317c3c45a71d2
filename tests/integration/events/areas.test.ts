import { describe, expect, it } from "vitest";
import { createOrganization } from "~/domain/accounts";
import { emitEvent } from "~/domain/events";
import { after, DAY_MS, now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { principalOf } from "../hiring/team";

useDatabase();

const until = after(now(), 30 * DAY_MS);
const WITH = {
  people: { hrisAccessLevel: "monthly", hrisAccessExpiry: until, hrisEmployeeCount: 5 },
  research: { accessLevel: "monthly", accessExpiry: until },
  nothing: {},
};

/** An owner with one product, in whose organization something of hiring, of people and of access happened. */
async function ownerWith(product: keyof typeof WITH) {
  const cookie = await sessionCookie(await makeUser(WITH[product]));
  const { id } = await createOrganization(await principalOf(cookie), { name: "Quill Metals" });
  await inOrganization(id, async (tx) => {
    await emitEvent(tx, id, "job.created", { jobId: 1 });
    await emitEvent(tx, id, "employee.created", { employeeId: 1, status: "active" });
    await emitEvent(tx, id, "access.changed", { userId: 1, product: "hris", level: "monthly", until: null });
  });
  return { cookie, id };
}

const kindsOf = async (cookie: string, type = "job.created,employee.created,access.changed") => {
  const { body } = await callApi("GET", "/api/events", { cookie, query: { type, sort: "createdAt" } });
  return body.data.map((event: { type: string }) => event.type);
};
const hook = (cookie: string, ...events: string[]) =>
  callApi("POST", "/api/webhooks", { cookie, body: { url: "https://hooks.example.com/x", events } });

describe("events and webhooks", () => {
  it("of people are there for who has people alone, and those of hiring are not", async () => {
    const { cookie } = await ownerWith("people");
    expect(await kindsOf(cookie)).toEqual(["employee.created", "access.changed"]);
    expect((await hook(cookie, "employee.created", "leave.changed")).status).toBe(201);
    expect(await hook(cookie, "job.created")).toMatchObject({ status: 402, body: { code: "access_needed" } });
    const { body } = await callApi("GET", "/api/webhooks", { cookie });
    const change = { cookie, body: { events: ["offer.sent"] } };
    expect((await callApi("PUT", `/api/webhooks/${body.data[0].id}`, change)).status).toBe(402);
    expect((await callApi("POST", "/api/events/test", { cookie, body: { type: "offer.sent" } })).status).toBe(402);
  });

  it("of law are there for who has research alone", async () => {
    const { cookie, id } = await ownerWith("research");
    expect(await kindsOf(cookie)).toEqual(["access.changed"]);
    expect((await hook(cookie, "law.changed", "purchase.completed")).status).toBe(201);
    const hidden = await inOrganization(id, (tx) => tx.event.findFirst({ where: { type: "job.created" } }));
    expect((await callApi("GET", `/api/events/${hidden?.eventId}`, { cookie })).status).toBe(404);
  });

  it("are for customers, and for who runs the organization", async () => {
    const { cookie } = await ownerWith("nothing");
    expect((await callApi("GET", "/api/events", { cookie })).status).toBe(402);
    const { id } = await ownerWith("people");
    const colleague = await makeUser({ defaultOrganization: { connect: { id } } });
    await db().organizationMember.create({ data: { organizationId: id, userId: colleague.id, hrRole: "hr_admin" } });
    const asked = await callApi("GET", "/api/webhooks", { cookie: await sessionCookie(colleague) });
    expect(asked).toMatchObject({ status: 403, body: { code: "role_missing" } });
  });
});
