import { describe, expect, it } from "vitest";
import { exportEmployeeData } from "~/domain/people";
import { encryptField } from "~/platform/crypto";
import { db, inOrganization } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { added, joinCompany, makeCompany, memberOf } from "../people/company";

useDatabase();

describe("an employee's own data", () => {
  it("is given to the person and by HR, readable where it is encrypted, and to nobody else", async () => {
    const owner = await makeCompany();
    const { organizationId } = owner;
    const id = await added(owner, { lastName: "Exported" });
    const other = await added(owner);
    const person = await memberOf(await joinCompany(organizationId, "employee", id));
    const colleague = await memberOf(await joinCompany(organizationId, "employee", other));
    await inOrganization(organizationId, (tx) =>
      tx.employee.update({ where: { id }, data: { socialSecurityNumber: encryptField("123-45-6789") } }),
    );
    const own = JSON.parse(await exportEmployeeData(person, id));
    expect(own.employee).toMatchObject([{ lastName: "Exported", socialSecurityNumber: "123-45-6789" }]);
    expect(own.records.employee_positions).toMatchObject([{ employeeId: id, salary: 2_500 }]);
    expect(JSON.parse(await exportEmployeeData(await memberOf(owner), id)).employee).toHaveLength(1);
    await expect(exportEmployeeData(colleague, id)).rejects.toMatchObject({ code: "role_missing" });
    const entity = { organizationId, action: "employee.export", entityId: String(id) };
    expect(await db().auditEntry.count({ where: entity })).toBe(2);
  });
});
