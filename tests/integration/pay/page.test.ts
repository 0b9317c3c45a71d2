import { beforeAll, describe, expect, it } from "vitest";
import { payPage } from "~/app/areas/pay/calculator/page.server";
import { findWageLaw } from "~/domain/research";
import { useDatabase } from "../../setup/database";
import { storeSmallLaw } from "../research/small-law";

useDatabase();
beforeAll(async () => void (await storeSmallLaw()));

const page = (query: string) => payPage(new URLSearchParams(query));
const SALARY = "payType=salary&annualSalary=60000&payPeriod=biweekly&state=CA";

describe("the calculator's page", () => {
  it("works nothing out before anything was sent", async () => {
    expect(await page("")).toMatchObject({ view: null, problems: {}, items: [] });
  });

  it("shows both methods, the frequencies and the links that keep the inputs", async () => {
    const { view } = await page(SALARY);
    expect(view?.quick.result.method).toBe("quick");
    expect(view?.precise.result.method).toBe("precise");
    expect(view?.frequencies).toHaveLength(5);
    expect(view?.links.annual).toBe(`/pay-calculator?${SALARY}&view=annual`);
    expect(view?.links.share).toMatch(/^https?:\/\/.+\/pay-calculator\?payType=salary&annualSalary=60000/);
    expect(view?.links.stub.quick).toMatch(/^\/pay-calculator\/stub\.pdf\?.*method=quick$/);
  });

  it("shows what is wrong in place of a result", async () => {
    const { view, problems } = await page("payType=salary&annualSalary=-1");
    expect(view).toBeNull();
    expect(problems.annualSalary).toMatch(/negative/);
  });

  it.each([
    ["payType=salary&annualSalary=&hourlyRate=30&state=TX", { annualSalary: "Enter the annual salary." }],
    ["payType=salary&annualSalary=none", { annualSalary: "Enter the annual salary." }],
    ["payType=hourly&annualSalary=60000", { hourlyRate: "Enter the hourly rate." }],
    [
      "payType=hourly&hoursPerWeek=0",
      { hourlyRate: "Enter the hourly rate.", hoursPerWeek: "Enter the hours of a week." },
    ],
    ["payType=salary&grossPay=0", { grossPay: "Enter the gross pay of a period." }],
  ])("asks for the pay at its field instead of working out nothing: %s", async (query, problems) => {
    expect(await page(query)).toMatchObject({ view: null, problems });
  });

  it("works a paycheck out of a gross pay or a bonus alone", async () => {
    expect((await page("payType=salary&grossPay=2000&state=TX")).view?.precise.result.grossPay).toBe(2000);
    expect((await page("payType=salary&supplementalWages=500&state=TX")).view).not.toBeNull();
  });

  it("lets the precise figure lead where its tables are exact, and says why where they are not", async () => {
    const { view } = await page(SALARY);
    expect(view?.lead).toEqual({ leads: "precise", because: [] });
    const { quick, precise } = view ?? {};
    const parts = view?.difference.rows.reduce((sum, row) => sum + row.precise - row.quick, 0) ?? 0;
    expect(parts).toBeCloseTo((quick?.result.netPay ?? 0) - (precise?.result.netPay ?? 0), 2);
    const place = "state=PA&county=Philadelphia+County&city=Philadelphia";
    const rough = (await page(`payType=salary&annualSalary=60000&${place}`)).view;
    expect(rough?.lead.leads).toBe("quick");
    expect(rough?.lead.because.join(" ")).toContain("Philadelphia tax rests on a figure of an earlier year.");
    expect((await page("payType=salary&annualSalary=60000")).view?.lead.because).toContain(
      "No state is chosen, so no state tax is counted.",
    );
  });

  it("says one thing of one rate: Philadelphia's is of 2025 by either method", async () => {
    const { view } = await page("payType=salary&annualSalary=60000&state=PA&city=Philadelphia");
    for (const { result } of [view?.quick, view?.precise].flatMap((method) => method ?? [])) {
      const [local] = result.lines.filter(({ key }) => key.startsWith("localTax"));
      expect(local).toMatchObject({ sourceYear: 2025, confidence: "carried forward" });
    }
  });

  it("keeps what was entered for the printed page", async () => {
    const { view } = await page(`${SALARY}&retirement401k=5&zip=94301`);
    expect(view?.inputs).toEqual(
      expect.arrayContaining([
        { label: "Annual salary", value: "$60,000.00" },
        { label: "Pay period", value: "Every two weeks" },
        { label: "401(k)", value: "5 %" },
      ]),
    );
    expect(view?.inputs.map(({ label }) => label)).not.toContain("Roth IRA");
  });

  it("fills the place of a ZIP code in when no script has", async () => {
    const { values, view } = await page("payType=salary&annualSalary=60000&zip=47401&state=&county=&city=");
    expect(values).toMatchObject({ state: "IN", county: "Monroe County", city: "Bloomington" });
    expect(view?.precise.result.localTax).toBeGreaterThan(0);
    const several = await page("payType=salary&annualSalary=60000&zip=94303&state=&county=&city=");
    expect(several.choices).toHaveLength(2);
    const guess = await page("payType=salary&zip=94307");
    expect(guess.placeNote).toMatch(/guess/);
    for (const zip of ["00009", "99999"]) {
      const unknown = await page(`payType=salary&zip=${zip}`);
      expect(unknown.placeNote).toBe("ZIP Code Not Found. Please enter your location manually.");
      expect(unknown.values).toEqual({ payType: "salary", zip });
    }
  });

  it("leaves a chosen state alone when the ZIP code lies in another", async () => {
    const { values, view } = await page("payType=salary&annualSalary=60000&zip=47401&state=TX");
    expect(values.state).toBe("TX");
    expect(view?.precise.result.notes.join(" ")).toMatch(/lies in IN, not in TX/);
  });

  it("compares a second scenario, and says what is wrong with it", async () => {
    const { view } = await page(`${SALARY}&second_state=TX&second_annualSalary=61000`);
    expect(view?.scenario?.changes).toBe("the salary, the state");
    expect(view?.scenario?.comparison.map(({ method }) => method)).toEqual(["quick", "precise"]);
    const wrong = await page(`${SALARY}&second_annualSalary=-4`);
    expect(wrong.view).not.toBeNull();
    expect(wrong.scenarioProblem).toMatch(/negative/);
  });

  it("finds the gross pay behind a net pay, and refuses what no pay can leave", async () => {
    const { view } = await page(`${SALARY}&wantedNet=1500`);
    const found = view?.grossUp;
    expect(found?.grossUp).toMatchObject({ netPay: 1500, exact: true });
    expect(found?.href).toContain(`grossPay=${found?.grossUp.grossPay.toFixed(2)}`);
    const again = await payPage(new URL(found?.href ?? "", "http://localhost").searchParams);
    expect(again.view?.precise.result.netPay).toBe(1500);
    expect((await page(`${SALARY}&wantedNet=999999999`)).problems.wantedNet).toMatch(/bounds/);
    expect((await page(`${SALARY}&wantedNet=-1`)).problems.wantedNet).toMatch(/negative/);
  });
});

