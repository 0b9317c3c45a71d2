import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS, now, shiftClock } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { federalRegister } from "~/platform/sources/federal-register";
import { contentVersion } from "../../fakes/ecfr";
import { daysBefore, frDocument } from "../../fakes/federal-register-documents";
import { testBill } from "../../fakes/legiscan";
import { useDatabase } from "../../setup/database";
import { lookNow, only, outside, settings, sourceRow, withSources } from "./with-sources";

useDatabase();
const fakes = withSources();

const TODAY = new Date().toISOString().slice(0, 10);
const on = (days: number) => daysBefore(TODAY, days);
const frRequests = () => fakes().fr.requests.filter(({ path }) => path.includes("documents.json"));

describe("the Federal Register", () => {
  it("gives rules and proposed rules as updates with dates, subject, weight and the records they touch", async () => {
    await lookNow();
    const rows = await outside();
    const rule = rows.find(({ title }) => title === "Test document: final rule on overtime records");
    expect(rule).toMatchObject({
      category: "Wage and Hour",
      jurisdiction: "FEDERAL",
      riskLevel: "HIGH",
      status: "approved",
      agency: "Wage and Hour Division",
      description: "Test abstract & markup that must be cleaned.",
      cfrParts: ["29 CFR 516"],
    });
    expect(rule?.effectiveDate?.toISOString().slice(0, 10)).toBe(on(-30));
    const proposed = rows.find(({ title }) => title === "Test document: proposed rule on notices");
    expect(proposed?.commentsCloseOn?.toISOString().slice(0, 10)).toBe(on(-59));
    const links = await db().lawUpdateLaw.findMany({ where: { lawUpdateId: rule?.id }, select: { law: true } });
    for (const { law } of links) expect(law.citations.join(" ")).toMatch(/29 (CFR|C\.F\.R\.)[^;]*516/);
    expect(links.length).toBeGreaterThan(0);
    expect(rows.some(({ title }) => /meeting|first use/.test(title))).toBe(false);
    expect(await sourceRow("federal-register")).toMatchObject({ status: "ok", consecutiveFailures: 0 });
  });

  it("without a single hit, where the keys are not there at all, is well and empty", async () => {
    fakes().fr.documents.length = 0;
    await only("federal-register");
    await lookNow();
    expect(await sourceRow("federal-register")).toMatchObject({ status: "ok", itemsLastRun: 0 });
  });

  it("is read page by page, and never round and round", async () => {
    const { fr } = fakes();
    fr.documents.length = 0;
    fr.fill(250);
    const read = () => federalRegister().fetchSince(null, { now: new Date() });
    const names = (await read()).items.map(({ externalId }) => externalId);
    expect(new Set(names).size).toBe(250);
    fr.fill(10_100);
    const before = frRequests().length;
    expect(await read()).toMatchObject({ status: "partial", note: expect.stringContaining("the newest were read") });
    expect(frRequests().length - before).toBeLessThanOrEqual(20);
  });

  it("may name an agency as printed only, dates that cannot be, and markup in a title", async () => {
    const { fr } = fakes();
    const title = 'Test <script>alert("x")</script><b onclick=alert(1)>rule</b> on overtime';
    const dates = { publication_date: on(1), effective_on: "2099-01-01" };
    const odd = frDocument({ title, ...dates, document_number: "2099-00011" });
    odd.agencies.push({ raw_name: "OFFICE OF THE SECRETARY" });
    const later = { document_number: "2099-00012", publication_date: "2099-01-01", title: "Test later" };
    fr.add(odd, frDocument(later));
    await only("federal-register");
    await lookNow();
    const rows = await outside();
    expect(rows.find((row) => row.title === "Test rule on overtime")).toMatchObject({
      agency: "OFFICE OF THE SECRETARY",
      effectiveDate: null,
      status: "approved",
    });
    expect(rows.find((row) => row.title === "Test later")).toMatchObject({ publishedOn: null, status: "pending" });
  });

  it("is asked for what changed only, and not more often than each hour", async () => {
    // All looks fall on one day: the next day asks for other dates.
    const noon = (12 - now().getUTCHours()) * HOUR_MS;
    shiftClock(noon);
    await only("federal-register");
    await lookNow();
    await lookNow();
    expect(frRequests()).toHaveLength(1);
    shiftClock(noon + 61 * MINUTE_MS);
    await lookNow();
    shiftClock(noon + 122 * MINUTE_MS);
    await lookNow();
    expect(frRequests()).toHaveLength(3);
    expect(frRequests()[2]?.headers["if-none-match"]).toMatch(/^"/);
    expect(await sourceRow("federal-register")).toMatchObject({ status: "ok", itemsLastRun: 0 });
  });

  it("may add a field; a missing one fails loudly, stores nothing, and is shown", async () => {
    const { fr } = fakes();
    await only("federal-register");
    fr.drift("extra");
    await lookNow();
    expect((await sourceRow("federal-register")).status).toBe("ok");
    fr.drift("missing");
    fr.add(frDocument({ document_number: "2099-00009", publication_date: on(0) }));
    const stored = (await outside()).length;
    shiftClock(61 * MINUTE_MS);
    await lookNow();
    expect(await sourceRow("federal-register")).toMatchObject({
      status: "drift",
      lastError: expect.stringMatching(/changed its shape at results\.0\.(document_number|title)/),
    });
    expect((await outside()).length).toBe(stored);
  });
});

describe("the eCFR", () => {
  it("gives one update per part and issue of what was changed in substance in the watched parts", async () => {
    const { ecfr } = fakes();
    ecfr.add(
      contentVersion("516.5", TODAY),
      contentVersion("999.1", TODAY),
      contentVersion("825.1", TODAY, { removed: true }),
    );
    await only("ecfr");
    await lookNow();
    const rows = await outside();
    expect(rows.map(({ title }) => title).sort()).toEqual([
      "29 CFR Part 516: 2 sections changed",
      "29 CFR Part 578: one section changed",
      "29 CFR Part 825: one section removed",
    ]);
    const asked = ecfr.requests.length;
    shiftClock(4 * HOUR_MS);
    await lookNow();
    expect(ecfr.requests.length).toBe(asked + 1);
    expect((await outside()).length).toBe(3);
  });

  it("is left alone while an import is under way, and read after", async () => {
    await only("ecfr");
    fakes().ecfr.importing(true);
    await lookNow();
    expect(await sourceRow("ecfr")).toMatchObject({
      status: "partial",
      lastError: "An import is under way.",
      itemsTotal: 0,
    });
    fakes().ecfr.importing(false);
    await lookNow();
    expect((await sourceRow("ecfr")).itemsTotal).toBeGreaterThan(0);
  });

  it("tells a rule of the Federal Register again on its day: the update stays one", async () => {
    const { fr, ecfr } = fakes();
    fr.documents.length = 0;
    const cfr_references = [{ title: 29, part: 578, chapter: null, citation_url: null }];
    fr.add(
      frDocument({
        document_number: "2099-00010",
        title: "Test document: penalties",
        publication_date: on(2),
        effective_on: TODAY,
        cfr_references,
      }),
    );
    ecfr.versions.length = 0;
    ecfr.add(contentVersion("578.3", TODAY));
    await lookNow();
    const touching = (await outside()).filter(({ cfrParts }) => cfrParts.includes("29 CFR 578"));
    expect(touching.map(({ title }) => title)).toEqual(["Test document: penalties"]);
    expect(touching[0]?.citations).toContain("29 CFR 578.3");
  });
});

describe("the feeds of agencies", () => {
  it("are read with and without ids, and from a page that is no feed", async () => {
    await lookNow();
    for (const key of ["feed-dol", "feed-nlrb", "feed-eeoc"]) {
      expect(await sourceRow(key)).toMatchObject({ status: "ok", itemsLastRun: 3 });
    }
    const page = (await outside()).find(({ title }) => title.includes("EEOC number 3"));
    expect(page?.sourceUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/newsroom\/test-/);
    expect(page?.publishedOn?.toISOString().slice(0, 10)).toBe(on(1));
    // No subject of employment law in them: somebody looks before anybody is told.
    expect(page?.status).toBe("pending");
  });

  it("bring no scripts, no days of the future, and nothing twice", async () => {
    fakes().feeds.publishHostile("dol");
    await only("feed-dol");
    await lookNow();
    const rows = await outside();
    const titles = rows.map(({ title }) => title);
    expect(titles).toContain("Test release & more");
    expect(titles.filter((title) => title === "Test release sent twice")).toHaveLength(1);
    expect(rows.find(({ title }) => title.includes("future"))).toMatchObject({ publishedOn: null, status: "pending" });
    expect(JSON.stringify(rows)).not.toMatch(/<script|alert\(/);
    for (const { timestamp } of rows) expect(timestamp.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it("with entities of their own are refused unread", async () => {
    await only("feed-dol");
    fakes().feeds.hostileProlog(true);
    await lookNow();
    expect(await sourceRow("feed-dol")).toMatchObject({
      status: "drift",
      lastError: expect.stringContaining("document type"),
    });
    expect(await outside()).toEqual([]);
  });

  it("in another encoding than they say are read all the same", async () => {
    fakes().feeds.behave({ garbage: "latin1" });
    await only("feed-dol");
    await lookNow();
    expect(await sourceRow("feed-dol")).toMatchObject({ status: "ok", itemsLastRun: 3 });
    const titles = (await outside()).map(({ title }) => title);
    expect(titles).toContain("T\u00e9st release of DOL number 1");
    expect(titles.join("")).not.toContain("\ufffd");
  });

  it("say what is news of law by themselves and leave the rest to an administrator", async () => {
    const { feeds } = fakes();
    feeds.publish("dol", {
      title: "Test: final rule on overtime pay takes effect",
      description: "Overtime and wages.",
    });
    feeds.publish("dol", {
      title: "Test: back wages recovered for workers",
      description: "Overtime pay and wages of one employer.",
    });
    await only("feed-dol");
    await lookNow();
    const state = Object.fromEntries((await outside()).map(({ title, status }) => [title, status]));
    expect(state["Test: final rule on overtime pay takes effect"]).toBe("approved");
    expect(state["Test: back wages recovered for workers"]).toBe("pending");
  });
});

describe("the sources with a key", () => {
  it("CourtListener brings decisions of the courts we know for an administrator to look at, within its limit", async () => {
    const { court } = fakes();
    court.opinions.push({
      ...court.opinions[0],
      cluster: 50,
      caseName: "Test v. Overtime",
      dateFiled: on(3),
      courtId: "cal",
    } as never);
    court.opinions.push({
      ...court.opinions[0],
      cluster: 51,
      caseName: "Test v. Elsewhere",
      dateFiled: on(3),
      courtId: "guam",
    } as never);
    for (const opinion of court.opinions)
      opinion.text = '"wage and hour" or overtime or "minimum wage"'.replaceAll('"', "");
    await only();
    settings({ COURTLISTENER_URL: court.url, COURTLISTENER_TOKEN: court.token });
    await lookNow();
    expect(court.requests.length).toBeLessThanOrEqual(5);
    expect(await sourceRow("courtlistener")).toMatchObject({ status: "ok" });
    const [row, ...rest] = await outside();
    expect(rest).toEqual([]);
    expect(row).toMatchObject({
      jurisdiction: "CA",
      status: "pending",
      riskLevel: "LOW",
      title: "Test v. Overtime (Test Court of Appeals)",
    });
  });

  it("CourtListener with a wrong token says which setting is wrong", async () => {
    await only();
    settings({ COURTLISTENER_URL: fakes().court.url, COURTLISTENER_TOKEN: "wrong" });
    await lookNow();
    expect((await sourceRow("courtlistener")).lastError).toContain("COURTLISTENER_TOKEN");
  });

  it("LegiScan brings enacted bills once, and again only when they moved", async () => {
    const { bills } = fakes();
    const title = "An act on the employer without legal content";
    bills.add(
      testBill(70, "AL", { title, status: 4, lastActionDate: on(5) }),
      testBill(71, "AK", { title, lastActionDate: on(5) }),
    );
    await only();
    settings({ LEGISCAN_URL: bills.url, LEGISCAN_KEY: bills.key });
    await lookNow();
    expect((await outside()).map((row) => [row.jurisdiction, row.title, row.status])).toEqual([
      ["AL", `AL TB70: ${title}`, "pending"],
    ]);
    const calls = () => bills.requests.filter(({ path }) => path.includes("getBill")).length;
    const asked = calls();
    for (let turn = 1; turn <= 16; turn += 1) {
      shiftClock(turn * HOUR_MS);
      await lookNow();
    }
    expect(calls()).toBe(asked);
    bills.move(71, 8, "Chaptered for testing");
    shiftClock(17 * HOUR_MS);
    await lookNow();
    expect((await outside()).map(({ jurisdiction }) => jurisdiction)).toEqual(["AL", "AK"]);
  });

  it("LegiScan's errors inside a 200 are errors", async () => {
    await only();
    settings({ LEGISCAN_URL: fakes().bills.url, LEGISCAN_KEY: "wrong" });
    await lookNow();
    expect(await sourceRow("legiscan")).toMatchObject({
      status: "error",
      lastError: "LegiScan answers with an error: Invalid API key",
    });
    fakes().bills.budget(0);
    settings({ LEGISCAN_KEY: fakes().bills.key });
    shiftClock(HOUR_MS);
    await lookNow();
    expect((await sourceRow("legiscan")).status).toBe("throttled");
  });
});
