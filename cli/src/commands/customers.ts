import { saveFile } from "@statewise/sdk/node";
import type { Command, Input } from "../command";
import { customerOf } from "../customer-target";
import { firstOf } from "../first-of";
import { table } from "../show";
import { CUSTOMER_FILTERS, CUSTOMER_ORDERS, MAIN_LEVELS, PRODUCT_LEVELS } from "../words";
import { importList } from "./customer-import";

export const CUSTOMER_COLUMNS: [string, string][] = [
  ["id", "id"],
  ["email", "email"],
  ["firstName", "first name"],
  ["lastName", "last name"],
  ["accessLevel", "access"],
  ["accessExpiry", "until"],
  ["atsAccessLevel", "ATS"],
  ["hrisAccessLevel", "HRIS"],
  ["paymentStatus", "payment"],
];

const queryOf = (input: Input) => ({
  search: input.text("search"),
  filter: input.choice("filter", CUSTOMER_FILTERS),
  sort: input.choice("sort", CUSTOMER_ORDERS),
});

const choosing: Command["options"] = [
  ["--search <text>", "name, e-mail, phone or number"],
  ["--filter <filter>", "such as all, active, trial, expired"],
];

const list: Command = {
  name: "customers list",
  summary: "Customers, searched and filtered; on a terminal with keys to grant and revoke",
  isDefault: true,
  options: [
    ...choosing,
    ["--sort <field>", "such as registered, email, expiry"],
    ["--limit <n>", "at most this many (50)"],
    ["--all", "every one"],
  ],
  examples: ["customers list --search bakery", "customers list --filter expired --all --json > expired.json"],
  run: async ({ client, signal, output }, input) => {
    const most = input.flag("all") ? Number.POSITIVE_INFINITY : (input.number("limit", { least: 1 }) ?? 50);
    return firstOf(
      client.admin.customers.list({ ...queryOf(input), limit: Math.min(100, most) }, { signal }),
      most,
      output,
    );
  },
  show: { columns: CUSTOMER_COLUMNS, empty: "No customers found." },
  view: () => import("../views/customers"),
};

const show: Command = {
  name: "customers show",
  summary: "One customer",
  args: [["<who>", "number or e-mail address"]],
  run: async (context, input) => {
    const { id } = await customerOf(context, input.arg(0));
    return context.client.admin.customers.get(id, { signal: context.signal });
  },
};

const purchases: Command = {
  name: "customers purchases",
  summary: "What a customer bought",
  args: [["<who>", "number or e-mail address"]],
  run: async (context, input) => {
    const { id } = await customerOf(context, input.arg(0));
    return context.client.admin.customers.purchases(id, { signal: context.signal });
  },
  show: {
    text: (rows: { purchaseDate: string; serviceType: string; amount: number; paymentStatus: string }[]) =>
      rows.length === 0
        ? "No purchases."
        : table(
            rows.map((row) => ({ ...row, amount: `$${(row.amount / 100).toFixed(2)}` })),
            [["purchaseDate", "date"], ["serviceType", "what"], "amount", ["paymentStatus", "payment"]],
          ),
  },
};

const add: Command = {
  name: "customers add",
  summary: "Open an account for a customer",
  isWrite: true,
  options: [
    ["--email <address>", "e-mail address (needed)"],
    ["--first-name <name>", "first name (needed)"],
    ["--last-name <name>", "last name (needed)"],
    ["--level <level>", "access to the main platform (none)", ["none", ...MAIN_LEVELS]],
    ["--until <date>", "last day of the access, such as 2027-01-31"],
    ["--ats <level>", "access to hiring", PRODUCT_LEVELS],
    ["--hris <level>", "access to HRIS", PRODUCT_LEVELS],
    ["--no-invitation", "do not write to the customer"],
  ],
  examples: ["customers add --email pat@example.com --first-name Pat --last-name Jones --level monthly"],
  run: ({ client, signal }, input) =>
    client.admin.customers.add(
      {
        email: input.need("email"),
        firstName: input.need("firstName"),
        lastName: input.need("lastName"),
        accessLevel: input.choice("level", ["none", ...MAIN_LEVELS]),
        ...(input.text("until") ? { accessDuration: "custom" as const, accessExpiry: input.text("until") } : {}),
        atsAccessLevel: input.choice("ats", PRODUCT_LEVELS),
        hrisAccessLevel: input.choice("hris", PRODUCT_LEVELS),
        sendInvitation: input.options.invitation !== false,
      },
      { signal },
    ),
};

const exportList: Command = {
  name: "customers export",
  summary: "Customers as a file",
  options: [
    ...choosing,
    ["--format <format>", "kind of file (excel)", ["excel", "csv"]],
    ["-o, --output <file>", "file to write (the name that the server gives)"],
  ],
  run: async ({ client, signal, output }, input) => {
    const format = (input.text("format") ?? "excel") as "excel" | "csv";
    const download = await client.admin.customers.export({ format, ...queryOf(input) }, { signal });
    const file = input.text("output") ?? download.name;
    await saveFile(download, file);
    output.talk(`Customers are in ${file}.`);
    return output.isForPrograms ? { file } : undefined;
  },
};

export const customerCommands = [list, show, purchases, add, exportList, importList];
