import { exportReport, exportSchema } from "~/domain/research";
import { endpoint } from "../endpoint";

export const exportEndpoints = [
  endpoint({
    method: "post",
    path: "/api/export",
    operationId: "exportReport",
    tag: "Research",
    summary: "Laws, cases and the saved answer as a file",
    description:
      "Only the ids are taken from what is sent; every record is read again and cut to what the caller may read. `riskAssessment` of the specification is accepted and not believed: name `historyId` for a saved answer.",
    who: "research",
    scope: "export",
    changesNothing: true,
    rate: { max: 30, windowSeconds: 60 },
    body: exportSchema,
    bodyExample: { format: "excel", laws: [{ id: 1 }], cases: [] },
    answers: { 200: { description: "The file (xlsx, docx or pdf)", contentType: "application/octet-stream" } },
    handle: async ({ body }, { principal }) => {
      const { name, type, content } = await exportReport(principal, body);
      return new Response(new Uint8Array(content), {
        headers: {
          "content-type": type,
          "content-disposition": `attachment; filename="${name}"`,
          "content-length": String(content.length),
          "cache-control": "no-store",
        },
      });
    },
  }),
];
