import type { Parameter } from "../../../../openapi/document-types";
import type { MethodPlan } from "../../../../openapi/sdk-plan";

export type Sampled = { method: string; path: string; parameters: Parameter[]; body: unknown };

/** Commands of the terminal for what it has its own words for; everything else goes by `statewise api`. */
const COMMANDS: Record<string, string> = {
  searchLaws: "statewise search meal breaks --state CA",
  searchCases: "statewise search meal breaks --state CA",
  getLaw: "statewise laws show ca-overtime",
  getCase: "statewise cases show 12",
  compareLaws: "statewise laws compare min_wage --states CA,NY",
  listTopics: "statewise laws topics",
  analyzeConcern: "statewise ask do we have to pay out unused vacation --state CA",
  exportReport: "statewise export meal breaks --state CA --format pdf -o meal-breaks.pdf",
  listSearchHistory: "statewise history list",
  getSearchHistoryEntry: "statewise history show 12",
  getUser: "statewise whoami",
  listApiKeys: "statewise keys list",
  createApiKey: "statewise keys create nightly-export --scope research:read export",
  revokeApiKey: "statewise keys revoke 7",
  calculatePay: "statewise pay calc --annual-salary 60000 --state CA",
  listLawUpdates: "statewise updates list --state CA",
  checkLawUpdates: "statewise updates check",
  listCustomers: "statewise customers list --search bakery",
  getCustomer: "statewise customers show pat@example.com",
  addCustomer: "statewise customers add --email pat@example.com --first-name Pat --last-name Jones",
  setCustomerAccess: "statewise customers grant pat@example.com --level monthly",
  exportCustomers: "statewise customers export --format csv -o customers.csv",
  importCustomers: "statewise customers import --csv new.csv --dry-run",
  listQuestions: "statewise questions list",
  listCoupons: "statewise coupons list",
  createCoupon: "statewise coupons add SPRING20 --percent 20 --description '20% off'",
  listJobs: "statewise jobs list",
  runJob: "statewise jobs run history-retention --wait",
  listJobRuns: "statewise jobs logs history-retention",
};

/** The same call by curl, in TypeScript with the SDK, in Python and in the terminal. */
export function samplesOf(
  operationId: string,
  sampled: Sampled,
  origin: string,
  sdk: { resource: string; plan: MethodPlan } | undefined,
) {
  return [
    { label: "curl", code: curl(sampled, origin) },
    ...(sdk ? [{ label: "TypeScript", code: typescript(sampled, sdk.resource, sdk.plan) }] : []),
    { label: "Python", code: python(sampled, origin, sdk?.plan) },
    { label: "Terminal", code: COMMANDS[operationId] ?? terminal(sampled) },
  ];
}

const shown = ({ name, schema }: Parameter): string => String(schema.example ?? schema.enum?.[0] ?? `{${name}}`);

/** The address with its parts filled in, and what must stand in the query. */
function address({ path, parameters }: Sampled): string {
  const filled = path.replace(/\{(\w+)\}/g, (all, name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return parameter ? shown(parameter) : all;
  });
  const query = parameters.filter((one) => one.in === "query" && one.required);
  return query.length > 0 ? `${filled}?${query.map((one) => `${one.name}=${shown(one)}`).join("&")}` : filled;
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

function curl(sampled: Sampled, origin: string): string {
  const { method, body } = sampled;
  const lines = [`curl -X ${method} ${quoted(origin + address(sampled))}`, `-H 'Authorization: Bearer sw_…'`];
  if (body !== undefined) lines.push(`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(" \\\n  ");
}

/** With nothing but what every Python has. */
function python(sampled: Sampled, origin: string, plan: MethodPlan | undefined): string {
  const { method, body } = sampled;
  const isForm = plan?.body === "form" || plan?.body === "urlencoded";
  if (isForm) return `# This call takes a form: see the curl sample.`;
  const headers = [
    `"Authorization": "Bearer " + os.environ["STATEWISE_API_KEY"]`,
    ...(body === undefined ? [] : [`"Content-Type": "application/json"`]),
  ];
  const parts = [
    JSON.stringify(origin + address(sampled)),
    `method=${JSON.stringify(method)}`,
    ...(body === undefined ? [] : [`data=json.dumps(${pythonValue(body)}).encode()`]),
    `headers={${headers.join(", ")}}`,
  ];
  const isFile = plan?.answer === "file";
  const [name, reading] = isFile ? ["file", "answer.read()"] : ["result", "json.load(answer)"];
  const taken = plan?.answer === "empty" ? "    print(answer.status)" : `    ${name} = ${reading}`;
  return `import json, os, urllib.request

request = urllib.request.Request(
${parts.map((part) => `    ${part},`).join("\n")}
)
with urllib.request.urlopen(request) as answer:
${taken}`;
}

/** JSON as Python writes it. */
function pythonValue(value: unknown): string {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (Array.isArray(value)) return `[${value.map(pythonValue).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, inner]) => `${JSON.stringify(name)}: ${pythonValue(inner)}`)
    .join(", ")}}`;
}

function terminal(sampled: Sampled): string {
  const call = `statewise api ${sampled.method} ${quoted(address(sampled))}`;
  return sampled.body === undefined ? call : `${call} \\\n  -d ${quoted(JSON.stringify(sampled.body))}`;
}

function typescript({ parameters, body }: Sampled, resource: string, plan: MethodPlan): string {
  const path = plan.pathParams.map((name) => {
    const parameter = parameters.find((one) => one.in === "path" && one.name === name);
    return JSON.stringify(parameter ? shown(parameter) : name);
  });
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const parts = [
    ...path,
    ...(plan.body === "none" ? [] : [JSON.stringify(body ?? {}, null, 2)]),
    ...(plan.query === "required"
      ? [`{ ${query.map((one) => `${one.name}: ${JSON.stringify(shown(one))}`).join(", ")} }`]
      : []),
  ];
  const word = plan.answer === "file" ? "file" : plan.answer.startsWith("paged") ? "page" : "answer";
  return `import { Statewise } from "@statewise/sdk";

const statewise = new Statewise(); // STATEWISE_URL, STATEWISE_API_KEY
const ${word} = await statewise.${resource}.${plan.method}(${parts.join(", ")});`;
}
