import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { announceComingDates } from "~/domain/updates/coming-dates";
import { announceCorpusChanges } from "~/domain/updates/corpus-changes";
import { storeUpdate } from "~/domain/updates/store-update";
import type { UpdateDraft } from "~/domain/updates/types";
import { DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import type { Prisma } from "~/platform/db/generated/client";
import { useDatabase } from "../../setup/database";

useDatabase();
beforeEach(async () => {
  await db().lawUpdate.deleteMany();
  await db().updateSource.deleteMany();
});

const wage = () =>
  db().law.findFirstOrThrow({ where: { jurisdiction: "CA", city: null, topics: { has: "min_wage" } } });

/** A record as the loader or an administrator changes it: the next version, the old one kept. */
async function change(fields: Prisma.InputJsonObject) {
  const law = await wage();
  const current = await db().lawVersion.findFirstOrThrow({ where: { lawId: law.id, isCurrent: true } });
  await db().lawVersion.updateMany({
    where: { lawId: law.id, isCurrent: true },
    data: { isCurrent: false, validTo: now() },
  });
  const version = current.version + 1;
  await db().lawVersion.create({
    data: {
      lawId: law.id,
      version,
      data: { ...(current.data as Prisma.InputJsonObject), ...fields },
      contentHash: String(version).padStart(64, "0"),
      origin: "operator",
    },
  });
  return law;
}

describe("changes of the corpus", () => {
  it("are no news at the first load, news once after", async () => {
    expect(await announceCorpusChanges(now())).toMatchObject({ new: 0 });
    const law = await change({ figures: { rate: 99 } });
    expect(await announceCorpusChanges(now())).toEqual({ records: 1, new: 1 });
    expect(await announceCorpusChanges(now())).toEqual({ records: 0, new: 0 });
    const [update] = await db().lawUpdate.findMany({ include: { lawUpdateLaws: true } });
    expect(update).toMatchObject({
      kind: "corpus_change",
      jurisdiction: "CA",
      category: law.category,
      status: "approved",
    });
    expect(update?.title).toBe(`Changed in the library: ${law.title}`);
    expect(update?.description).toContain("What changed: its figures.");
    expect(update?.lawUpdateLaws.map(({ lawId }) => lawId)).toEqual([law.id]);
  });

  it("of the wording alone are none; of requirements wait for an administrator", async () => {
    await announceCorpusChanges(now());
    await db().lawUpdate.deleteMany();
    await change({ summary: "Said in other words." });
    expect(await announceCorpusChanges(now())).toMatchObject({ new: 0 });
    await change({ requirements: ["Another duty."] });
    await announceCorpusChanges(now());
    expect(await db().lawUpdate.findMany({ select: { status: true } })).toEqual([{ status: "pending" }]);
  });
});

describe("many changes at once", () => {
  it.each([
    ["forty", 40, "approved"],
    ["forty-one", 41, "pending"],
  ])("%s of them: %s become %s updates", async (_words, many, status) => {
    await announceCorpusChanges(now());
    await db().lawUpdate.deleteMany();
    // What other tests changed lies a day back: it is another reading.
    const earlier = new Date(now().getTime() - DAY_MS);
    await db().lawVersion.updateMany({ where: { corpusLoadId: null }, data: { validFrom: earlier } });
    const chosen = await db().lawVersion.findMany({
      where: { isCurrent: true, corpusLoadId: { not: null }, law: { isAbsence: false, confidence: "source" } },
      take: many,
    });
    await db().lawVersion.updateMany({
      where: { id: { in: chosen.map(({ id }) => id) } },
      data: { isCurrent: false, validTo: now() },
    });
    await db().lawVersion.createMany({
      data: chosen.map(({ lawId, version, data }) => ({
        ...{ lawId, version: version + 1, origin: "operator", contentHash: "7".repeat(64) },
        data: { ...(data as Prisma.InputJsonObject), figures: { rate: 99 } },
      })),
    });
    expect(await announceCorpusChanges(now())).toEqual({ records: many, new: many });
    const told = await db().lawUpdate.groupBy({ by: ["status"], _count: true });
    expect(told.map((one) => [one.status, one._count])).toEqual([[status, many]]);
  });
});

describe("coming dates", () => {
  it("of records and of their figures are told once, within sixty days, never for days gone by", async () => {
    const law = await wage();
    const day = (ahead: number) => new Date(now().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
    await db().law.updateMany({ data: { effectiveDate: null, figures: {} } });
    await db().law.update({
      where: { id: law.id },
      data: { figures: { rate: 1, rateFrom: day(-10), nextRate: 2, nextFrom: day(59) } },
    });
    const [other, far, gone] = await db().law.findMany({
      where: { isAbsence: false, archivedAt: null, status: "in_force", id: { not: law.id }, confidence: "source" },
      take: 3,
    });
    await db().law.update({ where: { id: other?.id }, data: { effectiveDate: new Date(day(3)) } });
    await db().law.update({ where: { id: far?.id }, data: { effectiveDate: new Date(day(62)) } });
    await db().law.update({ where: { id: gone?.id }, data: { effectiveDate: new Date(day(-1)) } });
    expect(await announceComingDates(now())).toEqual({ dates: 2, new: 2 });
    expect(await announceComingDates(now())).toEqual({ dates: 2, new: 0 });
    const titles = (await db().lawUpdate.findMany({ orderBy: { effectiveDate: "asc" } })).map(({ title }) => title);
    expect(titles[0]).toMatch(/^Takes effect [A-Z][a-z]{2} \d+, \d{4}: /);
    expect(titles[1]).toMatch(/^New figures from /);
  });
});

describe("a change that two sources tell", () => {
  const told = (fields: Partial<UpdateDraft>): UpdateDraft => ({
    kind: "source",
    externalId: randomUUID(),
    dedupeKey: randomUUID(),
    title: "Agency announces what it did",
    description: "Said by one source.",
    timestamp: now(),
    riskLevel: "LOW",
    riskBasis: "News or a notice: it changes no law by itself.",
    jurisdiction: "FEDERAL",
    city: null,
    category: "Compliance and Reporting",
    agency: null,
    effectiveDate: null,
    commentsCloseOn: null,
    publishedOn: null,
    sourceUrl: null,
    citations: ["2099-00077"],
    cfrParts: [],
    status: "pending",
    lawIds: [],
    matchedBy: "citation",
    ...fields,
  });
  const RULE = {
    title: "Final rule on records of overtime",
    riskLevel: "HIGH",
    riskBasis: "A final rule that takes effect within 30 days.",
    status: "approved",
  } as const;
  const tell = async (source: string, fields: Partial<UpdateDraft>) => {
    const { id } = await db().updateSource.upsert({
      where: { key: source },
      create: { key: source, name: source },
      update: {},
    });
    return storeUpdate(told(fields), { sourceId: id, aliases: ["2099-00077"] });
  };
  const only = () => db().lawUpdate.findFirstOrThrow();

  it("goes out once the sure one speaks, in its words, where the first waited", async () => {
    expect(await tell("news", {})).toBe("new");
    expect(await tell("register", RULE)).toBe("merged");
    expect(await db().lawUpdate.count()).toBe(1);
    expect(await only()).toMatchObject({ ...RULE, matchedAt: null });
    expect((await only()).approvedAt).toBeInstanceOf(Date);
  });

  it("takes the graver risk and keeps its first words where it is out already", async () => {
    await tell("news", { status: "approved" });
    await tell("register", RULE);
    expect(await only()).toMatchObject({ title: "Agency announces what it did", riskLevel: "HIGH" });
    await tell("other", { status: "approved" });
    expect(await only()).toMatchObject({ riskLevel: "HIGH", riskBasis: RULE.riskBasis });
  });

  it("stays as an administrator left it", async () => {
    await tell("news", {});
    await db().lawUpdate.updateMany({ data: { status: "suppressed" } });
    await tell("register", RULE);
    expect(await only()).toMatchObject({ status: "suppressed", riskLevel: "LOW" });
  });

  it("is two where one source tells of one docket twice: a rule and its delay", async () => {
    await tell("register", RULE);
    expect(await tell("register", { ...RULE, title: "Final rule on records of overtime; delay of its date" })).toBe(
      "new",
    );
  });
});
