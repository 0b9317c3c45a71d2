import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { answerDeviceRequest } from "~/domain/accounts";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser, terminalKey } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { signedInUser } from "../accounts/callers";
import { settings } from "../updates/with-sources";
import { commandLine } from "./command-line";
import { useScheduler } from "./use-scheduler";

useDatabase();
const server = useHttpServer();
useScheduler();
let adminKey = "";
const admin = commandLine(server.url, () => adminKey);
const visitor = commandLine(server.url);

beforeAll(async () => {
  const access = { accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) };
  adminKey = await terminalKey(await makeUser({ isAdmin: true, ...access }));
});

const jsonOf = ({ stdout }: { stdout: string }) => JSON.parse(stdout);

describe("signing in", () => {
  it("with a key from stdin keeps it where only the user reads it, and signing out revokes what a terminal holds", async () => {
    const user = await makeUser();
    const key = await apiKey(user);
    const { statewise, home } = commandLine(server.url);
    expect(await statewise(["whoami"])).toMatchObject({ code: 3, stderr: expect.stringContaining("statewise login") });
    const login = await statewise(["login", "--key-stdin"], { stdin: `${key}\n` });
    expect(login).toMatchObject({ code: 0, stdout: "", stderr: expect.stringContaining(user.email) });
    const file = path.join(home, "config/statewise/profiles.json");
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
    expect(jsonOf(await statewise(["whoami", "--json"]))).toMatchObject({ email: user.email, access: "none" });
    expect((await statewise(["profiles"])).stdout).toMatch(/true\s+default\s+http/);
    expect((await statewise(["logout"])).stderr, "a program's key is the profile's").toContain("could not be revoked");
    expect(readFileSync(file, "utf8")).not.toContain(key);
    const terminal = await terminalKey(user);
    expect(await statewise(["login", "--key-stdin"], { stdin: terminal })).toMatchObject({ code: 0 });
    expect((await statewise(["logout"])).stderr).toContain("is revoked");
    const refused = await statewise(["whoami", "--json"], { env: { STATEWISE_API_KEY: terminal } });
    expect(refused.code).toBe(3);
    expect(JSON.parse(refused.stderr).error).toMatchObject({ status: 401, exitCode: 3 });
  });

  it("in the browser shows a code and waits for its confirmation", async () => {
    const { user, principal } = await signedInUser();
    const { statewise } = commandLine(server.url);
    let approved: Promise<void> | undefined;
    const login = await statewise(["login", "--scope", "account:read", "research:read"], {
      whileRunning: (_child, said) => {
        const code = /confirm the code (\S+)/.exec(said)?.[1];
        if (code) approved ??= answerDeviceRequest(principal, code, "approve");
      },
    });
    expect(login).toMatchObject({ code: 0, stderr: expect.stringContaining(`Signed in as ${user.email}`) });
    await approved;
    expect((await statewise(["whoami"])).stdout).toContain(user.email);
    const refused = await statewise(["keys", "create", "nightly", "--scope", "export"]);
    expect(refused.stderr).toContain("statewise login --scope research:read account:read account:write");
  });

  it("refuses what is no key, and a key on the command line", async () => {
    expect(await visitor.statewise(["login", "--key-stdin"], { stdin: "hello" })).toMatchObject({ code: 2 });
    expect(await visitor.statewise(["login", "--key", "sw_x"])).toMatchObject({ code: 2 });
  });

  it("sends a saved key to no other server", async () => {
    const { statewise } = commandLine(server.url);
    await statewise(["login", "--key-stdin"], { stdin: await apiKey(await makeUser()) });
    const other = server.url().replace("127.0.0.1", "localhost");
    expect(await statewise(["whoami", "--url", other])).toMatchObject({ code: 3 });
  });
});

