import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import * as directory from "~/app/routes/people/employees/hris.employees._index";
import * as files from "~/app/routes/people/employees/hris.employees.$id.files";
import * as personal from "~/app/routes/people/employees/hris.employees.$id.personal";
import * as tasks from "~/app/routes/people/employees/hris.employees.$id.tasks";
import * as change from "~/app/routes/people/employees/hris.employees.$id_.change";
import * as added from "~/app/routes/people/employees/hris.employees.new";
import * as start from "~/app/routes/people/hris._index";
import * as eeo from "~/app/routes/people/reports/hris.eeo-1";
import * as identification from "~/app/routes/people/reports/hris.eeo-1_.employees.$id";
import * as ownAnswer from "~/app/routes/people/reports/hris.me_.self-identification";
import { shellView } from "~/app/server/shell-view.server";
import { openedGroups, placesToGo } from "~/app/shell/navigation";
import { resolvePrincipal } from "~/domain/accounts";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { added as addedTo, joinCompany, makeCompany } from "./company";

useDatabase();

type Door = { loader: (arrival: never) => Promise<unknown> };

/** What a screen's loader answers: 200, the status of a refusal, or the address it leads to. */
async function answerOf({ loader }: Door, cookie: string | null, path: string, id = 0): Promise<number | string> {
  const request = new Request(`http://localhost${path}`, { headers: cookie ? { cookie } : {} });
  const context = { address: "203.0.113.7" } as AppLoadContext;
  try {
    await loader({ request, context, params: { id: String(id) } } as never);
    return 200;
  } catch (error) {
    if (!(error instanceof Response)) throw error;
    return new URL(error.headers.get("location") ?? "", "http://localhost").pathname.slice(1) || error.status;
  }
}

describe("the screens of people", () => {
  it("open to each role what is its own, to nobody else, and lead the rest to the plans or to the sign-in", async () => {
    const owner = await makeCompany();
    const own = await addedTo(owner);
    const other = await addedTo(owner);
    const by = async (role: string, employeeId?: number) =>
      (await joinCompany(owner.organizationId, role, employeeId)).cookie;
    const cookies = {
      visitor: null,
      outsider: await sessionCookie(await makeUser()),
      owner: owner.cookie,
      payroll: await by("payroll"),
      viewer: await by("hr_viewer"),
      employee: await by("employee", own),
    };
    const doors: [string, Door, string, number?][] = [
      ["directory", directory, "/hris/employees"],
      ["new", added, "/hris/employees/new"],
      ["change", change, `/hris/employees/${other}/change`, other],
      ["personal of another", personal, `/hris/employees/${other}/personal`, other],
      ["personal of their own", personal, `/hris/employees/${own}/personal`, own],
      ["files of another", files, `/hris/employees/${other}/files`, other],
      ["files of their own", files, `/hris/employees/${own}/files`, own],
      ["tasks", tasks, `/hris/employees/${other}/tasks`, other],
      ["EEO-1", eeo, "/hris/eeo-1"],
      ["self-identification of another", identification, `/hris/eeo-1/employees/${other}`, other],
      ["self-identification of their own", ownAnswer, "/hris/me/self-identification"],
    ];
    const seen: Record<string, unknown> = {};
    for (const [name, door, path, id] of doors) {
      const answers: (number | string)[] = [];
      for (const cookie of Object.values(cookies)) answers.push(await answerOf(door, cookie, path, id));
      seen[name] = answers;
    }
    //                         visitor, outsider, owner, payroll, viewer, employee
    expect(seen).toEqual({
      directory: ["login", "hris", 200, 200, 200, 200],
      new: ["login", "hris", 200, 403, 403, 403],
      change: ["login", "hris", 200, 403, 403, 403],
      "personal of another": ["login", "hris", 200, 403, 403, 403],
      "personal of their own": ["login", "hris", 200, 403, 403, 200],
      "files of another": ["login", "hris", 200, 200, 403, 403],
      "files of their own": ["login", "hris", 200, 200, 403, 200],
      tasks: ["login", "hris", 200, 200, 200, 200],
      "EEO-1": ["login", "hris", 200, 403, 200, 403],
      "self-identification of another": ["login", "hris", 200, 403, 403, 403],
      // Whose account has no record of an employee has no answer to give.
      "self-identification of their own": ["login", "hris", 404, 404, 404, 200],
    });
    expect(await answerOf(start as Door, null, "/hris")).toBe(200);
    expect(await answerOf(personal, cookies.owner, "/hris/employees/999999999/personal", 999_999_999)).toBe(404);
  });

  it("are led to by tabs where somebody has a role, in hiring too", async () => {
    const owner = await makeCompany();
    const closedTo = async (cookie: string) =>
      shellView(await resolvePrincipal({ cookie, authorization: null, address: "203.0.113.7" })).closed;
    const employee = await joinCompany(owner.organizationId, "employee");
    const recruiter = await makeUser({ defaultOrganization: { connect: { id: owner.organizationId } } });
    const seat = { organizationId: owner.organizationId, userId: recruiter.id, role: "recruiter" };
    await db().organizationMember.create({ data: seat });
    expect(await closedTo(owner.cookie)).toEqual([]);
    expect(await closedTo(employee.cookie)).toEqual(["hiring"]);
    expect(await closedTo(await sessionCookie(recruiter))).toEqual(["people"]);
    expect(await closedTo(await sessionCookie(await makeUser()))).toEqual([]);
    expect(openedGroups(["hiring"]).map(({ label }) => label)).toEqual(["Research", "Pay", "People", "Alerts"]);
    const places = placesToGo({ isSignedIn: true, isAdmin: false, closed: ["hiring"] });
    expect(places.filter(({ href }) => href.startsWith("/ats"))).toEqual([]);
    expect(places.map(({ href }) => href)).toContain("/hris/employees");
  });
});
