import { z } from "@hono/zod-openapi";
import { type FieldProblem, Invalid, invalidField, Malformed, NotFound, WrongType } from "~/platform/errors";
import type { Endpoint } from "./endpoint";
import { refuseUnknown } from "./known-names";
import { plainProblem } from "./plain-problems";
import { fieldsOfAnswer, readFields } from "./sparse-fields";
import { type ListView, listQueryOf } from "./whole-lists";

/** Path, query and body of a request, checked against the endpoint's schemas; what they do not know is refused. */
export async function parseInput(
  declared: Endpoint,
  request: Request,
  params: Record<string, string>,
  { passOver = false } = {},
) {
  const { params: path, query, body } = declared;
  const { fields, ...asked } = readQuery(request);
  // Where an answer has no fields to choose from, the parameter is none that is known.
  if (fields !== undefined && fieldsOfAnswer(declared).length === 0) asked.fields = fields;
  const listQuery = z.object(listQueryOf(declared));
  if (!declared.anyQuery && !passOver) refuseUnknown(withNames(query, listQuery), asked, "query");
  return {
    list: check(listQuery, asked) as ListView,
    params: path ? checkParams(path, params) : undefined,
    query: query ? check(query, asked) : undefined,
    body: await parseBody(body, declared, request, passOver),
    fields: asked.fields === undefined ? readFields(declared, fields) : undefined,
  };
}

/** The parameters of the call itself, and those that every list has. */
function withNames(query: z.ZodType | undefined, list: z.ZodObject): z.ZodType | undefined {
  if (Object.keys(list.shape).length === 0) return query;
  return query ? z.intersection(query, list) : list;
}

async function parseBody(
  body: z.ZodType | undefined,
  declared: Endpoint,
  request: Request,
  passOver: boolean,
): Promise<unknown> {
  if (!body && declared.method === "get") return undefined;
  const sent = await readBody(declared, request);
  if (declared.bodyType !== "raw" && !passOver) refuseUnknown(body, sent, "body");
  return body ? check(body, sent) : undefined;
}

// PostgreSQL keeps every character in a text but this one.
const NUL_REFUSED = "A text holds the character NUL, which cannot be kept.";
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;
const HALF_REFUSED = "A text holds half of a character (a lone surrogate), which cannot be kept.";
const HALF_IN_JSON = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;
const holdsNul = (value: unknown): boolean => typeof value === "string" && value.includes("\u0000");

/** A path that cannot name anything is simply not there. */
function checkParams(schema: z.ZodType, params: Record<string, string>): unknown {
  const result = schema.safeParse(params);
  if (!result.success || Object.values(params).some(holdsNul)) throw new NotFound("There is nothing at this address.");
  return result.data;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: plainProblem });
  if (result.success) return result.data;
  const fields: FieldProblem[] = result.error.issues.flatMap((issue) => problemsOf(issue));
  throw new Invalid(fields[0]?.message ?? "Some fields are not valid.", { fields });
}

/** Of the shapes that a union takes, the one that the caller evidently meant tells what is wrong. */
function problemsOf(issue: z.core.$ZodIssue, path: PropertyKey[] = []): FieldProblem[] {
  const here = [...path, ...issue.path];
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const meant = issue.errors.find((issues) => issues.every(({ path: inner }) => inner.length > 0)) ?? issue.errors[0];
    return (meant ?? []).flatMap((inner) => problemsOf(inner, here));
  }
  return [{ field: here.join(".") || "body", message: issue.message }];
}

function readQuery(request: Request): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) found[name] = value;
  const nul = Object.entries(found).find(([, value]) => holdsNul(value));
  if (nul) throw invalidField(nul[0], NUL_REFUSED);
  return found;
}

async function readBody(declared: Endpoint, request: Request): Promise<unknown> {
  if (declared.bodyType === "raw") return request.text();
  if (declared.bodyType === "multipart/form-data" || declared.bodyType === "application/x-www-form-urlencoded") {
    return readForm(request);
  }
  // A call without a body may be sent as an empty form, as browsers do.
  if (!declared.body && !isJson(request)) return {};
  return (await readJson(request)) ?? {};
}

async function readForm(request: Request): Promise<Record<string, unknown>> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type)) {
    throw new WrongType("Send the body as a form (multipart/form-data).");
  }
  try {
    const form = Object.fromEntries(await request.formData());
    if (Object.values(form).some(holdsNul)) throw new Malformed(NUL_REFUSED);
    return form;
  } catch (error) {
    throw error instanceof Malformed ? error : new Malformed("The form could not be read.");
  }
}

const isJson = (request: Request): boolean =>
  /^application\/([\w.+-]*\+)?json/i.test(request.headers.get("content-type") ?? "");

/** The JSON body of a request, with the mistakes a caller can mend said in a sentence. */
async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text.trim() === "") return undefined;
  if (NUL_IN_JSON.test(text)) throw new Malformed(NUL_REFUSED);
  if (!isJson(request)) {
    throw new WrongType("Send the body as JSON with Content-Type: application/json.");
  }
  const value = parseJson(text);
  // Half of a character: the database refuses it deep inside, so it is refused here. Written anew, JSON shows it.
  if (/\\ud[89a-f]/i.test(text) && HALF_IN_JSON.test(JSON.stringify(value))) throw new Malformed(HALF_REFUSED);
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Malformed("The body is not valid JSON.");
  }
}
