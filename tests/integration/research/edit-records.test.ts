import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { corpusRoot, previewOf } from "~/domain/research";
import { db } from "~/platform/db/client";
import { buildRecords } from "../../../web/domain/research/corpus/build-records";
import { readCorpusFiles } from "../../../web/domain/research/corpus/read-files";
import { callApi } from "../../setup/api";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";

useDatabase();

const LAW = "de-meal-rest-breaks";
const CASE = "western-air-lines-inc-v-criswell-1985";
const READING = {
  what: "19 Del. C. 707, read in full",
  url: "https://delcode.delaware.gov/title19/c007",
  on: "2026-11-20",
};

let cookie = "";
beforeAll(async () => {
  const editor = await makeUser({ firstName: "Edith", lastName: "Law" });
  const role = await db().userRole.findUniqueOrThrow({ where: { name: "legal_editor" } });
  await db().userRoleAssignment.create({ data: { userId: editor.id, roleId: role.id } });
  cookie = await sessionCookie(editor);
});

const call = (method: string, at: string, body?: unknown) => callApi(method, `/api/admin${at}`, { cookie, body });

async function idOf(kind: "laws" | "cases", slug: string): Promise<number> {
  const { body } = await call("GET", `/${kind}?search=${slug}`);
  return body.data.find((row: { slug: string }) => row.slug === slug).id;
}
const read = async (slug: string) => (await call("GET", `/laws/${await idOf("laws", slug)}`)).body;
const fieldsOf = (answer: { body: { fields: { field: string }[] } }) => answer.body.fields.map(({ field }) => field);

describe("the list of records", () => {
  it("is searched, filtered and paged by slug", async () => {
    const first = await call("GET", "/laws?jurisdiction=DE&limit=2");
    expect(first.body.data.map(({ jurisdiction }: { jurisdiction: string }) => jurisdiction)).toEqual(["DE", "DE"]);
    const next = await call("GET", `/laws?jurisdiction=DE&limit=2&cursor=${first.body.nextCursor}`);
    expect(next.body.data[0].slug > first.body.data[1].slug).toBe(true);
    expect((await call("GET", "/laws?search=100%25")).body.data).toEqual([]);
    expect((await call("GET", "/laws?cursor=zzz")).status).toBe(422);
    const cases = await call("GET", "/cases?search=criswell");
    expect(cases.body.data).toMatchObject([{ slug: CASE }]);
  });
});

describe("a changed record", () => {
  it("is a new version with its figures, relations and history, and readers see it at once", async () => {
    const before = await read(LAW);
    expect(before).toMatchObject({ version: 1, shape: "law", isOperators: false, record: { agency: "dol" } });
    const record = {
      ...before.record,
      summary: "A shift of 6.5 or more hours must have a meal break of 35 minutes. Zymurgists rest longer.",
      applies: { text: "Employers of employees who work 6.5 or more hours in a row in Delaware." },
      provisions: [
        {
          point: "rule",
          mood: "must",
          text: "An employer must allow a meal break of at least 35 minutes in a shift of 6.5 or more hours.",
          pin: "707",
        },
        before.record.provisions[1],
      ],
      figures: { mealMinutes: 35, mealAfterHours: 6.5 },
      related: ["de-final-pay"],
    };
    const saved = await call("PUT", `/laws/${before.id}`, { version: 1, record, note: "Amended in 2026" });
    expect(saved.body).toMatchObject({ stored: { slug: LAW, version: 2 }, problems: [] });
    const shown = await callApi("GET", `/api/laws/${LAW}`, {
      cookie: await sessionCookie(await makeUser({ isAdmin: true })),
    });
    expect(shown.body.summary).toContain("35 minutes");
    expect(shown.body.relatedLaws.map(({ slug }: { slug: string }) => slug)).toEqual(["de-final-pay"]);
    const figures = await db().lawFigure.findMany({
      where: { lawId: before.id },
      select: { key: true, numberValue: true },
      orderBy: { key: "desc" },
    });
    expect(figures.map(({ key, numberValue }) => [key, Number(numberValue)])).toEqual([
      ["mealMinutes", 35],
      ["mealAfterHours", 6.5],
    ]);
    expect(await db().searchTerm.count({ where: { term: { startsWith: "zymurg" } } })).toBe(1);
    const history = await call("GET", `/laws/${before.id}/versions`);
    expect(history.body.data).toMatchObject([
      { version: 2, origin: "operator", isCurrent: true, changedBy: "Edith Law", note: "Amended in 2026" },
      { version: 1, origin: "corpus", isCurrent: false },
    ]);
    const { body } = await call("GET", `/laws/${before.id}/versions/2`);
    const changed = body.differences.map(({ field }: { field: string }) => field);
    expect(changed).toEqual(["applies", "summary", "provisions", "figures"]);
    const audit = await db().auditEntry.findFirstOrThrow({
      where: { action: "law.change", entityId: String(before.id) },
    });
    expect(audit.after).toMatchObject({ version: 2 });
  });

  it("is refused to the second of two editors", async () => {
    const { id, record, version } = await read("de-overtime");
    const [one, two] = await Promise.all(
      ["First.", "Second."].map((text) =>
        call("PUT", `/laws/${id}`, { version, record: { ...record, text: `${text} A note that is long enough.` } }),
      ),
    );
    expect([one?.status, two?.status].sort()).toEqual([200, 409]);
  });

  it.each([
    [{ summary: "too short" }, "summary"],
    [{ citations: ["somewhere in the code"] }, "citations.0"],
    [{ figures: { mealMinutes: 45, mealAfterHours: 6.5 } }, "figures.mealMinutes"],
    [{ related: ["no-such-law"] }, "related.0"],
    [{ provisions: [] }, "provisions"],
    [{ agency: "nobody" }, "agency"],
    [{ surprise: 1 }, "record"],
    [{ slug: "de-meal-rest-breaks-two" }, "slug"],
    [{ effectiveDate: "2026-02-30" }, "effectiveDate"],
    [{ url: "https://blog.example.com/law" }, "record"],
    [{ level: "official" }, "reading.what"],
    [{ citations: Array.from({ length: 30 }, (_, index) => `19 Del. C. ${700 + index}`) }, "citations"],
    [
      { applies: { text: "Employers with 99999999999 or more employees.", minEmployees: 99_999_999_999 } },
      "applies.minEmployees",
    ],
  ])("is refused with what is wrong in it: %j", async (change, field) => {
    const { id, version, record } = await read(LAW);
    const body = { version, record: { ...record, ...change } };
    const refused = await call("PUT", `/laws/${id}`, body);
    expect([refused.status, fieldsOf(refused)]).toEqual([422, expect.arrayContaining([field])]);
    const { problems } = (await call("PUT", `/laws/${id}`, { ...body, dryRun: true })).body;
    expect(problems.map(({ path: where }: { path: string }) => where || "record")).toContain(field);
    expect((await read(LAW)).version).toBe(version);
  });
});

