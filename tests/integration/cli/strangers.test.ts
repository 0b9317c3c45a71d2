import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, terminalKey } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { commandLine } from "./command-line";

/** What somebody who had never seen the command stumbled over. */
useDatabase();
const server = useHttpServer();
let paidKey = "";
let adminKey = "";
const paid = commandLine(server.url, () => paidKey);
const admin = commandLine(server.url, () => adminKey);
const visitor = commandLine(server.url);

beforeAll(async () => {
  const access = { accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) };
  paidKey = await terminalKey(await makeUser(access));
  adminKey = await terminalKey(await makeUser({ isAdmin: true, ...access }));
});

const jsonOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout);

describe("a key", () => {
  it("with one scope signs in and says what it may do", async () => {
    const { statewise } = commandLine(server.url);
    const key = await apiKey(await makeUser(), ["research:read"]);
    const login = await statewise(["login", "--key-stdin"], { stdin: key });
    expect(login).toMatchObject({ code: 0, stderr: expect.stringContaining("It may: research:read.") });
    expect(jsonOf(await statewise(["whoami", "--json"]))).toMatchObject({ email: null, scopes: ["research:read"] });
    expect(await statewise(["keys", "list"])).toMatchObject({
      code: 3,
      stderr: expect.stringContaining("account:read"),
    });
  });

  it("that was refused is not forgotten: what comes next fails until somebody signs in or out", async () => {
    const { statewise } = commandLine(server.url);
    expect(await statewise(["login", "--key-stdin"], { stdin: `sw_${"x".repeat(40)}` })).toMatchObject({ code: 3 });
    const asked = await statewise(["ask", "is overtime due", "--state", "CA"]);
    expect(asked).toMatchObject({ code: 3, stdout: "", stderr: expect.stringContaining("was refused") });
    expect((await statewise(["logout"])).code).toBe(0);
    const signedOut = await statewise(["ask", "is overtime due", "--state", "CA"]);
    expect(signedOut).toMatchObject({ code: 0, stderr: expect.stringContaining("You are not signed in") });
  });

  it("for another profile leaves the current one, unless --use says otherwise", async () => {
    const { statewise } = commandLine(server.url);
    const login = async (...more: string[]) =>
      statewise(["login", "--key-stdin", ...more], { stdin: await apiKey(await makeUser()) });
    const currentNow = async () =>
      jsonOf(await statewise(["profiles", "--json"])).find((one: { current: boolean }) => one.current).name;
    await login();
    expect((await login("--profile", "adm")).stderr).toContain("Profile default stays the current one");
    expect(await currentNow()).toBe("default");
    await login("--profile", "adm", "--use");
    expect(await currentNow()).toBe("adm");
  });
});

it("goes to the address of either variable, and help tells both", async () => {
  const env = { STATEWISE_URL: "", STATEWISE_API_URL: server.url() };
  const topics = await visitor.statewise(["laws", "topics", "--json", "--verbose"], { env });
  expect(topics).toMatchObject({ code: 0, stderr: expect.stringContaining(server.url()) });
  const { stdout } = await visitor.statewise(["--help"]);
  expect(stdout).toMatch(/STATEWISE_URL +address of Statewise \(also STATEWISE_API_URL\)/);
});

describe("a test key", () => {
  it("is made by --test, marks what it answers, and is silent where a program reads", async () => {
    const user = await makeUser({ atsAccessLevel: "monthly", atsAccessExpiry: after(now(), DAY_MS) });
    const own = await terminalKey(user);
    const { statewise } = commandLine(server.url, () => own);
    const made = await statewise(["keys", "create", "try-out", "--test", "--scope", "ats:read"]);
    expect(made).toMatchObject({ code: 0, stderr: expect.stringContaining("Test key try-out (ats:read)") });
    const env = { STATEWISE_API_KEY: made.stdout.trim() };
    const jobs = await statewise(["hiring", "jobs"], { env });
    expect(jobs).toMatchObject({ code: 0, stderr: expect.stringContaining("this is made-up data") });
    expect(jobs.stdout).toContain("Baker (test)");
    const read = await statewise(["hiring", "jobs", "--json"], { env });
    expect([read.stderr, jsonOf(read).length]).toEqual(["", 2]);
    expect(jsonOf(await statewise(["whoami", "--json"], { env }))).toMatchObject({ testData: true });
  });
});

