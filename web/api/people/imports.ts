import { z } from "@hono/zod-openapi";
import {
  guessImport,
  IMPORT_FIELDS,
  importOptions,
  importPeople,
  listFields,
  listImports,
  MOST_IMPORTED,
  peopleMember,
  undoImport,
} from "~/domain/people";
import { readCsv } from "~/platform/sheets/read-table";
import { endpoint } from "../endpoint";
import { idParams, moment } from "../shapes";

const READ = { tag: "People", who: "hris", scope: "people:read" } as const;
const WRITE = { ...READ, scope: "people:write" } as const;

const Line = z.object({
  line: z.int().describe("In the file; 2 is the first below the headings"),
  name: z.string(),
  outcome: z.string().describe("added or refused"),
  message: z.string(),
  employeeId: z.int().nullable(),
});
const importBody = importOptions.extend({
  csv: z.string().min(1).max(5_242_880),
  fileName: z.string().trim().min(1).max(200).default("import.csv"),
  mapping: z
    .record(z.string(), z.int().min(0).max(500))
    .optional()
    .describe(
      `Which column holds what (${Object.keys(IMPORT_FIELDS).join(", ")}, and custom.KEY of your own fields); unset: by the headings`,
    ),
});

export const peopleImportEndpoints = [
  endpoint({
    ...READ,
    method: "get",
    path: "/api/people/imports",
    operationId: "listPeopleImports",
    sdk: "people.listImports",
    summary: "The imports of employees, the newest first",
    answers: {
      200: {
        description: "At most 50",
        schema: z.object({
          data: z.array(
            z.object({
              id: z.int(),
              fileName: z.string(),
              status: z.string().describe("done or undone"),
              createdAt: moment,
              added: z.int(),
              refused: z.int(),
              allowedActions: z.array(z.string()),
            }),
          ),
        }),
      },
    },
    errors: [403],
    handle: async (_, { principal }) => ({ data: await listImports(await peopleMember(principal, "employees:write")) }),
  }),
  endpoint({
    ...WRITE,
    method: "post",
    path: "/api/people/imports",
    operationId: "importEmployees",
    sdk: "people.importEmployees",
    summary: "Bring employees in from a CSV, or, as a dry run, only say what would become of each row",
    description: `At most ${MOST_IMPORTED.toLocaleString("en-US")} rows. A row that is wrong stops no other. Managers are found by e-mail, number or name, here and in the file. \`dryRun\` is true unless you send false.`,
    body: importBody,
    bodyExample: {
      csv: "First name,Last name,Work e-mail,First day,Title,Pay\nAna,Silva,ana.silva@example.com,2027-01-04,Baker,24.00",
      dryRun: true,
    },
    answers: {
      200: {
        description: "What became, or would become, of each row",
        schema: z
          .object({
            id: z.int().nullable().describe("By which the import is taken back"),
            dryRun: z.boolean(),
            added: z.int(),
            refused: z.int(),
            lines: z.array(Line),
          })
          .openapi("PeopleImport"),
      },
    },
    errors: [403, 413],
    handle: async ({ body: { csv, mapping, ...order } }, { principal }) => {
      const member = await peopleMember(principal, "employees:write");
      const table = readCsv(csv, MOST_IMPORTED);
      return importPeople(member, {
        ...order,
        table,
        mapping: mapping ?? guessImport(table.headers, await listFields(member)),
      });
    },
  }),
  endpoint({
    ...WRITE,
    method: "delete",
    path: "/api/people/imports/{id}",
    operationId: "undoPeopleImport",
    sdk: "people.undoImport",
    summary: "Take an import back; whoever has a history since then stays, and it is said why",
    params: idParams,
    answers: {
      200: {
        description: "How many were removed, and who stayed",
        schema: z.object({
          removed: z.int(),
          kept: z.array(z.object({ employeeId: z.int(), name: z.string(), why: z.string() })),
        }),
      },
    },
    errors: [403, 404, 409],
    handle: async ({ params }, { principal }) =>
      undoImport(await peopleMember(principal, "employees:write"), params.id),
  }),
];
