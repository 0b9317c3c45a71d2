import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, sessionCookie } from "../../setup/factories";

useDatabase();
let cookie = "";
const keys = async (query: string) => callApi("GET", `/api/api-keys${query}`, { cookie });
const names = async (query: string) => ((await keys(query)).body.data as { name: string }[]).map(({ name }) => name);

beforeAll(async () => {
  const user = await makeUser();
  cookie = await sessionCookie(user);
  for (const [turn, name] of ["Beta", "Alpha", "Gamma"].entries()) {
    await apiKey(user);
    const newest = await db().apiKey.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: "desc" } });
    await db().apiKey.update({
      where: { id: newest.id },
      data: { name, createdAt: after(now(), -turn * 10 * DAY_MS) },
    });
  }
});

describe("a list that is answered as a whole", () => {
  it("is ordered, narrowed and cut down to fields by every call alike", async () => {
    expect(await names("")).toEqual(["Gamma", "Alpha", "Beta"]);
    expect(await names("?sort=name")).toEqual(["Alpha", "Beta", "Gamma"]);
    expect(await names("?sort=-createdAt")).toEqual(["Beta", "Alpha", "Gamma"]);
    const since = after(now(), -15 * DAY_MS)
      .toISOString()
      .slice(0, 10);
    const { body } = await keys(`?createdSince=${since}&sort=name&fields=name`);
    expect(body.data).toEqual([{ name: "Alpha" }, { name: "Beta" }]);
  });

  it("refuses what it cannot order by, with what it can, and names the nearest parameter", async () => {
    const strange = await keys("?sort=colour");
    expect(strange).toMatchObject({ status: 422, body: { fields: [{ field: "sort" }] } });
    expect(strange.body.detail).toContain("-name");
    const slip = await keys("?creatdSince=2026-01-01");
    expect(slip).toMatchObject({ status: 422, body: { code: "unknown_parameter" } });
    expect(slip.body.detail).toContain('Did you mean "createdSince"?');
    expect((await keys("?createdSince=yesterday")).body.fields[0].field).toBe("createdSince");
    expect((await callApi("GET", "/api/topics?sort=-label", {})).status).toBe(200);
  });
});