describe("research", () => {
  it("is JSON for programs and text for people, the result alone on stdout", async () => {
    const found = jsonOf(
      await admin.statewise(["search", "meal", "breaks", "--state", "CA", "--limit", "2", "--json"]),
    );
    expect(found.laws).toHaveLength(2);
    const text = await admin.statewise(["search", "meal breaks", "--state", "ca", "--no-federal", "--no-cases"]);
    expect(text).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining("California Meal and Rest") });
    expect(text.stdout).not.toContain("\u001b[");
    const opened = await admin.statewise(["search", "meal breaks", "--state", "CA", "--open", "1"]);
    expect(opened.stdout).toContain("Requirements");
  });

  it("asks, compares, exports and tells the history", async () => {
    const answer = await admin.statewise(["ask", "do we have to pay out unused vacation", "--state", "CA"]);
    expect(answer.stdout).toMatch(/risk\n[\s\S]+Sources\n\s+\[1\]/);
    const facts = ["ask", "Does the FMLA cover us?", "--state", "TX"];
    const open = await admin.statewise(facts);
    expect(open).toMatchObject({ code: 0, stderr: "" });
    expect(open.stdout).toContain("How many employees do you have in all? (--fact employees=…)");
    const given = await admin.statewise([...facts, "--fact", "employees=80"]);
    expect(given.stdout).toMatch(/^Your case: 80 employees\n[\s\S]*Yes\./);
    const wrong = await admin.statewise([...facts, "--fact", "employes=80"]);
    expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('Did you mean "employees"?') });
    expect((await admin.statewise([...facts, "--fact", "employees"])).code).toBe(2);
    expect((await admin.statewise(["laws", "compare", "min_wage", "--states", "ca,ny"])).stdout).toMatch(
      /California\s+\$1\d\.\d\d/,
    );
    const exported = await admin.statewise([
      "export",
      "meal breaks",
      "--state",
      "CA",
      "--format",
      "pdf",
      "-o",
      "m.pdf",
    ]);
    expect(exported).toMatchObject({ code: 0, stderr: expect.stringContaining("m.pdf") });
    expect(readFileSync(path.join(admin.home, "m.pdf")).subarray(0, 5).toString()).toBe("%PDF-");
    expect((await admin.statewise(["history"])).code).toBe(0);
  });

  it("calculates pay and calls anything", async () => {
    expect((await admin.statewise(["pay", "calc", "--salary", "60000", "--state", "CA"])).stdout).toMatch(
      /Net pay\s+\$/,
    );
    const body = JSON.stringify({ annualSalary: 60000, state: "CA", method: "precise" });
    const raw = await admin.statewise(["api", "POST", "/api/pay/calculate", "-d", "-"], { stdin: body });
    expect(jsonOf(raw).precise.netPay).toBeGreaterThan(1_000);
  });

  it("works out a payroll file, and tells each wrong row with its line", async () => {
    const rows = ["Name,Annual salary,Hourly rate,State,401k", 'Ann,"$60,000.00",,CA,5', "Bob,,22.50,NY,"];
    const calc = (lines: string[], ...more: string[]) =>
      admin.statewise(["pay", "calc", "--csv", "-", "--method", "precise", ...more], { stdin: lines.join("\n") });
    const { stdout } = await calc(rows);
    const [head, ann, bob] = stdout.trimEnd().split("\n");
    expect(head).toMatch(/^line,name,method,grossPay,.*,netPay$/);
    const single = jsonOf(await calc(rows, "--json")).map(
      ({ precise }: { precise: { netPay: number } }) => precise.netPay,
    );
    expect(ann).toMatch(new RegExp(`^2,Ann,precise,2307\\.69,.*,${single[0]}`));
    expect(bob).toMatch(new RegExp(`^3,Bob,precise,1800\\.00,.*,${single[1]}`));
    const wrong = await calc([...rows, "Cy,1,,XX,", "Di,,-3,CA,"]);
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toMatch(/line 4: Unknown state 'XX'[\s\S]*line 5: Hourly rate cannot be negative/);
    expect((await calc(["name,annualSalary", "Ann,much"])).stderr).toContain("line 2: annualSalary must be a number");
  });

  it("ends quietly when its reader has seen enough", async () => {
    const { code, stderr } = await admin.statewise(["laws", "topics", "--json"], {
      whileRunning: (child) => child.stdout?.destroy(),
    });
    expect([code, stderr]).toEqual([0, ""]);
  });
});

