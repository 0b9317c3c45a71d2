import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createAdministrator, ensureFirstAdministrator, isSetUpOpen, setUpAdministrator } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { forget } from "~/platform/once";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, PASSWORD, sessionCookie } from "../../setup/factories";
import { principalOf, VISIT } from "./callers";

useDatabase();

const configure = (email?: string, password?: string) => {
  if (email) process.env.ADMIN_EMAIL = email;
  else delete process.env.ADMIN_EMAIL;
  if (password) process.env.ADMIN_PASSWORD = password;
  else delete process.env.ADMIN_PASSWORD;
  forget("config");
};
beforeEach(async () => {
  await db().user.updateMany({ data: { isAdmin: false } });
});
afterEach(() => configure());

const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token") ?? "";
const form = (token: string, email: string) => ({
  token,
  email,
  firstName: "Ada",
  lastName: "Admin",
  password: PASSWORD,
});

describe("the first administrator", () => {
  it("comes from the environment at first start, and later starts change nothing", async () => {
    configure("Root@Example.com", PASSWORD);
    expect(await ensureFirstAdministrator()).toBeNull();
    const answer = await callApi("POST", "/api/auth/login", {
      body: { email: "root@example.com", password: PASSWORD },
    });
    expect(answer.body.user.isAdmin).toBe(true);
    configure("other@example.com", PASSWORD);
    expect(await ensureFirstAdministrator()).toBeNull();
    expect(await db().user.count({ where: { email: "other@example.com" } })).toBe(0);
  });

  it("is made through a printed link that works once", async () => {
    const link = await ensureFirstAdministrator();
    const token = tokenOf(link);
    expect(JSON.stringify(await db().accountToken.findMany())).not.toContain(token);
    const { cookie } = await setUpAdministrator(form(token, "ada@example.com"), VISIT);
    const principal = await principalOf(cookie.split(";")[0] ?? "");
    expect(principal.account).toMatchObject({ email: "ada@example.com", isAdmin: true, firstName: "Ada" });
    await expect(setUpAdministrator(form(token, "eve@example.com"), VISIT)).rejects.toMatchObject({
      code: "link_expired",
    });
    expect(await ensureFirstAdministrator()).toBeNull();
  });

  it("gets a new link at each start, which ends the earlier one; ten starts at once leave one", async () => {
    const links = await Promise.all(Array.from({ length: 10 }, () => ensureFirstAdministrator()));
    const open = await Promise.all(links.map((link) => isSetUpOpen(tokenOf(link))));
    expect(open.filter(Boolean)).toHaveLength(1);
  });

  it("is one, when the link is used twice at the same moment", async () => {
    const token = tokenOf(await ensureFirstAdministrator());
    const results = await Promise.allSettled(
      ["a", "b"].map((name) => setUpAdministrator(form(token, `${name}1@example.com`), VISIT)),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await db().user.count({ where: { isAdmin: true } })).toBe(1);
  });

  it("does not come by a link printed before another administrator was made", async () => {
    const token = tokenOf(await ensureFirstAdministrator());
    await createAdministrator("cli@example.com", PASSWORD);
    await expect(setUpAdministrator(form(token, "late@example.com"), VISIT)).rejects.toMatchObject({
      code: "link_expired",
    });
  });

  it("from the terminal may be an account that is there: its sessions end", async () => {
    const user = await makeUser();
    const cookie = await sessionCookie(user);
    expect(await createAdministrator(user.email.toUpperCase(), "terminal-horse-battery")).toMatchObject({
      id: user.id,
    });
    expect((await principalOf(cookie)).account).toBeNull();
    await expect(createAdministrator("x@example.com", "short")).rejects.toMatchObject({ status: 422 });
    await expect(createAdministrator("nonsense", PASSWORD)).rejects.toMatchObject({ message: "Invalid email address" });
  });
});