describe("the minimum wage check", () => {
  const hourly = (rate: string, place: string) => page(`payType=hourly&hourlyRate=${rate}&${place}`);

  it("flags a rate under the state minimum with the law by its own address", async () => {
    const { view } = await hourly("8", "state=CA");
    expect(view?.wage?.wage.ok).toBe(false);
    expect(view?.wage?.law?.href).toBe(`/laws/${(await findWageLaw({ state: "CA", city: null }))?.slug}`);
  });

  it("names the federal law where it binds", async () => {
    const { view } = await hourly("5", "state=TX");
    expect(view?.wage?.wage.binding.level).toBe("federal");
    expect(view?.wage?.law?.href).toBe("/laws/fed-min-wage");
  });

  it("looks at the place of work when it is another", async () => {
    const { view } = await hourly("8", "state=TX&workState=CA");
    expect(view?.wage?.wage).toMatchObject({ ok: false, reference: { state: "CA" } });
  });

  it("is not made for a salary, for a given gross pay or without a state", async () => {
    expect((await page(SALARY)).view?.wage).toBeNull();
    expect((await hourly("5", "grossPay=100&state=TX")).view?.wage).toBeNull();
    expect((await hourly("5", "")).view?.wage).toBeNull();
  });

  it("takes the state's law for a city whose ordinance is not in the corpus, none where there is none", async () => {
    expect((await findWageLaw({ state: "CA", city: "No Such City" }))?.slug).toBe(
      (await findWageLaw({ state: "CA", city: null }))?.slug,
    );
    expect(await findWageLaw({ state: "AL", city: null })).toBeNull();
  });
});