describe("exit codes", () => {
  it.each([
    [2, ["search"]],
    [2, ["bogus"]],
    [2, ["search", "x", "--state", "Kalifornien"]],
    [2, ["people", "list"]],
    [2, ["pay", "calc", "--salary", "much"]],
    [2, ["api", "GET", "nowhere"]],
    [2, ["laws", "topics", "--jq", ".[] | nonsense("]],
    [2, ["laws", "topics", "--fields", "slug,colour"]],
    [2, ["laws", "topics", "--as-csv", "--json"]],
    [2, ["login", "--no-input"]],
    [3, ["laws", "compare", "min_wage"]],
    [4, ["laws", "show", "no-such-law"]],
    [5, ["laws", "topics", "--url", "http://127.0.0.1:9", "--timeout", "5"]],
    [0, ["laws", "topics", "--plain"]],
    [0, ["--version"]],
  ])("%i: %o", async (code, args) => {
    const ended = await visitor.statewise(args);
    expect(ended.code, ended.stderr).toBe(code);
    expect(ended.stderr === "").toBe(code === 0);
    const asJson = await visitor.statewise([...args, "--json"]);
    if (code !== 0) expect(JSON.parse(asJson.stderr.trim().split("\n").pop() ?? "").error.exitCode).toBe(code);
  });
});

describe("a result", () => {
  it("is cut to fields, filtered by jq and written as CSV", async () => {
    const topics = ["laws", "topics"];
    const all = jsonOf(await admin.statewise([...topics, "--json"])) as { slug: string; label: string }[];
    const first = all[0] as { slug: string; label: string };
    const [fields, csv, jq, both] = await Promise.all([
      admin.statewise([...topics, "--json", "--fields", "slug,label"]),
      admin.statewise([...topics, "--as-csv", "--fields", "slug,label"]),
      admin.statewise([...topics, "--jq", ".[0].slug, length"]),
      admin.statewise([...topics, "--jq", '.[0]|keys|join(",")', "--fields", "label,slug"]),
    ]);
    expect(jsonOf(fields)).toEqual(all.map(({ slug, label }) => ({ slug, label })));
    const lines = csv.stdout.trimEnd().split("\n");
    expect([lines[0], lines.length]).toEqual(["slug,label", all.length + 1]);
    expect(lines[1]).toContain(first.slug);
    expect(jq.stdout).toBe(`${first.slug}\n${all.length}\n`);
    expect(both.stdout).toBe("label,slug\n");
  });

  it("of a bulk run and of a list in an envelope is cut the same way, with text that a spreadsheet would compute made harmless", async () => {
    const user = await makeUser({ firstName: "=1+1" });
    const list = await admin.statewise([
      "customers",
      "list",
      "--search",
      user.email,
      "--as-csv",
      "--fields",
      "email,firstName",
    ]);
    expect(list.stdout).toBe(`email,firstName\n${user.email},'=1+1\n`);
    const shown = await admin.statewise(["customers", "show", user.email, "--jq", ".firstName"]);
    expect(shown.stdout).toBe("=1+1\n");
  });

  it("that failed tells the request id, also in words", async () => {
    const gone = await admin.statewise(["laws", "show", "no-such-law"]);
    expect(gone.stderr).toMatch(/\nRequest id: [\w-]{8,}\n$/);
  });

  it("does not wait for a browser where nobody may be asked", async () => {
    const ended = await visitor.statewise(["login", "--no-input"]);
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining("--key-stdin") });
  });

  it("of an import that is only tried says by its exit code that lines would fail", async () => {
    const { email } = await makeUser();
    const stdin = `email,firstName,lastName\nfresh-${Date.now()}@example.com,A,B\n${email},C,D\n`;
    const tried = await admin.statewise(["customers", "import", "--csv", "-", "--dry-run"], { stdin });
    expect(tried).toMatchObject({ code: 1, stderr: expect.stringContaining("1 of 2 lines would fail") });
    expect(tried.stdout).toContain(email);
  });

  it("of a pay calculation has one name for the salary, in the flag and in the column", async () => {
    const named = await admin.statewise(["pay", "calc", "--annual-salary", "60000", "--state", "CA", "--json"]);
    const before = await admin.statewise(["pay", "calc", "--salary", "60000", "--state", "CA", "--json"]);
    expect(jsonOf(named)).toEqual(jsonOf(before));
    const help = await admin.statewise(["pay", "calc", "--help"]);
    expect(help.stdout).toContain("--annual-salary <dollars>");
    expect(help.stdout).not.toMatch(/ --salary /);
  });
});

