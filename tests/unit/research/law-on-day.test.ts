import { describe, expect, it } from "vitest";
import type { Provision } from "~/domain/research/corpus/record";
import { figuresOn, textOn } from "~/domain/research/library/law-on-day";

const provision = (more: Partial<Provision>): Provision =>
  ({
    point: "min_wage.rate",
    role: "rule",
    text: "Pay $16.90 an hour.",
    level: "source",
    cite: null,
    ...more,
  }) as Provision;
const RATE = { dollars: 16.9, per: "hour" };
const said = (more: Partial<Provision>, day: string) => textOn(provision(more), "Pay $16.90 an hour.", day);

describe("a sentence on a day", () => {
  const known = { value: RATE, next: { from: "2027-01-01", value: { dollars: 17.4, per: "hour" } } };

  it("says what took its figure's place", () => {
    expect(said(known, "2026-12-31")).toBe("Pay $16.90 an hour.");
    expect(said(known, "2027-01-01")).toBe("Pay $16.90 an hour. (Since Jan 1, 2027: $17.40 an hour.)");
    const days = { value: { days: 3 }, next: { from: "2027-01-01", value: { days: 5 } } };
    expect(said(days, "2027-01-01")).toMatch(/\(Since Jan 1, 2027: 5 days\.\)$/);
  });

  it("is out of date where the figure that followed is not known", () => {
    expect(said({ value: RATE, next: { from: "2027-01-01" } }, "2027-02-01")).toMatch(
      /Rate out of date since Jan 1, 2027/,
    );
  });

  it("without a figure of its own stays as it is", () => {
    expect(said({ next: { from: "2027-01-01" } }, "2027-02-01")).toBe("Pay $16.90 an hour.");
  });
});

describe("the figures of a law on a day", () => {
  const figures = [
    { key: "rate", value: 1690 },
    { key: "rateFrom", value: "2026-01-01" },
    { key: "tipped", value: 1214 },
    { key: "nextRate", value: 1740 as number | null },
    { key: "nextFrom", value: "2027-01-01" as string | null },
  ];
  const on = (day: string, changed = figures, provisions: Provision[] = []) =>
    Object.fromEntries(
      figuresOn({ provisions }, changed, day).map(({ key, value, outOfDateSince }) => [
        key,
        outOfDateSince ? `out of date since ${outOfDateSince}` : value,
      ]),
    );

  it("are the written ones before the next begins", () => {
    expect(on("2026-12-31")).toEqual({
      rate: 1690,
      rateFrom: "2026-01-01",
      tipped: 1214,
      nextRate: 1740,
      nextFrom: "2027-01-01",
    });
  });

  it("become the next ones on their day", () => {
    expect(on("2027-01-01")).toEqual({
      rate: 1740,
      rateFrom: "2027-01-01",
      tipped: 1214,
      nextRate: null,
      nextFrom: null,
    });
  });

  it("are out of date where the next one is not known", () => {
    const unknown = figures.map((figure) => (figure.key === "nextRate" ? { ...figure, value: null } : figure));
    expect(on("2027-01-01", unknown)).toMatchObject({ rate: "out of date since 2027-01-01", rateFrom: "2027-01-01" });
  });

  it("follow the sentences that say them, a yearly salary by the week", () => {
    const tipped = provision({
      value: { dollars: 12.14, per: "hour" },
      next: { from: "2027-01-01", value: { dollars: 12.69, per: "hour" } },
    });
    expect(on("2027-01-01", figures, [tipped])).toMatchObject({ tipped: 1269 });
    const salary = [{ key: "exemptSalary", value: 111_123 }];
    const yearly = provision({ value: { dollars: 57_784, per: "year" }, next: { from: "2027-01-01" } });
    expect(figuresOn({ provisions: [yearly] }, salary, "2027-01-01")).toEqual([
      { key: "exemptSalary", value: null, outOfDateSince: "2027-01-01" },
    ]);
  });
});
