import { describe, expect, it } from "vitest";
import { fieldOfPath, recordOf, textsOf } from "~/app/areas/admin/laws/record-form.server";
import { corpusRoot } from "~/domain/research";
import { checkCorpus } from "~/domain/research/corpus/check-corpus";
import { checkRecord, SCHEMAS } from "~/domain/research/editing/check-record";
import { differencesOf } from "~/domain/research/editing/differences";
import { ground } from "~/domain/research/editing/ground";
import { agenciesOf, placeOf } from "~/domain/research/editing/read-record";
import { rowOf } from "~/domain/research/editing/store-record";
import { isRaised, trustProblems } from "~/domain/research/editing/trust";
import { shapeOf, writtenRecord } from "~/domain/research/editing/written-record";
import { today } from "~/platform/clock";

/** Through JSON, as the row comes back from the database. */
const stored = <T>(row: T): T => JSON.parse(JSON.stringify(row)) as T;

describe("a stored record, written again as in a corpus file", () => {
  it.each(["states/de.yaml", "cities/wa.yaml", "cases/age.yaml", "federal/leave-and-benefits.yaml"])(
    "makes the same record: every one of %s",
    (only) => {
      const { records } = checkCorpus(corpusRoot, { today: today(), only });
      const all = [...records.laws, ...records.cases];
      expect(all.length).toBeGreaterThan(5);
      const { topics } = ground();
      const changed = all.flatMap((record) => {
        const data = stored(rowOf(record, undefined));
        const kind = "citations" in record ? "law" : "case";
        const agencies = agenciesOf(placeOf(data), data);
        const written = writtenRecord(kind, data, { topics, agencies, related: [] });
        const shape = shapeOf(kind, data);
        // The form of the administration loses nothing either.
        const typed = recordOf(shape, textsOf(shape, written));
        expect(typed.problems).toEqual([]);
        expect(SCHEMAS[shape].parse(typed.record)).toEqual(SCHEMAS[shape].parse(written));
        const known = new Set([...record.related, ...("citations" in record ? [] : record.laws)]);
        const again = checkRecord({
          ...{ shape, place: placeOf(data), written, agencies, known, read: "2026-11-20" },
          cityUrl: typeof data.reference_url === "string" ? data.reference_url : null,
        });
        const row = again.record && stored(rowOf(again.record, undefined));
        const { content_hash: _, ...before } = data;
        const { content_hash: __, ...after } = row ?? data;
        return row && JSON.stringify(after) === JSON.stringify(before)
          ? []
          : [[record.slug, again.problems, before, after]];
      });
      expect(changed).toEqual([]);
    },
  );
});

describe("the form of a record", () => {
  it("says at its field what cannot be read, and where a problem belongs", () => {
    const typed = { provisions: "- text: [", relevance: "many", verifiedAsOf: "2025" };
    expect(recordOf("law", typed).problems.map(({ path }) => path)).toEqual(["provisions"]);
    expect(recordOf("case", typed).record).toEqual({ relevance: "many", verifiedAsOf: 2025 });
    expect(fieldOfPath("law", "provisions.0.pin")).toBe("provisions");
    expect(fieldOfPath("law", "applies")).toBe("applies.text");
    expect(fieldOfPath("law", "nothing")).toBeNull();
  });
});

describe("differences", () => {
  it("show which items of a list came and went, and nothing where only the order of keys differs", () => {
    const before = {
      title: "A",
      requirements: [
        { text: "One.", pin: "1" },
        { text: "Two.", pin: "2" },
      ],
      applies: { text: "All." },
    };
    const after = {
      title: "A",
      requirements: [
        { pin: "1", text: "One." },
        { pin: "3", text: "Three." },
      ],
      applies: { text: "All." },
    };
    expect(differencesOf(before, after)).toEqual([
      {
        field: "requirements",
        lines: [
          { mark: "same", text: "One. [1]" },
          { mark: "gone", text: "Two. [2]" },
          { mark: "new", text: "Three. [3]" },
        ],
      },
    ]);
  });
});

describe("levels of trust", () => {
  const before = { level: "reviewed" as const, verifiedAsOf: "2026-01-01" };
  const reading = { what: "19 Del. C. 707", url: "https://delcode.delaware.gov/title19", on: "2026-11-01" };
  it("are raised by a better level or a later day, not by a lower one", () => {
    expect(isRaised(before, { ...before, level: "source" })).toBe(true);
    expect(isRaised(before, { ...before, verifiedAsOf: "2026-01-02" })).toBe(true);
    expect(isRaised(before, { ...before, level: "recalled" })).toBe(false);
    expect(isRaised(before, before)).toBe(false);
  });
  it("are never raised without naming what was read", () => {
    expect(trustProblems(before, { ...before, level: "source" }, undefined)).toMatchObject([{ path: "reading.what" }]);
    expect(trustProblems(before, { ...before, level: "source" }, reading)).toEqual([]);
  });
  it("are official only with a page on an official host", () => {
    const official = { ...before, level: "official" as const };
    expect(trustProblems(before, official, reading)).toEqual([]);
    const mirror = { ...reading, url: "https://law.justia.com/codes/delaware/" };
    expect(trustProblems(before, official, mirror)).toMatchObject([{ path: "reading.url" }]);
    expect(trustProblems(null, official, undefined)).toMatchObject([{ path: "reading.url" }]);
  });
});
