import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { prepareTemplate } from "../setup/template";

// People at the size of the target: `npm run bench -- people [employees]`.
const [employees = 10_000] = process.argv.slice(2).map(Number);
const DEPARTMENTS = 40;
const PLACES = 25;
const RUNS = 60;
const TARGET_MS = 100;
const CHART_PEOPLE = 500;
const CHART_TARGET_MS = 200;

const dataDir = mkdtempSync(path.join(tmpdir(), "statewise-bench-"));
process.env.LOG_LEVEL = "silent";
const cluster = await prepareTemplate(dataDir);

const { closeDatabase } = await import("~/platform/db/client");
const { stopMail } = await import("~/platform/mail/kick-mail");
const {
  countEmployees,
  employeeQuery,
  headcountReport,
  listDepartments,
  listEmployees,
  organizationChart,
  peopleOverview,
  readEmployee,
  turnoverReport,
} = await import("~/domain/people");
const { makeCompany, memberOf } = await import("../integration/people/company");

type Row = { what: string; p50: number; p95: number; target: number };
const rows: Row[] = [];

async function time(what: string, run: (turn: number) => Promise<unknown>, target = TARGET_MS): Promise<void> {
  const taken: number[] = [];
  for (let turn = -3; turn < RUNS; turn += 1) {
    const started = performance.now();
    await run(turn + 3);
    if (turn >= 0) taken.push(performance.now() - started);
  }
  taken.sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round((taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN) * 10) / 10;
  rows.push({ what, p50: at(0.5), p95: at(0.95), target });
}

/** Rows as the superuser writes them: everybody but the first reports to somebody before them, one in twenty has left, one in a hundred is to come. */
async function fill(organizationId: number, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  client.on("error", () => undefined);
  await client.connect();
  const own = `where organization_id = ${organizationId}`;
  const at = (table: string) => `(select id, row_number() over (order by id) - 1 as at from ${table} ${own})`;
  await client.query(`insert into departments (organization_id, name, updated_at)
    select ${organizationId}, 'Department ' || n, now() from generate_series(1, ${DEPARTMENTS}) n`);
  await client.query(`insert into organization_locations (organization_id, name, state, updated_at)
    select ${organizationId}, 'Place ' || n, (array['CA','TX','NY','WA','NV'])[1 + n % 5], now() from generate_series(1, ${PLACES}) n`);
  await client.query(`insert into positions (organization_id, title, updated_at)
    select ${organizationId}, (array['Baker','Driver','Clerk','Manager','Engineer'])[1 + n % 5] || ' ' || n, now() from generate_series(1, 60) n`);
  await client.query(`insert into employees (organization_id, employee_id, first_name, last_name, email, status, hire_date, is_active, updated_at)
    select ${organizationId}, 'E-' || n, (array['Kim','Ada','Luis','Noor','Wei','Omar','Ines','Tara'])[1 + n % 8],
      (array['Ito','Park','Reyes','Haddad','Chou','Brandt','Quist','Okafor','Weiss','Soto'])[1 + (n / 8) % 10] || chr(97 + n % 26),
      'person' || n || '@example.com', case when n % 20 = 7 then 'terminated' when n % 100 = 3 then 'onboarding' else 'active' end,
      case when n % 100 = 3 then current_date + 14 else current_date - 30 - n % 2000 end, n % 20 <> 7, now()
    from generate_series(1, ${count}) n`);
  await client.query(`insert into employment_periods (organization_id, employee_id, start_date, end_date, end_kind, updated_at)
    select organization_id, id, hire_date, case when status = 'terminated' then current_date - (id % 25)::int end, case when status = 'terminated' then 'resignation' end, now()
    from employees ${own}`);
  await client.query(`insert into employee_positions (organization_id, employee_id, position_id, department_id, manager_id, work_location_id, start_date, end_date, salary, salary_type, updated_at)
    select ${organizationId}, e.id, p.id, d.id, m.id, l.id, e.hire_date, case when e.status = 'terminated' then current_date - (e.id % 25)::int end, 2500 + e.at % 3000, 'hourly', now()
    from (select id, hire_date, status, row_number() over (order by id) - 1 as at from employees ${own}) e
    join ${at("positions")} p on p.at = e.at % 60
    join ${at("departments")} d on d.at = e.at % ${DEPARTMENTS}
    join ${at("organization_locations")} l on l.at = e.at % ${PLACES}
    left join ${at("employees")} m on m.at = (e.at - 1) / 8 and e.at > 0`);
  await client.query("vacuum analyze employees, employee_positions, employment_periods, positions, departments");
  await client.end();
}

try {
  await stopMail();
  const owner = await makeCompany();
  await fill(owner.organizationId, employees);
  const member = await memberOf(owner);
  const query = (more: object = {}) => employeeQuery.parse({ limit: 25, ...more });
  const searches = ["kim", "ito", "person4711", "E-77", "baker 5", "zzzz", "noor haddad", "wei"];
  let cursor: string | undefined;
  await time("directory, page after page", async () => {
    cursor = (await listEmployees(member, query({ cursor }))).nextCursor ?? undefined;
  });
  await time("directory, how many", () => countEmployees(member, query()));
  await time("directory, search", (turn) => listEmployees(member, query({ search: searches[turn % searches.length] })));
  await time("directory, how many of a search", (turn) =>
    countEmployees(member, query({ search: searches[turn % searches.length] })),
  );
  const [department] = await listDepartments(member);
  await time("directory, one department", () => listEmployees(member, query({ departmentId: department?.id })));
  await time("directory, who cannot sign in", () => listEmployees(member, query({ account: "none" })));
  await time("departments", () => listDepartments(member));
  const [first] = (await listEmployees(member, query())).data;
  await time("a record", () => readEmployee(member, first?.id ?? 0));
  await time("overview", () => peopleOverview(member));
  await time("chart of all", () => organizationChart(member));
  await time("headcount report", () => headcountReport(member, {}));
  await time("turnover report", () => turnoverReport(member, {}));
  const small = await makeCompany();
  await fill(small.organizationId, CHART_PEOPLE);
  const smallMember = await memberOf(small);
  await time(`chart of ${CHART_PEOPLE}`, () => organizationChart(smallMember), CHART_TARGET_MS);
  console.log(`${employees} employees\n`);
  console.table(Object.fromEntries(rows.map(({ what, ...row }) => [what, row])));
  console.log(JSON.stringify({ bench: "people", employees, rows }));
  if (rows.some(({ p95, target }) => p95 > target)) process.exitCode = 1;
} finally {
  await closeDatabase();
  await cluster.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