describe("verifying", () => {
  it("names who read what and when, and only the official text makes a record official", async () => {
    const { id, version } = await read(LAW);
    const verify = (change: object) =>
      call("POST", `/laws/${id}/verify`, { version, level: "official", reading: READING, ...change });
    const mirror = { ...READING, url: "https://law.justia.com/codes/delaware/title-19/" };
    expect((await verify({ reading: mirror })).status).toBe(422);
    expect((await verify({ reading: { ...READING, on: "2099-01-01" } })).status).toBe(422);
    expect((await verify({ version: version - 1 })).status).toBe(409);
    expect((await verify({})).body).toMatchObject({ version: version + 1 });
    const row = await db().law.findUniqueOrThrow({ where: { id }, include: { verifiedByUser: true } });
    expect(row).toMatchObject({ confidence: "official", verifiedByUser: { firstName: "Edith" } });
    expect(row.sources).toMatchObject([{ url: READING.url, readOn: READING.on }]);
    expect(row.verifiedAsOf?.toISOString().slice(0, 10)).toBe(READING.on);
  });
});

describe("history", () => {
  it("puts an earlier text back, and the corpus's own gives the record back to the corpus", async () => {
    const { id, version } = await read(LAW);
    expect((await call("POST", `/laws/${id}/restore`, { version, restore: 99 })).status).toBe(404);
    const back = await call("POST", `/laws/${id}/restore`, { version, restore: 1 });
    expect(back.body).toEqual({ id, slug: LAW, version: version + 1 });
    expect(await read(LAW)).toMatchObject({ isOperators: false, record: { figures: { mealMinutes: 30 } } });
    const again = await call("POST", `/laws/${id}/restore`, { version: version + 1, restore: 2 });
    expect(again.status).toBe(200);
    expect(await read(LAW)).toMatchObject({ isOperators: true, record: { figures: { mealMinutes: 35 } } });
  });

  it("withdraws a record and brings it back", async () => {
    const id = await idOf("laws", "de-tips");
    expect((await call("DELETE", `/laws/${id}`)).status).toBe(204);
    expect((await callApi("GET", "/api/laws/de-tips")).status).toBe(404);
    expect((await call("GET", "/laws?state=withdrawn")).body.data).toMatchObject([
      { slug: "de-tips", isWithdrawn: true },
    ]);
    const { version } = (await call("GET", `/laws/${id}`)).body;
    await call("POST", `/laws/${id}/restore`, { version, restore: 1 });
    expect((await callApi("GET", "/api/laws/de-tips")).status).toBe(200);
  });
});

