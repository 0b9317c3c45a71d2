import { camel, kebab, pascal } from "./names";
import type { MethodPlan, ResourcePlan } from "./sdk-plan";

const HEADER = "// Generated from openapi/openapi.json by npm run openapi. Do not edit.\n";
const GROUPS = ["admin", "ats", "hris"];

/** The files of the SDK's surface: one per resource and one that gathers them. */
export function sdkFiles(resources: ResourcePlan[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const resource of resources) files[`resources/${kebab(resource.name)}.ts`] = resourceFile(resource);
  files["client.ts"] = clientFile(resources);
  return files;
}

const classOf = (resource: string): string => pascal(resource.replaceAll(".", "-"));

/** Where the words of a generated file come from. */
const RUNTIME: Record<string, string[]> = {
  "api-promise": ["ApiPromise"],
  "file-download": ["FileDownload"],
  "operation-types": ["Answer", "Body", "Item", "Query"],
  options: ["On401", "Or401", "RequestOptions"],
  paging: ["PagePromise"],
  transport: ["Transport"],
};

function importsFor(text: string): string {
  const lines = Object.entries(RUNTIME).map(([file, words]) => {
    const used = words.filter((word) => new RegExp(`\\b${word}\\b`).test(text));
    return used.length > 0 ? `import type { ${used.join(", ")} } from "../../runtime/${file}.js";` : "";
  });
  if (text.includes("path`")) lines.push('import { path } from "../../runtime/path.js";');
  return lines.filter(Boolean).sort(byPlace).join("\n");
}

/** In the order of the files they come from. */
const byPlace = (a: string, b: string): number => ((a.split('"')[1] ?? "") < (b.split('"')[1] ?? "") ? -1 : 1);

function resourceFile({ name, methods }: ResourcePlan): string {
  const aliases = methods.flatMap((method) => aliasText(method)).join("\n");
  const text = `${aliases ? `${aliases}\n\n` : ""}/** \`client.${name}\` */
export class ${classOf(name)}<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

${methods.map(methodText).join("\n\n")}
}
`;
  return `${HEADER}\n${importsFor(text)}\n\n${text}`;
}

function aliasText({ operationId, query, body, answer }: MethodPlan): string[] {
  const name = pascal(operationId);
  return [
    ...(query !== "none" ? [`export type ${name}Query = Query<"${operationId}">;`] : []),
    ...(body !== "none" ? [`export type ${name}Body = Body<"${operationId}">;`] : []),
    ...(answer === "json" ? [`export type ${name}Answer = Answer<"${operationId}">;`] : []),
    ...(answer.startsWith("paged") ? [`export type ${name}Item = Item<"${operationId}">;`] : []),
  ];
}

function methodText(plan: MethodPlan): string {
  const name = pascal(plan.operationId);
  const parameters = plan.pathParams.map((param) => `${param}: string | number`);
  const call = [`verb: "${plan.verb}"`, `path: ${pathText(plan)}`];
  if (plan.body !== "none") {
    parameters.push(`body: ${name}Body`);
    call.push("body");
    if (plan.body !== "json") call.push(`encoding: "${plan.body}"`);
  }
  if (plan.query !== "none") {
    parameters.push(plan.query === "required" ? `query: ${name}Query` : `query: ${name}Query = {}`);
    call.push("query");
  }
  if (plan.repeats === "key") call.push("idempotent: true");
  if (plan.repeats === "safe" && plan.verb !== "GET") call.push("safe: true");
  parameters.push("options: RequestOptions = {}");
  const { type, send } = answerText(plan, name);
  return `${docText(plan)}
${wrapped(`  ${plan.method}(`, parameters, `): ${type} {`)}
${wrapped(`    return this.transport.${send}(`, [`{ ${call.join(", ")} }`, "options"], ");")}
  }`;
}

const LINE = 120;

/** On one line where it fits, else one part a line. */
function wrapped(start: string, parts: string[], end: string): string {
  const line = `${start}${parts.join(", ")}${end}`;
  if (line.length <= LINE) return line;
  const indent = /^ */.exec(start)?.[0] ?? "";
  return [start, ...parts.map((part) => `${indent}  ${part},`), `${indent}${end}`].join("\n");
}

function answerText({ answer }: MethodPlan, name: string): { type: string; send: string } {
  if (answer === "file") return { type: "ApiPromise<Or401<FileDownload, O>>", send: "download" };
  if (answer === "empty") return { type: "ApiPromise<void>", send: "send" };
  if (answer === "json") return { type: `ApiPromise<Or401<${name}Answer, O>>`, send: "send" };
  return { type: `PagePromise<${name}Item, O>`, send: answer === "paged" ? "page" : "pageWithLimit" };
}

function pathText({ path, pathParams }: MethodPlan): string {
  if (pathParams.length === 0) return `"${path}"`;
  return `path\`${path.replace(/\{(\w+)\}/g, (_all, param) => `\${${param}}`)}\``;
}

function docText({ summary, description, verb, path }: MethodPlan): string {
  const lines = [`${summary}. \`${verb} ${path}\``, ...description.split("\n").filter(Boolean)];
  if (lines.length === 1) return `  /** ${lines[0]} */`;
  return ["  /**", ...lines.map((line) => `   * ${line.replaceAll("*/", "* /")}`), "   */"].join("\n");
}

function clientFile(resources: ResourcePlan[]): string {
  const single = resources.filter(({ name }) => !name.includes("."));
  const groups = GROUPS.map((group) => ({
    group,
    members: resources.filter(({ name }) => name.startsWith(`${group}.`)),
  })).filter(({ members }) => members.length > 0);
  const imports = resources.map(({ name }) => `import { ${classOf(name)} } from "./resources/${kebab(name)}.js";`);
  const fields = [
    ...single.map(({ name }) => `  readonly ${camel(name)}: ${classOf(name)}<O>;`),
    ...groups.map(({ group, members }) => {
      const shape = members.map(({ name }) => `    readonly ${name.slice(group.length + 1)}: ${classOf(name)}<O>;`);
      return `  readonly ${group}: {\n${shape.join("\n")}\n  };`;
    }),
  ];
  const made = [
    ...single.map(({ name }) => `    this.${camel(name)} = new ${classOf(name)}(transport);`),
    ...groups.map(({ group, members }) => {
      const inner = members.map(
        ({ name }) => `      ${name.slice(group.length + 1)}: new ${classOf(name)}(transport),`,
      );
      return `    this.${group} = {\n${inner.join("\n")}\n    };`;
    }),
  ];
  return `${HEADER}
import type { On401 } from "../runtime/options.js";
import type { Transport } from "../runtime/transport.js";
${imports.join("\n")}

/** Every resource of the API over one transport. */
export class Resources<O extends On401 = "throw"> {
${fields.join("\n")}

  constructor(readonly transport: Transport) {
${made.join("\n")}
  }
}

${resources.map(({ name }) => `export * from "./resources/${kebab(name)}.js";`).join("\n")}
`;
}
