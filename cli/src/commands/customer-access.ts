import { runRows, summarize } from "../bulk";
import { type Command, choiceOf, type Input } from "../command";
import type { Context } from "../context";
import { type CsvRow, readCsv } from "../csv";
import { customerOf } from "../customer-target";
import { UsageError } from "../errors";
import { GRANTED_LEVELS, PRODUCTS, type Product } from "../words";

const LEVELS = [...new Set([...GRANTED_LEVELS.main, ...GRANTED_LEVELS.other])];

type Terms = { until?: string; employees?: number };
type Grant = Terms &
  (
    | { product: "main"; level: (typeof GRANTED_LEVELS.main)[number] }
    | { product: Exclude<Product, "main">; level: (typeof GRANTED_LEVELS.other)[number] }
  );

const COLUMNS = ["email", "id", "product", "level", "until", "employees"] as const;

const bulk: Command["options"] = [
  ["--csv <file>", "one customer per row; - reads stdin"],
  ["--results <file>", "where each row's result goes (<file>.results.csv)"],
  ["--resume", "go on where a former run stopped"],
];
const product: [string, string, readonly string[]] = ["--product <product>", "which access (main)", PRODUCTS];

const productOf = (text: string | undefined): Product => {
  const found = PRODUCTS.find((name) => name === (text || "main").toLowerCase());
  if (!found) throw new UsageError(`The product ${text} is not one of ${PRODUCTS.join(", ")}.`);
  return found;
};

/** What a row says, else what the flags say. */
function grantOf(input: Input, fields: Record<string, string> = {}): Grant {
  const level = fields.level || input.text("level");
  if (!level) throw new UsageError("Add --level.");
  const days = input.number("days", { least: 1, most: 36_500 });
  const until = fields.until || input.text("until") || (days === undefined ? undefined : dayIn(days));
  const employees = fields.employees ? Number(fields.employees) : input.number("employees", { least: 1 });
  const product = productOf(fields.product || input.text("product"));
  const terms = { until, employees };
  const of = `The level of ${product}`;
  if (product === "main") return { ...terms, product, level: choiceOf(level, GRANTED_LEVELS.main, of) };
  return { ...terms, product, level: choiceOf(level, GRANTED_LEVELS.other, of) };
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Target = Pick<Context, "client" | "signal">;

export async function grantAccess({ client, signal }: Target, id: number, grant: Grant): Promise<string> {
  const { product, level, until, employees } = grant;
  const { customers } = client.admin;
  if (product === "main") await customers.setAccess(id, { accessLevel: level, accessExpiry: until }, { signal });
  else {
    const terms = { accessLevel: level, expiryDate: until };
    if (product === "ats") await customers.grantAts(id, terms, { signal });
    else if (product === "hris") await customers.grantHris(id, { ...terms, employeeCount: employees }, { signal });
    else await customers.grantBenefits(id, terms, { signal });
  }
  return `${product} ${level}${until ? ` until ${until}` : ""}`;
}

export async function revokeAccess({ client, signal }: Target, id: number, what: Product): Promise<string> {
  const { customers } = client.admin;
  if (what === "main") await customers.setAccess(id, { accessLevel: "none" }, { signal });
  else if (what === "ats") await customers.revokeAts(id, {}, { signal });
  else if (what === "hris") await customers.revokeHris(id, {}, { signal });
  else await customers.revokeBenefits(id, {}, { signal });
  return `${what} revoked`;
}

/** One customer of the command line, or every row of a CSV file. */
async function each(
  context: Context,
  input: Input,
  work: (id: number, fields: Record<string, string>) => Promise<string>,
): Promise<unknown> {
  const csv = input.text("csv");
  const who = input.arg(0);
  if (Boolean(csv) === Boolean(who)) throw new UsageError("Name one customer, or a file with --csv.");
  if (!csv) {
    const { id, email } = await customerOf(context, who);
    const done = await work(id, {});
    context.output.talk(`${email}: ${done}.`);
    return context.output.isForPrograms ? { id, email, done } : undefined;
  }
  const rows = await readCsv(csv, COLUMNS);
  const results = input.text("results") ?? (csv === "-" ? "statewise.results.csv" : `${csv}.results.csv`);
  const made = await runRows(context, {
    rows,
    nameOf,
    results,
    resume: input.flag("resume"),
    work: async (row) => work((await customerOf(context, nameOf(row))).id, row.fields),
  });
  return summarize(context, made, results);
}

const nameOf = ({ fields }: CsvRow): string => fields.id || fields.email || "";

const whom = (input: Input): string => input.arg(0) || `the customers of ${input.text("csv") ?? "the file"}`;

/** One customer is granted what the flags say; a file's rows may say it themselves. */
const checkGrant = (input: Input) => (input.text("csv") ? undefined : grantOf(input));

const grant: Command = {
  name: "customers grant",
  summary: "Give access, to one customer or to every row of a CSV file",
  check: checkGrant,
  confirm: (input) => `Grant ${input.text("product") ?? "main"} access to ${whom(input)}?`,
  args: [["[who]", "number or e-mail address"]],
  options: [
    ["--level <level>", "how much", LEVELS],
    ["--until <date>", "last day, such as 2027-01-31"],
    ["--days <n>", "for so many days"],
    product,
    ["--employees <n>", "head count (HRIS)"],
    ...bulk,
  ],
  examples: [
    "customers grant pat@example.com --level monthly --until 2027-01-31",
    "customers grant 12 --product ats --level annual --yes",
    "customers grant --csv grants.csv --level monthly --days 30 --dry-run",
    "customers grant --csv grants.csv --level monthly --resume --yes",
  ],
  run: (context, input) => each(context, input, (id, fields) => grantAccess(context, id, grantOf(input, fields))),
};

const revoke: Command = {
  name: "customers revoke",
  summary: "Take access away, from one customer or from every row of a CSV file",
  confirm: (input) => `Revoke ${input.text("product") ?? "main"} access of ${whom(input)}?`,
  args: [["[who]", "number or e-mail address"]],
  options: [product, ...bulk],
  run: (context, input) =>
    each(context, input, (id, fields) => revokeAccess(context, id, productOf(fields.product || input.text("product")))),
};

const expire: Command = {
  name: "customers expire",
  summary: "Let the main access end now, the level stays on record",
  confirm: (input) => `Let the access of ${whom(input)} end now?`,
  args: [["[who]", "number or e-mail address"]],
  options: bulk,
  run: (context, input) =>
    each(context, input, async (id) => {
      const { client, signal } = context;
      const { accessLevel, version } = await client.admin.customers.get(id, { signal });
      if (accessLevel === "none") throw new UsageError("There is no access that could end.");
      const accessExpiry = new Date().toISOString();
      await client.admin.customers.setAccess(
        id,
        { accessLevel: accessLevel as never, accessExpiry, version },
        { signal },
      );
      return `${accessLevel} ended`;
    }),
};

export const customerAccessCommands = [grant, revoke, expire];