describe("a question", () => {
  it("is read from stdin, its state by name, and what the reading noticed is said", async () => {
    const stdin = "When is final pay due in Texas?\n";
    const asked = await paid.statewise(["ask", "-", "--state", "California"], { stdin });
    expect(asked).toMatchObject({ code: 0, stderr: expect.stringMatching(/^Note: .*Texas/) });
    const bare = await paid.statewise(["ask", "--state", "CA", "--json"], { stdin });
    expect([bare.stderr, jsonOf(bare).hints[0].kind]).toEqual(["", "other-state"]);
    const { data: _none, ...rest } = { data: null, rows: jsonOf(await paid.statewise(["history", "--json"])) };
    expect(rest.rows.map((one: { query: string }) => one.query)).toContain(stdin.trim());
    expect(await visitor.statewise(["ask"], { stdin: "" })).toMatchObject({ code: 2 });
    const slip = await visitor.statewise(["search", "overtime", "--state", "Califronia"]);
    expect(slip).toMatchObject({ code: 2, stderr: expect.stringContaining("Did you mean California?") });
  });

  it("is told the facts that there are, by a name that is near or by the list", async () => {
    const asked = (fact: string) => paid.statewise(["ask", "is overtime due", "--state", "CA", "--fact", fact]);
    expect((await asked("hours=ten")).stderr).toMatch(/Did you mean .*"hours_day".*"hours_week"/);
    expect((await asked("colour=red")).stderr).toContain("statewise facts");
    expect((await visitor.statewise(["facts"])).stdout).toMatch(/\nseparation\s+choice\s+.*fired/);
  });

  it("found laws and cases as rows: their fields and their CSV", async () => {
    const search = ["search", "meal breaks", "--state", "CA", "--limit", "2"];
    const rows = jsonOf(await paid.statewise([...search, "--fields", "list,id", "--json"]));
    expect(rows.slice(0, 2)).toEqual([
      { list: "laws", id: expect.any(Number) },
      { list: "laws", id: expect.any(Number) },
    ]);
    expect((await paid.statewise([...search, "--fields", "colour"])).stderr).toMatch(
      /no field colour\. Known: .*title/,
    );
    const csv = (await paid.statewise([...search, "--no-cases", "--as-csv"])).stdout.trimEnd().split("\n");
    expect(csv[0]).toMatch(/^list,id,/);
    expect(csv.filter((line) => line.startsWith("laws,"))).toHaveLength(2);
  });

  it("compares states that are named as words", async () => {
    const { stdout } = await paid.statewise(["laws", "compare", "min_wage", "CA", "Texas"]);
    expect(stdout).toMatch(/California[\s\S]*Texas/);
    expect(stdout).not.toContain("Nevada");
  });
});

describe("a call", () => {
  it("of an unknown command names the nearest, or those that there are", async () => {
    expect((await visitor.statewise(["customers", "lisst"])).stderr).toContain("Did you mean customers list?");
    expect((await visitor.statewise(["people", "roster"])).stderr).toMatch(
      /unknown command 'people roster'\nCommands: .*employees, employee,/,
    );
    expect((await visitor.statewise(["laws", "nonsense"])).stderr).toContain("statewise laws --help");
  });

  it("names a missing file before it asks", async () => {
    const ended = await admin.statewise(["customers", "grant", "--csv", "missing.csv", "--level", "monthly"]);
    expect(ended).toMatchObject({ code: 2, stderr: "There is no file missing.csv.\n" });
    const noLevel = await admin.statewise(["customers", "grant", "a@example.com"]);
    expect(noLevel.stderr).toBe("Add --level.\n");
  });

  it("that is only tried is refused as the server would refuse it, and changes nothing", async () => {
    const user = await makeUser();
    const grant = (who: string, until: string) => [
      "customers",
      "grant",
      who,
      "--level",
      "monthly",
      "--until",
      until,
      "--dry-run",
    ];
    const past = await admin.statewise(grant(user.email, "2020-01-01"));
    expect(past).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("earlier than today") });
    const fine = await admin.statewise(grant(user.email, "2099-01-01"));
    expect(fine).toMatchObject({ code: 0, stdout: expect.stringContaining("would take it") });
    writeFileSync(path.join(admin.home, "some.csv"), `email,until\n${user.email},2020-01-01\n`);
    const bulk = ["customers", "grant", "--csv", "some.csv", "--level", "monthly", "--dry-run"];
    expect(await admin.statewise(bulk)).toMatchObject({
      code: 1,
      stdout: expect.stringContaining("earlier than today"),
    });
    const key = ["keys", "create", "old", "--scope", "export", "--expires", "2020-01-01", "--dry-run"];
    expect(await admin.statewise(key)).toMatchObject({ code: 2, stderr: expect.stringContaining("in the future") });
    expect(
      (await paid.statewise(["api", "PUT", `/api/admin/customers/${user.id}/access`, "-d", "{}", "--dry-run"])).code,
    ).toBe(3);
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel).toBe("none");
  });

  it("of a pay calculation shows the precise figures first", async () => {
    const { stdout } = await paid.statewise(["pay", "calc", "--annual-salary", "60000", "--state", "California"]);
    expect(stdout).toMatch(/^LINE\s+PRECISE\s+QUICK ESTIMATE\n/);
    const rows = "name,annualSalary,state\nAnn,60000,CA\n";
    const csv = await paid.statewise(["pay", "calc", "--csv", "-"], { stdin: rows });
    expect(csv.stdout.split("\n")[1]).toMatch(/^2,Ann,precise,/);
  });
});

it("the manual names what a stranger needs", () => {
  const manual = readFileSync(path.join(__dirname, "../../../cli/README.md"), "utf8");
  for (const said of ["statewise ask -", "statewise facts", "--use"]) expect(manual).toContain(said);
});
