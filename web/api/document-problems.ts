import type { Endpoint, Who } from "./endpoint";
import { idempotencyOf } from "./idempotency";

/** The failures of the API: the name of each in the document and what it means. */
const PROBLEMS: Record<number, [name: string, description: string]> = {
  400: ["Malformed", "The request is malformed."],
  401: ["NotSignedIn", "Not signed in, or the key is not valid."],
  402: ["AccessNeeded", "Trial or paid access is needed."],
  403: ["NotAllowed", "Not allowed with this account or key."],
  404: ["NotFound", "Not there, or not yours."],
  409: ["Conflict", "Conflicts with the present state."],
  413: ["TooLarge", "Larger than this endpoint takes."],
  415: ["WrongType", "Wrong content type."],
  422: ["InvalidFields", "Fields that are not valid; `fields` names them."],
  423: ["TemporaryPassword", "A temporary password must be replaced first."],
  429: ["TooManyRequests", "Too many requests; `Retry-After` says when to come back."],
  500: ["UnexpectedError", "Unexpected error."],
  502: ["OutsideFailure", "A service outside of ours failed; nothing was changed."],
  503: ["NotAvailable", "Not available just now; try again."],
};

export const PROBLEM_NAMES: Record<number, string> = Object.fromEntries(
  Object.entries(PROBLEMS).map(([status, [name]]) => [status, name]),
);

export const problemSchema = {
  type: "object" as const,
  properties: {
    type: { type: "string", description: "An address that names the kind of problem" },
    title: { type: "string" },
    status: { type: "integer" },
    code: { type: "string", description: "Stable: decide by this" },
    detail: { type: "string", description: "For the reader (RFC 9457)" },
    message: { type: "string", description: "The same as `detail`" },
    error: { type: "string", description: "The same as `detail`" },
    requestId: { type: "string", description: "Tell it to support" },
    fields: {
      type: "array",
      items: {
        type: "object",
        properties: { field: { type: "string" }, message: { type: "string" } },
        required: ["field", "message"],
      },
    },
  },
  required: ["type", "title", "status", "code", "detail", "message", "error"],
};

const header = (description: string, type: "string" | "integer") => ({ description, schema: { type } });

/** What every answer tells beside its body. */
const HEADERS = {
  "X-Request-Id": header("The id of this request, also in the server's log", "string"),
  "RateLimit-Limit": header("Calls that the present window allows", "integer"),
  "RateLimit-Remaining": header("Calls that are left in it", "integer"),
  "RateLimit-Reset": header("Seconds until the next window", "integer"),
  "Statewise-Version": header("The dated version of the API by which this was answered", "string"),
  "Statewise-Test": header("`true` where a test key called: the answer is of made-up data", "string"),
};

/** Of an answer that is not given for ever. */
const ENDING = {
  Deprecation: header("Since when the version is deprecated, as `@` and seconds of 1970 (RFC 9745)", "string"),
  Sunset: header("When the version ends (RFC 8594)", "string"),
};

const ETAG = header("Tells this content from another: send it back as `If-None-Match`", "string");

export const headerComponents = () => [...Object.entries({ ...HEADERS, ...ENDING }), ["ETag", ETAG] as const];

const references = (headers: object): Record<string, { $ref: string }> =>
  Object.fromEntries(Object.keys(headers).map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const ANSWER_HEADERS = references(HEADERS);
/** Of answers that were asked for; refusals have them too. */
export const SUCCESS_HEADERS = references({ ...HEADERS, ...ENDING });

/** One shared answer per failure that is met anywhere, so that an operation names it in a line. */
export function problemComponents(endpoints: readonly Endpoint[]) {
  const met = new Set(endpoints.flatMap(statusesOf).map(String));
  const used = Object.entries(PROBLEMS).filter(([status]) => met.has(status) || status === "500");
  return used.map(([status, [name, description]]) => {
    const waits = status === "429" || status === "503";
    return [
      name,
      {
        description,
        headers: {
          ...ANSWER_HEADERS,
          ...(waits ? { "Retry-After": header("Seconds until it is worth trying again", "integer") } : {}),
        },
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ] as const;
  });
}

const BY_WHO: Record<Who, number[]> = {
  public: [],
  signature: [],
  user: [],
  research: [402],
  ats: [402],
  hris: [402],
  customer: [402],
  admin: [403],
};

/** The failures that an endpoint may answer: a wrong key, the limit and our own faults everywhere, others by what it takes. */
export function statusesOf(declared: Endpoint): number[] {
  const expected = new Set([401, 429, 500, 503, ...BY_WHO[declared.who], ...(declared.errors ?? [])]);
  if (declared.params) expected.add(404);
  if (declared.body) for (const status of [400, 413, 415, 422]) expected.add(status);
  if (idempotencyOf(declared) === "key") for (const status of [400, 409]) expected.add(status);
  // A body that cannot be read, also where none is taken.
  if (declared.method !== "get") expected.add(400);
  // A parameter that is not known, a field in a call without a body, a key where none is taken.
  expected.add(422);
  if (declared.scope !== "none") expected.add(403);
  return [...expected].sort((a, b) => a - b);
}