describe("new records", () => {
  it("make a law of an absence, and a law of nothing", async () => {
    const { record } = await read(LAW);
    const { id, version, shape } = await read("de-expense-reimbursement");
    expect(shape).toBe("absence");
    const found = { slug: "de-expense-reimbursement", topics: ["expense_reimbursement"], figures: { required: "yes" } };
    const text = { citations: ["19 Del. C. 1113"], summary: "An employer repays what the work costs an employee." };
    const law = { ...record, category: "Wage and Hour", ...found, ...text };
    const saved = await call("PUT", `/laws/${id}`, { version, shape: "law", record: law, reading: READING });
    expect(saved.body.fields ?? saved.status).toBe(200);
    expect(await db().law.findUniqueOrThrow({ where: { id } })).toMatchObject({ isAbsence: false, version: 2 });
    const added = {
      ...record,
      slug: "de-meal-rest-breaks-minors",
      title: "Delaware Breaks of Minors",
      citations: ["19 Del. C. 508"],
    };
    const minors = { summary: "A minor gets 30 minutes of rest after 5 hours of work in a row.", figures: {} };
    const made = await call("POST", "/laws", { jurisdiction: "DE", record: { ...added, ...minors } });
    expect(made.body.fields ?? made.status).toBe(201);
    expect((await call("POST", "/laws", { jurisdiction: "DE", record: { ...added, ...minors } })).status).toBe(409);
    expect((await call("POST", "/laws", { jurisdiction: "XX", record: added })).status).toBe(422);
  });

  it("are cases too, linked to their laws from both sides", async () => {
    const id = await idOf("cases", CASE);
    const { record } = (await call("GET", `/cases/${id}`)).body;
    const twin = await call("POST", "/cases", { record: { ...record, slug: "criswell-again" } });
    expect(fieldsOf(twin)).toEqual(["citation"]);
    const saved = await call("PUT", `/cases/${id}`, { version: 1, record: { ...record, laws: ["flsa-minimum-wage"] } });
    expect(saved.status).toBe(200);
    const law = await db().law.findUniqueOrThrow({ where: { slug: "flsa-minimum-wage" } });
    const left = await db().law.findUniqueOrThrow({ where: { slug: "age-discrimination-in-employment-act" } });
    expect([law.relatedCaseIds.includes(id), left.relatedCaseIds.includes(id)]).toEqual([true, false]);
  });
});

describe("the preview of a record", () => {
  it("names the city as its readers know it, not by its code", async () => {
    const { laws } = buildRecords(readCorpusFiles(corpusRoot, "cities/ny.yaml"));
    const record = laws.find(({ city }) => city === "new-york-city");
    if (!record) throw new Error("no law of New York City");
    const preview = await previewOf(record, new Date("2026-11-20"));
    expect(preview).toMatchObject({ kind: "law", law: { jurisdictionName: "New York", cityName: "New York City" } });
  });
});

describe("a file", () => {
  const text = readFileSync(path.join(corpusRoot, "states/de.yaml"), "utf8");
  const importing = (file: string, dryRun?: boolean) =>
    call("POST", "/laws/import", { file: "de.yaml", text: file, dryRun });

  it("is read dry first, then stored record by record; what is unsound is refused alone", async () => {
    const head = text.slice(0, text.indexOf("- slug:"));
    const records = text.slice(head.length, text.indexOf("absent:")).split(/(?=^- slug:)/m);
    const pick = (slug: string) => records.find((one) => one.startsWith(`- slug: ${slug}\n`)) ?? "";
    const file = [
      head,
      pick("de-min-wage"),
      pick("de-final-pay").replace(/title: .*/, "title: Delaware Last Wages"),
      pick("de-jury-duty-leave") || pick("de-tips").replace(/title: .*/, "title: 12"),
      pick("de-pay-frequency").replace("level: source", "level: official").replace("level: reviewed", "level: source"),
    ].join("");
    const dry = await importing(file);
    const outcomes = Object.fromEntries(
      dry.body.records.map((one: { slug: string; outcome: string }) => [one.slug, one.outcome]),
    );
    expect(outcomes).toMatchObject({
      "de-min-wage": "unchanged",
      "de-final-pay": "changed",
      "de-pay-frequency": "refused",
    });
    expect(dry.body.counts.stored).toBe(0);
    const done = await importing(file, false);
    expect(done.body.counts).toMatchObject({ changed: 1, stored: 1 });
    expect((await read("de-final-pay")).record.title).toBe("Delaware Last Wages");
    expect((await importing(file)).body.counts).toMatchObject({ changed: 0 });
  });

  it("of cities says that its dated wages stay with the corpus", async () => {
    const cities = readFileSync(path.join(corpusRoot, "cities/wa.yaml"), "utf8");
    const dated = "  wages:\n  - {rate: 19.97, from: 2024-01-01}\n  - {rate: 20.76, from: 2025-01-01}\n  laws:\n";
    const { body } = await importing(cities.replace("  laws:\n", dated));
    expect(body.counts).toMatchObject({ refused: 0, stored: 0 });
    expect(body.left).toEqual([expect.stringMatching(/^2 dated wages of cities/)]);
  });

  it("that cannot be read says where", async () => {
    expect((await importing("state: DE\nname: [")).body.problems[0]).toMatchObject({ line: 2 });
    expect((await importing("state: Delaware")).body.problems.length).toBeGreaterThan(0);
    expect((await importing("- 1")).body.problems.length).toBeGreaterThan(0);
  });
});
