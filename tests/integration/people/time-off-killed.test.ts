import { spawn } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { accrueLeave } from "~/domain/people/time-off/accrue-leave";
import { inOrganization } from "~/platform/db/client";
import { projectRoot } from "~/platform/root";
import { useDatabase } from "../../setup/database";
import { added, makeCompany } from "./company";
import { policyOf } from "./time-off-company";

useDatabase();

const PEOPLE = 500;
const NIGHT = `
import { accrueLeave } from "./web/domain/people/time-off/accrue-leave.ts";
await accrueLeave();
await new Promise(() => setInterval(() => {}, 1000));
`;

/** The nightly accrual in a process of its own, which ends only by being killed. */
function startNight() {
  const child = spawn(path.join(projectRoot, "node_modules/.bin/tsx"), ["--input-type=module", "--eval", NIGHT], {
    cwd: projectRoot,
    env: { ...process.env, LOG_LEVEL: "silent" },
    stdio: ["ignore", "ignore", "inherit"],
    // tsx starts a second process: both are killed as a group.
    detached: true,
  });
  return () =>
    new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      process.kill(-(child.pid ?? 0), "SIGKILL");
    });
}

test("a night that is killed leaves no line out and writes none twice, and the next one makes up for it", async () => {
  const owner = await makeCompany();
  const { organizationId } = owner;
  const first = await added(owner, { startDate: "2025-01-01" });
  await policyOf(owner, { method: "monthly", grantMinutes: 5760 });
  // Colleagues of the first, made at once.
  await inOrganization(organizationId, async (tx) => {
    await tx.$executeRaw`insert into employees (organization_id, employee_id, first_name, last_name, email, status, updated_at)
      select ${organizationId}, 'K' || n, 'Kim', 'Ito' || n, 'k' || n || '@example.com', 'active', now() from generate_series(2, ${PEOPLE}) n`;
    await tx.$executeRaw`insert into employment_periods (organization_id, employee_id, start_date, updated_at)
      select organization_id, id, '2025-01-01', now() from employees where organization_id = ${organizationId} and id <> ${first}`;
    await tx.$executeRaw`insert into employee_positions (organization_id, employee_id, position_id, start_date, updated_at)
      select e.organization_id, e.id, p.position_id, '2025-01-01', now() from employees e, employee_positions p
      where e.organization_id = ${organizationId} and p.organization_id = ${organizationId} and p.employee_id = ${first} and e.id <> ${first}`;
  });
  const written = async () =>
    (
      await inOrganization(
        organizationId,
        (tx) => tx.$queryRaw<{ people: bigint; lines: bigint; sources: bigint; minutes: bigint }[]>`
          select count(distinct employee_id) as people, count(*) as lines, count(distinct (employee_id, source)) as sources, sum(minutes) as minutes
          from time_off_entries where organization_id = ${organizationId}`,
      )
    )[0];
  const kill = startNight();
  await expect.poll(async () => Number((await written())?.people), { interval: 5, timeout: 60_000 }).toBeGreaterThan(0);
  await kill();
  const before = await written();
  expect(Number(before?.lines)).toBe(Number(before?.sources));
  await accrueLeave();
  const after = await written();
  const each = Number(after?.lines) / PEOPLE;
  expect(Number(after?.people)).toBe(PEOPLE);
  expect(each).toBeGreaterThan(20);
  expect(Number.isInteger(each)).toBe(true);
  expect(Number(after?.sources)).toBe(Number(after?.lines));
  expect(Number(after?.minutes)).toBe(each * PEOPLE * 480);
  expect(await accrueLeave()).toMatchObject({ entries: 0 });
}, 90_000);
