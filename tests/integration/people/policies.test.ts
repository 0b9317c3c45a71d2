import { describe, expect, it } from "vitest";
import { addDays } from "~/domain/people/plain-days";
import { DAY_MS, shiftClock, today } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { keepMails } from "../accounts/mailbox";
import { added, call, joinCompany, makeCompany, signedInAgain } from "./company";

useDatabase();
keepMails();

const TEXT = "We treat each other, our guests and our suppliers with respect.";

async function company() {
  const owner = await makeCompany();
  const anaId = await added(owner);
  const boId = await added(owner);
  const ana = await joinCompany(owner.organizationId, "employee", anaId);
  const { body } = await call(owner, "POST", "policies", { title: "Conduct", text: TEXT });
  return { owner, ana, anaId, boId, id: body.id as number };
}

const mailsOf = (organizationId: number) =>
  inOrganization(organizationId, async (tx) =>
    (await tx.mail.findMany({ where: { template: "policy-to-read" }, orderBy: { id: "asc" } })).map(
      ({ subject }) => subject,
    ),
  );

describe("a policy to acknowledge", () => {
  it("is written, sent, read and acknowledged with name, date and wording; who has not is known and reminded once a day", async () => {
    const { owner, ana, anaId, boId, id } = await company();
    expect((await call(ana, "GET", "own-policies")).body.data).toEqual([]);
    expect(await call(owner, "POST", `policies/${id}/remind`)).toMatchObject({ status: 409 });
    const dueOn = addDays(today(), 10);
    expect((await call(owner, "POST", `policies/${id}/send`, { dueOn })).body).toEqual({ asked: 2, mailed: 2 });
    const [own] = (await call(ana, "GET", "own-policies")).body.data;
    expect(own).toMatchObject({ title: "Conduct", status: "sent", isOpen: true, dueOn });
    const read = (await call(ana, "GET", `own-policies/${own.id}`)).body;
    expect(read).toMatchObject({ text: TEXT, version: 1 });
    const answer = { answer: "acknowledged", hash: read.hash, signatureName: "Ana Silva" };
    expect((await call(ana, "POST", `own-policies/${own.id}/answer`, answer)).status).toBe(204);
    expect((await call(ana, "POST", `own-policies/${own.id}/answer`, answer)).status).toBe(409);
    const seen = (await call(owner, "GET", `policies/${id}`)).body;
    expect(seen).toMatchObject({ asked: 2, acknowledged: 1, waiting: 1, declined: 0 });
    const of = (employeeId: number) => seen.people.find((one: { employeeId: number }) => one.employeeId === employeeId);
    expect(of(anaId)).toMatchObject({ status: "acknowledged", answeredAt: expect.any(String) });
    expect(of(boId)).toMatchObject({ status: "sent", canSignIn: false });
    shiftClock(2 * DAY_MS);
    const again = await signedInAgain(owner);
    expect((await call(again, "POST", `policies/${id}/remind`)).body).toEqual({ asked: 1, mailed: 1 });
    expect((await call(again, "POST", `policies/${id}/remind`)).status).toBe(429);
    shiftClock(0);
    expect(await mailsOf(owner.organizationId)).toHaveLength(3);
  });

  it("keeps the wording that was acknowledged, and asks anew for the next; who came since is asked by sending again", async () => {
    const { owner, ana, id } = await company();
    expect((await call(owner, "PUT", `policies/${id}`, { text: `${TEXT} Always.` })).body).toEqual({ version: 1 });
    await call(owner, "POST", `policies/${id}/send`, {});
    const [own] = (await call(ana, "GET", "own-policies")).body.data;
    const { hash } = (await call(ana, "GET", `own-policies/${own.id}`)).body;
    expect((await call(owner, "PUT", `policies/${id}`, { text: `${TEXT} At all times.` })).body).toEqual({
      version: 2,
    });
    expect((await call(ana, "GET", `own-policies/${own.id}`)).body.text).toBe(`${TEXT} Always.`);
    const answer = { answer: "declined", hash, signatureName: "Ana Silva" };
    expect((await call(ana, "POST", `own-policies/${own.id}/answer`, answer)).status).toBe(422);
    const wrong = { ...answer, reason: "Unclear", hash: "0".repeat(64) };
    expect((await call(ana, "POST", `own-policies/${own.id}/answer`, wrong)).status).toBe(422);
    expect((await call(ana, "POST", `own-policies/${own.id}/answer`, { ...wrong, hash })).status).toBe(204);
    await added(owner);
    expect((await call(owner, "POST", `policies/${id}/send`, {})).body).toMatchObject({ asked: 3 });
    await added(owner);
    expect((await call(owner, "POST", `policies/${id}/send`, {})).body).toMatchObject({ asked: 1 });
    expect((await call(ana, "GET", "own-policies")).body.data).toHaveLength(2);
  });

  it("is refused to who is no HR, to others' eyes, with nothing in it, with a day that has passed, and once it is retired", async () => {
    const { owner, ana, id } = await company();
    const other = await makeCompany();
    expect((await call(ana, "GET", "policies")).status).toBe(403);
    expect((await call(ana, "POST", `policies/${id}/send`, {})).status).toBe(403);
    expect((await call(other, "GET", `policies/${id}`)).status).toBe(404);
    expect((await call(owner, "POST", "policies", { title: "conduct", text: TEXT })).status).toBe(422);
    expect((await call(owner, "POST", "policies", { title: "Short", text: "No." })).status).toBe(422);
    expect((await call(owner, "POST", `policies/${id}/send`, { dueOn: "2020-01-01" })).status).toBe(422);
    await call(owner, "POST", `policies/${id}/send`, {});
    const [own] = (await call(ana, "GET", "own-policies")).body.data;
    const boss = await joinCompany(owner.organizationId, "employee", await added(owner));
    expect((await call(boss, "GET", `own-policies/${own.id}`)).status).toBe(404);
    expect((await call(owner, "GET", `own-policies/${own.id}`)).status).toBe(403);
    expect((await call(owner, "DELETE", `policies/${id}`)).status).toBe(204);
    expect((await call(owner, "POST", `policies/${id}/send`, {})).status).toBe(404);
    expect((await call(ana, "GET", "own-policies")).body.data).toEqual([]);
  });
});