describe("administration", () => {
  it("grants only when it is confirmed, and sends nothing on a dry run", async () => {
    const user = await makeUser();
    const levelNow = async () => (await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel;
    const grant = ["customers", "grant", user.email, "--level", "monthly"];
    expect(await admin.statewise(grant)).toMatchObject({ code: 2, stderr: expect.stringContaining("--yes") });
    const dry = await admin.statewise([...grant, "--dry-run", "--json"]);
    expect(jsonOf(dry)).toMatchObject({ dryRun: true, verb: "PUT", path: `/api/admin/customers/${user.id}/access` });
    expect(await levelNow()).toBe("none");
    expect(await admin.statewise([...grant, "--yes"])).toMatchObject({ code: 0 });
    expect(await levelNow()).toBe("monthly");
    await admin.statewise(["customers", "expire", String(user.id), "--yes"]);
    const expired = await db().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(expired.accessExpiry?.getTime()).toBeLessThanOrEqual(Date.now());
    expect(await admin.statewise(["customers", "revoke", user.email, "--yes"])).toMatchObject({ code: 0 });
    expect(await levelNow()).toBe("none");
  });

  it("lists, shows, adds, writes to customers and sets passwords", async () => {
    const added = await admin.statewise([
      "customers",
      "add",
      "--email",
      "cli@example.com",
      "--first-name",
      "Cli",
      "--last-name",
      "Ent",
      "--level",
      "monthly",
      "--json",
    ]);
    expect(added.code, added.stderr).toBe(0);
    const list = await admin.statewise(["customers", "list", "--search", "cli@example.com"]);
    expect(list.stdout).toMatch(/cli@example\.com\s+Cli\s+Ent\s+monthly/);
    expect(jsonOf(await admin.statewise(["customers", "show", "cli@example.com", "--json"])).email).toBe(
      "cli@example.com",
    );
    const notice = ["customers", "notify", "cli@example.com", "--subject", "Hello", "--message", "-", "--yes"];
    expect(await admin.statewise(notice, { stdin: "A longer text" })).toMatchObject({ code: 0 });
    const password = await admin.statewise(["customers", "temp-password", "cli@example.com", "--yes"]);
    expect(password, "it stands in the customer's mail only").toMatchObject({ code: 0, stdout: "" });
    const file = await admin.statewise(["customers", "export", "--format", "csv", "-o", "all.csv"]);
    expect(file.code, file.stderr).toBe(0);
    expect(readFileSync(path.join(admin.home, "all.csv"), "utf8")).toContain("cli@example.com");
    expect(await admin.statewise(["customers", "show", "nobody@example.com"])).toMatchObject({ code: 4 });
  });

  it("runs jobs and looks at them", async () => {
    expect((await admin.statewise(["jobs"])).stdout).toContain("history-retention");
    expect(jsonOf(await admin.statewise(["jobs", "run", "history-retention", "--wait", "--json"])).status).toBe("done");
    expect((await admin.statewise(["jobs", "logs", "history-retention"])).stdout).toContain("manual");
    expect((await admin.statewise(["jobs", "pause", "history-retention", "--yes"])).stdout).toContain("paused");
    expect((await admin.statewise(["jobs", "resume", "history-retention", "--yes"])).stdout).toMatch(/state\s+on/);
    expect(await admin.statewise(["jobs", "run", "no-such-job"])).toMatchObject({ code: 4 });
    settings({ JOBS: "off" });
    const off = (await admin.statewise(["jobs"])).stdout;
    settings({ JOBS: undefined });
    expect(off).toMatch(/history-retention.* off /);
  });

  it("adds a coupon and takes it out of use", async () => {
    const add = await admin.statewise([
      "coupons",
      "add",
      "CLI20",
      "--percent",
      "20",
      "--description",
      "20% off",
      "--json",
    ]);
    expect(jsonOf(add)).toMatchObject({ code: "CLI20", percentOff: 20, isActive: true });
    expect(await admin.statewise(["coupons", "disable", "cli20", "--yes"])).toMatchObject({ code: 0 });
    expect((await admin.statewise(["coupons", "list", "--search", "CLI20"])).stdout).toMatch(/CLI20.*false/);
    expect(await admin.statewise(["coupons", "add", "X20", "--description", "none"])).toMatchObject({ code: 2 });
  });

  it("makes and revokes keys, the secret alone on stdout", async () => {
    const { stdout } = await admin.statewise(["keys", "create", "nightly", "--scope", "export", "account:read"]);
    expect(stdout).toMatch(/^sw_\S+\n$/);
    const { data } = jsonOf(await admin.statewise(["api", "GET", "/api/api-keys"]));
    const own = data.find(({ name }: { name: string }) => name === "nightly");
    expect(await admin.statewise(["keys", "revoke", String(own.id), "--yes"])).toMatchObject({ code: 0 });
    const env = { STATEWISE_API_KEY: stdout.trim() };
    expect(await visitor.statewise(["keys", "list"], { env })).toMatchObject({ code: 3 });
    const plain = { STATEWISE_API_KEY: await apiKey(await makeUser()) };
    const refused = await visitor.statewise(["keys", "create", "child", "--scope", "export"], { env: plain });
    expect(refused).toMatchObject({ code: 3, stdout: "", stderr: expect.stringContaining("statewise login") });
  });
});

describe("bulk work from CSV", () => {
  const write = (name: string, lines: string[]) => writeFileSync(path.join(admin.home, name), `${lines.join("\n")}\n`);

  it("does the rows that can be done and tells each in a result file", async () => {
    const [ann, bob] = [await makeUser(), await makeUser()];
    write("mixed.csv", [
      "E-mail,Level,Until",
      `${ann.email},monthly,2099-01-31`,
      "nobody@example.com,monthly,",
      `${bob.email},weekly,`,
    ]);
    const dry = await admin.statewise(["customers", "grant", "--csv", "mixed.csv", "--dry-run"]);
    expect(dry.stdout).toMatch(/line 2 .*would send[\s\S]*line 3 .*failed/);
    expect(existsSync(path.join(admin.home, "mixed.csv.results.csv"))).toBe(false);
    const run = await admin.statewise(["customers", "grant", "--csv", "mixed.csv", "--yes"]);
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining("1 done, 2 failed") });
    const results = readFileSync(path.join(admin.home, "mixed.csv.results.csv"), "utf8");
    expect(results).toMatch(new RegExp(`^2,${ann.email},done,main monthly until 2099-01-31$`, "m"));
    expect(results).toMatch(/^3,nobody@example.com,failed,/m);
    expect(await admin.statewise(["customers", "grant", "--csv", "mixed.csv", "--yes"])).toMatchObject({ code: 2 });
  });

  it("goes on where an interruption stopped it, and does no row twice", async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => makeUser()));
    write("many.csv", ["id", ...people.map(({ id }) => String(id))]);
    const file = path.join(admin.home, "many.csv.results.csv");
    const grant = ["customers", "grant", "--csv", "many.csv", "--level", "monthly", "--yes"];
    const stopped = await new Promise<{ code: number | null; stderr: string }>((resolve) => {
      let child: import("node:child_process").ChildProcess | undefined;
      const watch = setInterval(() => {
        const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").length : 0;
        if (lines > 3 && child) {
          clearInterval(watch);
          child.kill("SIGINT");
        }
      }, 2);
      const started = admin.statewise([...grant, "--verbose"], {
        whileRunning: (running) => {
          child = running;
        },
      });
      void started.then((ended) => {
        clearInterval(watch);
        resolve(ended);
      });
    });
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain("--resume");
    const doneBefore = readFileSync(file, "utf8").match(/,done,/g)?.length ?? 0;
    expect(doneBefore).toBeGreaterThan(0);
    expect(doneBefore).toBeLessThan(30);
    const resumed = await admin.statewise([...grant, "--resume"]);
    expect(resumed.code, resumed.stderr).toBe(0);
    expect(resumed.stderr).toContain(`${doneBefore} of 30 rows were done before`);
    const lines = readFileSync(file, "utf8").trim().split("\n").slice(1);
    expect(new Set(lines.map((line) => line.split(",")[1])).size).toBe(30);
    expect(lines).toHaveLength(30);
    const granted = await db().user.count({
      where: { id: { in: people.map(({ id }) => id) }, accessLevel: "monthly" },
    });
    expect(granted).toBe(30);
  });

  it("comes from stdin too, and refuses columns that it does not know", async () => {
    const { id } = await makeUser();
    const args = ["customers", "grant", "--csv", "-", "--product", "ats", "--level", "annual", "--yes", "--json"];
    const piped = await admin.statewise(args, { stdin: `id\n${id}\n` });
    expect(jsonOf(piped)).toEqual([{ line: 2, who: String(id), status: "done", detail: "ats annual" }]);
    const unknown = await admin.statewise(args, { stdin: "id,shoe size\n1,42\n" });
    expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("shoe size") });
  });

  it("opens accounts from a file that the server tries first", async () => {
    write("new.csv", ["email,firstName,lastName", "new1@example.com,New,One", "broken,New,Two"]);
    const dry = jsonOf(await admin.statewise(["customers", "import", "--csv", "new.csv", "--dry-run", "--json"]));
    expect(dry.total).toBe(2);
    expect(await db().user.count({ where: { email: "new1@example.com" } })).toBe(0);
    const run = await admin.statewise(["customers", "import", "--csv", "new.csv", "--yes"]);
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining("1 opened, 1 failed.") });
    expect(run.stdout).toMatch(/3 +broken +failed/);
    expect(await db().user.count({ where: { email: "new1@example.com" } })).toBe(1);
  });

  it("waits for a long file that the server goes on with after its first answer", async () => {
    write("long.csv", ["email,firstName,lastName", "a@example.com,A,One", "b@example.com,B,Two"]);
    const row = (line: number, email: string, status: string) => ({ line, email, status, error: null });
    const running = { id: 7, status: "running", total: 2, succeeded: 0, failed: 0, error: null, rows: [] };
    const rows = [row(3, "b@example.com", "failed"), row(2, "a@example.com", "done")];
    const ended = { ...running, status: "done", succeeded: 1, failed: 1, rows };
    let asked = 0;
    const slow = createServer(({ method, url }, response) => {
      if (url === "/api/admin/bulk/7") asked += 1;
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(method === "GET" && asked > 1 ? ended : running));
    });
    await new Promise<void>((listening) => slow.listen(0, "127.0.0.1", listening));
    const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
    const run = await admin.statewise(["customers", "import", "--csv", "long.csv", "--yes", "--url", url]);
    slow.close();
    expect(run).toMatchObject({ code: 1, stderr: expect.stringContaining("1 opened, 1 failed.") });
    expect(run.stdout.split("\n")[1]).toMatch(/^3 +b@example.com +failed/);
    expect(asked).toBe(2);
  });
});

describe("reports of hiring", () => {
  it("are listed with what they count, and print as a table or as JSON", async () => {
    const { statewise } = admin;
    const kinds = jsonOf(await statewise(["hiring", "reports", "--json"]));
    expect(kinds).toHaveLength(7);
    const funnel = await statewise(["hiring", "report", "funnel", "--from", "2026-01-01", "--to", "2026-03-31"]);
    expect(funnel).toMatchObject({ code: 0, stdout: expect.stringContaining("2026-01-01 to 2026-03-31") });
    expect(jsonOf(await statewise(["hiring", "report", "funnel", "--json"]))).toMatchObject({ type: "funnel", n: 0 });
    expect((await statewise(["hiring", "report", "gossip"])).code).toBe(4);
  });
});
