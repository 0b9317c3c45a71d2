import { expect, it } from "vitest";
import { filterAddress, isFilterForm } from "~/app/areas/research/results/result-filters";
import { StatuteText } from "~/app/areas/research/results/statute-text";
import { readSearchRequest } from "~/app/areas/research/search-request";
import { render } from "../ui/render";

const asked = "q=meal+breaks&state=CA&sent=1&s=abc&tab=federal";

it("the form of the filters becomes an address that hides what was unticked and keeps the search", () => {
  const form = new URLSearchParams(
    `${asked}&offer=Benefits&offer=Termination&show=Benefits&offerRisk=High&showRisk=High&inForce=on&employees=+12+`,
  );
  expect(isFilterForm(form)).toBe(true);
  const address = filterAddress(form);
  expect(address.toString()).toBe(`${asked}&hide=Termination&inForce=1&employees=12`);
  expect(isFilterForm(address)).toBe(false);
});

it("a filter that was ticked again is gone from the address", () => {
  const form = new URLSearchParams(`${asked}&offer=Benefits&show=Benefits&offerRisk=High&showRisk=High&employees=`);
  expect(filterAddress(form).toString()).toBe(asked);
});

it("a common question stands in the box and is not asked yet", () => {
  const drafted = readSearchRequest(
    new URLSearchParams("q=typed+before&fill=May+we+test%3F&state=tx&sent=1&federal=1"),
  );
  expect(drafted).toMatchObject({ question: "May we test?", isDraft: true, state: "TX", federal: true, risk: false });
});

it("the choice of state laws only is no city", () => {
  expect(readSearchRequest(new URLSearchParams("q=a&city=none")).city).toBe("");
});

it("a statute is set apart as a word, not inside another", () => {
  const html = render(<StatuteText text="NEVADA follows the ADA and Title VII." />);
  expect(html.match(/<strong[^>]*>([^<]*)</g)?.map((found) => found.replace(/.*>([^<]*)</, "$1"))).toEqual([
    "ADA",
    "Title VII",
  ]);
  expect(html).toContain("NEVADA follows");
});
