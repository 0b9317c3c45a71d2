import { describe, expect, it } from "vitest";
import { locationForm, readSettings, saveLocation } from "~/domain/hiring";
import { countEmployees, employeeQuery, listDepartments, listPlaces, peopleOverview } from "~/domain/people";
import { addDays } from "~/domain/people/plain-days";
import { today } from "~/platform/clock";
import { useDatabase } from "../../setup/database";
import { added, call, makeCompany, memberOf } from "./company";
import { makeHiringCompany } from "./hired";

useDatabase();

describe("how many work here", () => {
  it("is one number: in the overview, the directory, the departments and the places, without who is still to come", async () => {
    const owner = await makeCompany();
    const member = await memberOf(owner);
    const departmentId = (await call(owner, "POST", "departments", { name: "Kitchen" })).body.id;
    const placeId = (await call(owner, "POST", "places", { name: "Austin", city: "Austin", state: "TX" })).body.id;
    await added(owner, { departmentId, placeId });
    await added(owner, { departmentId, placeId });
    await added(owner);
    await added(owner, { departmentId, placeId, startDate: addDays(today(), 10) });
    const leaver = await added(owner, { departmentId, placeId });
    const plan = { kind: "resignation", lastDay: addDays(today(), -3), begin: true, acceptWarnings: true };
    expect((await call(owner, "POST", `employees/${leaver}/leaving`, plan)).status).toBeLessThan(300);
    const heads = { headCount: 3, toCome: 1 };
    expect(await peopleOverview(member)).toMatchObject(heads);
    expect(await countEmployees(member, employeeQuery.parse({}))).toEqual({ ...heads, total: 4 });
    expect((await listDepartments(member))[0]).toMatchObject({ headCount: 2 });
    expect((await listPlaces(member))[0]).toMatchObject({ headCount: 2 });
    expect(await countEmployees(member, employeeQuery.parse({ departmentId }))).toEqual({
      ...{ total: 3, headCount: 2, toCome: 1 },
    });
    expect(await countEmployees(member, employeeQuery.parse({ search: "Silva", status: "all" }))).toMatchObject({
      total: 5,
    });
  });

  it("is known to hiring, whose law check goes by it, until somebody says another number", async () => {
    const company = await makeHiringCompany();
    const placeId = (await call(company, "POST", "places", { name: "Austin", city: "Austin", state: "TX" })).body.id;
    const heads = async () => (await readSettings(company.member)).locations.map(({ heads: count }) => count);
    expect(await heads()).toEqual([0]);
    await added(company, { placeId });
    await added(company, { placeId });
    expect(await heads()).toEqual([2]);
    const austin = { id: placeId, name: "Austin", city: "Austin", state: "TX" };
    await saveLocation(company.member, locationForm.parse({ ...austin, headCount: 30 }));
    expect(await heads()).toEqual([30]);
  });

  it("is counted by places whose names are theirs, also when they were taken off the list", async () => {
    const owner = await makeCompany();
    const make = async (name: string) =>
      (await call(owner, "POST", "places", { name, city: "Austin", state: "TX" })).body.id;
    const [austin, east] = [await make("Austin"), await make("East Austin")];
    expect((await call(owner, "POST", `places/${austin}/merge`, { into: east })).status).toBeLessThan(300);
    const rename = { name: "Austin", city: "Austin", state: "TX" };
    const answer = await call(owner, "PUT", `places/${east}`, rename);
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field: "name" }] } });
  });

  it("asks back where a first day is more than a year away and the form has not said that it is meant", async () => {
    const owner = await makeCompany();
    const person = { firstName: "Bo", lastName: "Reed", email: "bo@miller.example.com", title: "Baker" };
    const add = (more: object) => call(owner, "POST", "employees", { ...person, ...more });
    const asked = await add({ startDate: "1999-01-04", acceptStart: false });
    expect(asked).toMatchObject({ status: 422, body: { code: "far_start" } });
    expect(asked.body.fields.map(({ field }: { field: string }) => field)).toEqual(["startDate", "acceptStart"]);
    expect((await add({ startDate: addDays(today(), 400), acceptStart: false })).status).toBe(422);
    expect((await add({ startDate: "1999-01-04", acceptStart: true })).status).toBe(201);
  });
});
