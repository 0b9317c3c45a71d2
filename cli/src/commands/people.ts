import type { Command } from "../command";
import { firstOf } from "../first-of";

const STATUSES = ["current", "draft", "onboarding", "active", "on_leave", "terminated", "all"] as const;

const employees: Command = {
  name: "people employees",
  summary: "Employees by last name, with their work today",
  isDefault: true,
  options: [
    ["--search <text>", "name, e-mail, number or title"],
    ["--status <status>", "in this state (current)", STATUSES],
    ["--as-of <day>", "work as of this day, YYYY-MM-DD"],
    ["--limit <n>", "at most this many (25)"],
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      ...{ search: input.text("search"), asOf: input.text("asOf"), limit: Math.min(100, most) },
      status: input.text("status") as never,
    };
    return firstOf(client.people.listEmployees(query, { signal }), most, output);
  },
  show: {
    columns: ["id", "number", "name", "title", "email", "status"],
    empty: "No employees.",
  },
};

const employee: Command = {
  name: "people employee",
  summary: "One employee, with what you may see",
  args: [["<id>", "number of the employee in the list"]],
  options: [["--as-of <day>", "work as of this day, YYYY-MM-DD"]],
  run: ({ client, signal }, input) => client.people.getEmployee(input.id(0), { asOf: input.text("asOf") }, { signal }),
};

const hires: Command = {
  name: "people hires",
  summary: "Accepted offers of which no employee has been made yet",
  run: async ({ client, signal }) => (await client.people.listHires({ signal })).data,
  show: {
    columns: ["offerId", "name", "title", "startDate", "pay", "isHired", "isRehire"],
    empty: "Every accepted offer is an employee.",
  },
};

const hire: Command = {
  name: "people hire",
  summary: "Make an employee of an accepted offer",
  args: [["<offer>", "number of the offer"]],
  options: [
    ["--start <day>", "another first day, YYYY-MM-DD"],
    ["--email <address>", "work e-mail"],
    ["--accept-findings", "keep pay that the law of the place asks more of"],
  ],
  isWrite: true,
  run: ({ client, signal }, input) =>
    client.people.hireFromOffer(
      {
        ...{ offerId: input.id(0), startDate: input.text("start"), email: input.text("email") },
        acceptFindings: input.flag("acceptFindings"),
      },
      { signal },
    ),
};

export const peopleCommands: Command[] = [employees, employee, hires, hire];
