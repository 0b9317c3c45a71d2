import { beforeAll, describe, expect, it } from "vitest";
import { DAY_MS, after as later, now } from "~/platform/clock";
import { inOrganization } from "~/platform/db/client";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeTeam, publishedJob } from "./team";

useDatabase();
let team: Awaited<ReturnType<typeof makeTeam>>;
const titles = async (query: string) => {
  const { status, body } = await callApi("GET", `/api/ats/jobs?${query}`, { cookie: team.cookie });
  expect(status, JSON.stringify(body)).toBe(200);
  return { titles: body.data.map(({ title }: { title: string }) => title), next: body.nextCursor as string | null };
};

beforeAll(async () => {
  team = await makeTeam();
  for (const [turn, title] of ["First", "Second", "Third"].entries()) {
    const id = await publishedJob(team.member, { title });
    await inOrganization(team.organizationId, (tx) =>
      tx.job.update({ where: { id }, data: { createdAt: later(now(), (turn - 10) * DAY_MS) } }),
    );
  }
});

describe("a list in pages", () => {
  it("goes either way round, over its pages too, and from a day on", async () => {
    expect((await titles("")).titles).toEqual(["Third", "Second", "First"]);
    const up = await titles("sort=createdAt&limit=2");
    expect(up.titles).toEqual(["First", "Second"]);
    expect((await titles(`sort=createdAt&limit=2&cursor=${up.next}`)).titles).toEqual(["Third"]);
    const down = await titles("sort=-createdAt&limit=2");
    expect(down.titles).toEqual(["Third", "Second"]);
    expect((await titles(`limit=2&cursor=${down.next}`)).titles).toEqual(["First"]);
    const since = later(now(), -9.5 * DAY_MS).toISOString();
    expect((await titles(`sort=createdAt&createdSince=${since}`)).titles).toEqual(["Second", "Third"]);
  });

  it.each(["offers", "referrals", "screening-log"])("is asked for alike: %s", async (name) => {
    const day = later(now(), -DAY_MS).toISOString().slice(0, 10);
    const ask = (sort: string) =>
      callApi("GET", `/api/ats/${name}?sort=${sort}&createdSince=${day}`, { cookie: team.cookie });
    expect(await ask("createdAt")).toMatchObject({ status: 200, body: { data: [], nextCursor: null } });
    expect(await ask("title")).toMatchObject({ status: 422, body: { fields: [{ field: "sort" }] } });
  });
});
