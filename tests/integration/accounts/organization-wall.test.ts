import { describe, expect, it } from "vitest";
import { inOwnOrganization, organizationOf, requireHrRole, requireRole } from "~/domain/access";
import { createOrganization } from "~/domain/accounts";
import { db, inOrganization } from "~/platform/db/client";
import { pool } from "~/platform/db/pool";
import { useDatabase } from "../../setup/database";
import { principalOf, signedInUser } from "./callers";

useDatabase();

async function employer(name: string) {
  const person = await signedInUser();
  const { id } = await createOrganization(person.principal, { name });
  await inOrganization(id, (tx) =>
    tx.candidate.create({
      data: { organizationId: id, firstName: name, lastName: "Candidate", email: `candidate@${name}.example.com` },
    }),
  );
  return { ...person, id, principal: await principalOf(person.cookie) };
}

describe("the wall between organizations", () => {
  it("shows a query without any where the rows of one's own organization only", async () => {
    const mine = await employer("mine");
    const theirs = await employer("theirs");
    const names = await inOwnOrganization(mine.principal, async (tx) =>
      (await tx.candidate.findMany()).map(({ firstName }) => firstName),
    );
    expect(names).toEqual(["mine"]);
    const raw = await inOwnOrganization(
      theirs.principal,
      (tx) => tx.$queryRaw<[{ count: number }]>`select count(*)::int from candidates`,
    );
    expect(raw[0].count).toBe(1);
  });

  it("shows nothing where no organization was set", async () => {
    await employer("unseen");
    expect(await db().candidate.count()).toBe(0);
    expect((await pool().query("select * from candidates")).rows).toEqual([]);
  });

  it("lets nobody write into another organization, change its rows, or move a row there", async () => {
    const mine = await employer("writer");
    const theirs = await employer("victim");
    const foreign = { organizationId: theirs.id, firstName: "Planted", lastName: "Row", email: "planted@example.com" };
    await expect(inOwnOrganization(mine.principal, (tx) => tx.candidate.create({ data: foreign }))).rejects.toThrow(
      /row-level security/,
    );
    const changed = await inOwnOrganization(mine.principal, (tx) =>
      tx.candidate.updateMany({ data: { firstName: "Changed" } }),
    );
    expect(changed.count).toBe(1);
    await expect(
      inOwnOrganization(mine.principal, (tx) => tx.candidate.updateMany({ data: { organizationId: theirs.id } })),
    ).rejects.toThrow(/row-level security/);
    const [untouched] = await inOwnOrganization(theirs.principal, (tx) => tx.candidate.findMany());
    expect(untouched?.firstName).toBe("victim");
  });

  it("is gone from a connection when the transaction ends", async () => {
    const mine = await employer("leaky");
    await Promise.all(
      Array.from({ length: 50 }, () => inOwnOrganization(mine.principal, (tx) => tx.candidate.count())),
    );
    const counts = await Promise.all(Array.from({ length: 50 }, () => db().candidate.count()));
    expect(new Set(counts)).toEqual(new Set([0]));
  });

  it("holds for the role that the product works as: it can neither own tables nor pass the wall", async () => {
    const { rows } = await pool().query(
      "select current_user as role, rolsuper, rolbypassrls from pg_roles where rolname = current_user",
    );
    expect(rows[0]).toEqual({ role: "statewise_app", rolsuper: false, rolbypassrls: false });
  });
});

describe("roles in an organization", () => {
  it("open what they name, and say what is missing", async () => {
    const { principal, id } = await employer("roles");
    expect(requireRole(principal, "owner", "admin").organizationId).toBe(id);
    expect(() => requireRole(principal, "viewer")).toThrowError(
      expect.objectContaining({ status: 403, code: "role_missing" }),
    );
    expect(requireHrRole(principal, "payroll").organizationId).toBe(id);
    const nowhere = (await signedInUser()).principal;
    expect(() => organizationOf(nowhere)).toThrowError(expect.objectContaining({ code: "organization_needed" }));
  });
});
