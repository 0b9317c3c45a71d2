import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closesCircle, reportsOf } from "~/domain/people/employment/reporting-line";
import { asOf, changedFrom, type Slice } from "~/domain/people/employment/timeline";
import { FIELD_GROUPS } from "~/domain/people/fields/field-table";
import { visibleTo } from "~/domain/people/fields/visible-fields";
import { PEOPLE_ROLES } from "~/domain/people/member/people-abilities";
import { addDays } from "~/domain/people/plain-days";

type Job = { title: number; pay: number; boss: number };
const START = "2024-02-20";
const first: Slice<Job> = {
  id: 1,
  startDate: START,
  endDate: null,
  changes: ["title", "pay", "boss"],
  fields: { title: 0, pay: 0, boss: 0 },
};

const change = fc.record({
  offset: fc.integer({ min: 0, max: 40 }),
  field: fc.constantFrom("title", "pay", "boss"),
  value: fc.integer({ min: 1, max: 3 }),
});

describe("a history of dated changes", () => {
  it("never overlaps or gaps, and as of any day is what the latest change of each field up to it said", () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        let history = [first];
        const written = new Map<string, number>();
        for (const { offset, field, value } of changes) {
          const day = addDays(START, offset);
          history = changedFrom(history, day, { [field]: value } as Partial<Job>) ?? [];
          written.set(`${field}|${day}`, value);
        }
        for (const [index, { endDate }] of history.entries()) {
          const next = history[index + 1];
          expect(endDate).toBe(next ? addDays(next.startDate, -1) : null);
        }
        for (let offset = 0; offset <= 41; offset += 1) {
          const day = addDays(START, offset);
          const expected = { title: 0, pay: 0, boss: 0 };
          for (const [key, value] of [...written].sort()) {
            const [field, on] = key.split("|") as [keyof Job, string];
            if (on <= day) expected[field] = value;
          }
          expect(asOf(history, day)?.fields).toEqual(expected);
        }
      }),
    );
  });

  it("is not changed before the first day", () => {
    expect(changedFrom([first], addDays(START, -1), { pay: 5 })).toBeNull();
  });

  it("begins on a leap day as on any other", () => {
    const next = changedFrom([first], "2024-02-29", { pay: 9 });
    expect(next?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2024-02-20", "2024-02-28"],
      ["2024-02-29", null],
    ]);
  });
});

describe("the reporting line", () => {
  it("never closes a circle where none was said to close", () => {
    const pairs = fc.array(fc.tuple(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 8 })), { maxLength: 30 });
    fc.assert(
      fc.property(pairs, (wanted) => {
        const managerOf = new Map<number, number | null>();
        for (const [employee, manager] of wanted)
          if (!closesCircle(managerOf, employee, manager)) managerOf.set(employee, manager);
        for (const start of managerOf.keys()) {
          const seen = new Set<number>();
          for (let at: number | null = start; at !== null; at = managerOf.get(at) ?? null) {
            expect(seen.has(at)).toBe(false);
            seen.add(at);
          }
          for (const report of reportsOf(managerOf, start)) expect(closesCircle(managerOf, start, report)).toBe(true);
        }
      }),
    );
  });
});

describe("the field table", () => {
  const whole = Object.fromEntries(
    Object.values(FIELD_GROUPS).flatMap(({ fields }) => fields.map((name) => [name, 1])),
  );
  const seen = (onlooker: Partial<Parameters<typeof visibleTo>[1]>) =>
    visibleTo({ ...whole, socialSecurityNumber: 1 }, {
      ...{ role: "employee", isSelf: false, isManager: false, managersSeePay: false },
      ...onlooker,
    } as Parameters<typeof visibleTo>[1]);

  it.each(PEOPLE_ROLES)("never lets out what stands in no group, to %s", (role) => {
    expect(seen({ role, isSelf: true, isManager: true, managersSeePay: true })).not.toHaveProperty(
      "socialSecurityNumber",
    );
  });

  it("shows colleagues the directory alone, and pay to HR, payroll, the person, and a manager where the company allows", () => {
    expect(Object.keys(seen({})).sort()).toEqual([...FIELD_GROUPS.directory.fields].sort());
    expect(seen({ role: "viewer" })).not.toHaveProperty("pay");
    expect(seen({ isManager: true })).not.toHaveProperty("pay");
    expect(seen({ isManager: true })).not.toHaveProperty("address");
    expect(seen({ isManager: true, managersSeePay: true })).toHaveProperty("pay");
    expect(seen({ isSelf: true })).toHaveProperty("pay");
    expect(seen({ role: "payroll" })).toHaveProperty("pay");
    expect(seen({ role: "payroll" })).not.toHaveProperty("address");
    expect(seen({ role: "hr_admin" })).toEqual(whole);
  });
});
