import { beforeAll, describe, expect, it } from "vitest";
import { seedPermissions } from "~/domain/access";
import { operationFigures } from "~/domain/admin";
import { now } from "~/platform/clock";
import { db, inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { claimMails, releaseMails } from "~/platform/mail/claim";
import { queueMail } from "~/platform/mail/queue-mail";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { keepMails } from "../accounts/mailbox";
import { makeTeam } from "../hiring/team";

useDatabase();
keepMails();

const CANDIDATE = "kim.ito@candidates.example";
let team: Awaited<ReturnType<typeof makeTeam>>;
let other: Awaited<ReturnType<typeof makeTeam>>;
let support: string;
let supporter: { id: number };
let admin: string;
let mailId: bigint;

beforeAll(async () => {
  await seedPermissions();
  team = await makeTeam();
  other = await makeTeam("Other");
  const person = await makeUser({ firstName: "Sue", lastName: "Support" });
  const role = await db().userRole.findUniqueOrThrow({ where: { name: "support" } });
  await db().userRoleAssignment.create({ data: { userId: person.id, roleId: role.id } });
  supporter = person;
  support = await sessionCookie(person);
  admin = await sessionCookie(await makeUser({ isAdmin: true }));
  const { organizationId } = team;
  const queued = await inOrganization(organizationId, (tx) =>
    queueMail(tx, {
      to: CANDIDATE,
      toName: "Kim Ito",
      template: "hiring-letter",
      data: { subject: "You are rejected, Kim", body: "Secret words", organizationName: "Miller", buttonLabel: "x" },
      secrets: { link: "https://example.com/proof" },
      organizationId,
    }),
  );
  mailId = queued ?? 0n;
});

const list = (cookie: string, query: Record<string, string> = {}) =>
  callApi("GET", "/api/admin/mails", { cookie, query });
const read = (cookie: string) => callApi("GET", `/api/admin/mails/${mailId}`, { cookie });
const access = (method: string, body?: unknown) =>
  callApi(method, `/api/organizations/${team.organizationId}/support-access`, { cookie: team.cookie, body });
const TELLING = /Kim|Ito|Secret|rejected/;

describe("a company's mail to a candidate", () => {
  it.each([["support", () => support] as const, ["an administrator", () => admin] as const])(
    "tells %s neither whom nor what, by list, page or search",
    async (_who, cookie) => {
      const listed = (await list(cookie())).body.data.find(({ id }: { id: string }) => id === String(mailId));
      expect(listed).toMatchObject({ to: "k…@candidates.example", subject: "", isMasked: true, state: "queued" });
      expect(JSON.stringify(listed)).not.toMatch(TELLING);
      const page = await read(cookie());
      expect(page.body).toMatchObject({ text: null, html: null, isMasked: true, bounces: [] });
      expect(JSON.stringify(page.body)).not.toMatch(TELLING);
      expect((await list(cookie(), { search: CANDIDATE.slice(0, 5) })).body.data).toEqual([]);
    },
  );

  it("opens with the company's consent, and the company sees who read it", async () => {
    await access("POST", { areas: ["hiring"], hours: 1 });
    expect((await list(support, { search: CANDIDATE })).body.data).toHaveLength(1);
    const { body } = await read(support);
    expect(body).toMatchObject({ to: CANDIDATE, isMasked: false });
    expect(body.text).toContain("Secret words");
    expect(body.text).not.toContain("https://example.com/proof");
    const visits = await callApi("GET", `/api/organizations/${team.organizationId}/support-visits`, {
      cookie: team.cookie,
    });
    expect(visits.body.data[0]).toMatchObject({ who: "Sue Support", as: null, action: "mail.read" });
    const elsewhere = await callApi("GET", `/api/organizations/${other.organizationId}/support-visits`, {
      cookie: other.cookie,
    });
    expect(elsewhere.body.data).toEqual([]);
    await access("DELETE");
    expect((await read(support)).body.isMasked).toBe(true);
  });

  it("leaves a line in the log for each look, and names the reader", async () => {
    await read(support);
    const entry = await db().auditEntry.findFirstOrThrow({ where: { action: "mail.look" }, orderBy: { id: "desc" } });
    expect(entry).toMatchObject({
      actorId: supporter.id,
      organizationId: team.organizationId,
      entityId: String(mailId),
    });
  });

  it("is behind the wall of the database: not there for a query without a company, nor with another's", async () => {
    const ids = { where: { id: mailId } };
    expect(await db().mail.findMany(ids)).toEqual([]);
    expect((await pool().query("select id from mails where to_address = $1", [CANDIDATE])).rows).toEqual([]);
    expect(await inOrganization(other.organizationId, (tx) => tx.mail.findMany(ids))).toEqual([]);
    expect(await inOrganization(other.organizationId, (tx) => tx.mail.deleteMany(ids))).toEqual({ count: 0 });
    expect(await inOrganization(team.organizationId, (tx) => tx.mail.findMany(ids))).toHaveLength(1);
    const planted = inOrganization(other.organizationId, (tx) =>
      tx.mail.create({
        data: {
          toAddress: "x@example.com",
          template: "x",
          data: {},
          messageId: "<x>",
          organizationId: team.organizationId,
        },
      }),
    );
    await expect(planted).rejects.toThrow(/row-level security/);
  });

  it("leaves all the same, is counted, and goes when the account of its reader is deleted", async () => {
    const claimed = await claimMails("test", now(), 100);
    expect(claimed.map(({ id }) => id)).toContain(mailId);
    await releaseMails(
      "test",
      claimed.map(({ id }) => id),
    );
    const waiting = (await operationFigures()).queues.find(({ name }) => name === "Mails to send")?.waiting ?? 0;
    expect(waiting).toBeGreaterThan(0);
    const member = await makeUser();
    const { organizationId } = team;
    await inOrganization(organizationId, (tx) =>
      tx.mail.update({ where: { id: mailId }, data: { userId: member.id } }),
    );
    const cookie = await sessionCookie(member);
    expect((await callApi("DELETE", "/api/auth/delete-account", { cookie, body: {} })).status).toBe(200);
    expect(await inOrganization(organizationId, (tx) => tx.mail.count({ where: { id: mailId } }))).toBe(0);
  });
});

describe("the mail of an account", () => {
  it("can be read by who may, and the reading stands in the customer's timeline", async () => {
    const customer = await makeUser();
    const data = { firstName: "Dana", at: now() };
    const to = customer.email;
    const id = await queueMail(db(), { to, template: "temporary-password-set", data, userId: customer.id });
    const { body } = await callApi("GET", `/api/admin/mails/${id}`, { cookie: support });
    expect(body.isMasked).toBe(false);
    const entry = await db().auditEntry.findFirstOrThrow({
      where: { action: "mail.read", subjectUserId: customer.id },
    });
    expect(entry).toMatchObject({ actorId: supporter.id, organizationId: null });
  });

  it("is not for who lacks the permission", async () => {
    expect((await list(team.cookie)).status).toBe(403);
    expect((await read(team.cookie)).status).toBe(403);
  });
});
