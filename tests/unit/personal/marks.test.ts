import { describe, expect, it } from "vitest";
import { makeLog } from "~/platform/log";
import { MARKED, subjectIn, type Who } from "~/platform/personal/marks";
import { masked } from "~/platform/personal/masked";
import {
  isExcused,
  isImpersonal,
  markedModels,
  markOf,
  modelsOf,
  readModels,
} from "../../../prisma/personal/read-marks";

/** What a column of a person is called. */
const LOOKS_PERSONAL =
  /name|email|phone|address|birth|ssn|social|notes?$|body|comment|feedback|message|signature|reason|gender|ethnic|races|veteran|disab|visa|dependents|emergency|photo|agent|linkedin|github|portfolio|resume|coverLetter|bank|salary|city$|zip|description|summary|snapshot|answer|token|secret|passwordHash|^ip|Ip$|^subject$|title$|^data$|^before$|^after$|^detail$|^query$|content$|rawText/i;
const holdsWords = ({ name, type }: { name: string; type: string }) =>
  /^(String|Json)/.test(type) || /birth/i.test(name);

describe("personal data in the schema", () => {
  const models = readModels();

  it("is declared for every table: whose it is, or why it is nobody's", () => {
    const silent = models.filter(
      (model) => !isImpersonal(model) && !model.comment.some((line) => line.startsWith("@about ")),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it("is marked in every column that looks like it, or excused with a reason", () => {
    const unmarked = models
      .filter((model) => !isImpersonal(model))
      .flatMap((model) =>
        model.columns
          .filter((column) => LOOKS_PERSONAL.test(column.name) && holdsWords(column))
          .filter((column) => !markOf(column) && !isExcused(column))
          .map((column) => `${model.name}.${column.name}`),
      );
    expect(unmarked, "mark with /// @personal(kind) or excuse with /// @impersonal(why): prisma/README.md").toEqual([]);
  });

  it("is what erasure, export and data map read (npm run db:personal)", () => {
    expect(MARKED).toEqual(markedModels());
  });

  it("says why, how long and who sees, and what stays where a column cannot be empty", () => {
    for (const { model, why, kept, seen, about, columns } of MARKED) {
      expect(
        [why, kept, seen].every((said) => said.length > 1),
        model,
      ).toBe(true);
      for (const { erasure, note, by } of about) {
        if (erasure === "kept" || erasure === "elsewhere") expect(note, `${model}: why or where`).toBeTruthy();
        if (by.length === 0) expect(erasure, model).toBe("kept");
      }
      const isEmptied = about.some(({ erasure }) => erasure === "columns");
      const stuck = columns.filter(({ shape, to, stays }) => shape === "required" && to === undefined && !stays);
      if (isEmptied) expect(stuck.map(({ name }) => `${model}.${name}`)).toEqual([]);
    }
  });

  it("puts rows before those that they hang on", () => {
    const order = MARKED.map(({ model }) => model);
    const precedes = (a: string, b: string) =>
      expect(order.indexOf(a), `${a} before ${b}`).toBeLessThan(order.indexOf(b));
    precedes("scorecardRating", "scorecard");
    precedes("scorecard", "interview");
    precedes("resumeData", "resumeFile");
    precedes("application", "candidate");
    precedes("session", "user");
  });

  it.each([
    ["user", "sessions"],
    ["candidate", "resume_data"],
    ["employee", "time_off_requests"],
  ] as [Who, string][])("knows the tables of a %s", (who, table) => {
    expect(MARKED.filter((one) => subjectIn(one, who)).map((one) => one.table)).toContain(table);
  });

  it("would not pass over a new column", () => {
    const [model] = modelsOf("model Guest {\n  id Int @id\n  nickName String? /// how friends call them\n}\n");
    expect(model?.columns.map(markOf)).toEqual([null, null]);
    const [marked] = modelsOf("model Guest {\n  nickName String? /// @personal(identity)\n}\n");
    expect(marked?.columns.map(markOf)).toMatchObject([{ kind: "identity", shape: "optional" }]);
  });
});

describe("the log", () => {
  it("leaves out what the schema marks, however deep, and keeps what is called like much else", () => {
    const line = {
      job: "sweep",
      reason: "late",
      state: "CA",
      person: { id: 7, preferredName: "Sam", ssnLast4: "1234" },
    };
    expect(masked({ ...line, rows: [{ parsedEmail: "sam@example.com", count: 2 }] })).toEqual({
      ...line,
      person: { id: 7, preferredName: "[removed]", ssnLast4: "[removed]" },
      rows: [{ parsedEmail: "[removed]", count: 2 }],
    });
  });

  it("is written so", () => {
    const lines: string[] = [];
    makeLog({ write: (text) => void lines.push(text) }).warn({ candidate: { firstName: "Sam", id: 3 } }, "kept");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: "kept", candidate: { firstName: "[removed]", id: 3 } });
  });
});
