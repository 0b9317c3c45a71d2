import { describe, expect, test } from "vitest";
import { Button } from "~/app/ui/actions/button";
import { Link } from "~/app/ui/actions/link";
import { initials } from "~/app/ui/cards/avatar";
import { niceScale } from "~/app/ui/charts/chart-scale";
import { LineChart } from "~/app/ui/charts/line-chart";
import { ThemeChoice } from "~/app/ui/choices/theme-choice";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { ToastProvider } from "~/app/ui/overlays/toast";
import { RelevanceDots } from "~/app/ui/status/relevance-dots";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { Stepper } from "~/app/ui/status/stepper";
import { Pagination } from "~/app/ui/tables/pagination";
import { attribute, render, tag } from "./render";

test.each([
  [4, "Relevance: 4 of 5", 4],
  [0, "Relevance: 0 of 5", 0],
  [9, "Relevance: 5 of 5", 5],
])("the meter of %s says %j and fills %s dots", (value, text, filled) => {
  const html = render(<RelevanceDots value={value} />);
  expect(html).toContain(`aria-label="${text}"`);
  expect(html.match(/bg-action-solid/g) ?? []).toHaveLength(filled);
});

describe("a risk badge", () => {
  test.each([
    ["Critical", "text-critical", "lucide-triangle-alert"],
    ["HIGH", "text-high", "lucide-triangle-alert"],
    ["Medium", "text-medium", "lucide-triangle-alert"],
    ["low", "text-low", "lucide-circle-check"],
  ])("of level %s has its own colour and icon", (level, colour, icon) => {
    const html = render(<RiskBadge level={level} />);
    expect(html).toContain(colour);
    expect(html).toContain(icon);
  });

  test("of an unknown level is grey and has no icon", () => {
    const html = render(<RiskBadge level="Unrated" />);
    expect(html).toContain("bg-sunken");
    expect(html).not.toContain("<svg");
  });

  test("reads as one phrase with its suffix", () => {
    expect(render(<RiskBadge level="High" suffix="Risk" />)).toContain("High Risk");
  });
});

test("a loading button keeps its name and its place in the order of focus", () => {
  const html = render(<Button loading>Save</Button>);
  expect(tag(html, "button")).toContain('aria-busy="true"');
  expect(tag(html, "button")).not.toContain(' disabled=""');
  expect(html).toContain("Save");
});

describe("a link", () => {
  test("to another site opens a tab that cannot reach back", () => {
    const html = render(<Link href="https://www.dol.gov/">DOL</Link>);
    expect(attribute(html, "target")).toBe("_blank");
    expect(attribute(html, "rel")).toBe("noopener noreferrer");
  });

  test("inside the product stays in the tab", () => {
    expect(render(<Link href="/dashboard">Dashboard</Link>)).not.toContain("target=");
  });

  test("to an address book entry does not open a tab", () => {
    expect(render(<Link href="mailto:help@example.com">Help</Link>)).not.toContain("target=");
  });
});

test("URL tabs mark the current page only", () => {
  const html = render(
    <LinkTabs
      label="Results"
      tabs={[
        { href: "/?tab=state", label: "State Laws", count: 6, current: true },
        { href: "/?tab=cases", label: "Case Law", count: 0 },
      ]}
    />,
  );
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="\/\?tab=state"/);
});

test("the first page has no link to a previous one", () => {
  const html = render(<Pagination summary="1–25 of 140" nextHref="/list?page=2" />);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('rel="next"');
});

test("the stepper marks the current step and links back to finished ones", () => {
  const html = render(
    <Stepper
      label="Steps"
      current={1}
      steps={[{ label: "Location", href: "/a" }, { label: "Pay", href: "/b" }, { label: "Result" }]}
    />,
  );
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="/a"');
});

test("a message of the server is on the page before any script runs", () => {
  const flash = { id: "1", title: "Access Updated", description: "Until Nov 20, 2026", variant: "success" as const };
  const html = render(
    <ToastProvider flash={flash}>
      <main />
    </ToastProvider>,
  );
  expect(html).toMatch(/role="status".*Access Updated.*Until Nov 20, 2026/);
});

test("the theme control is a plain form that shows the choice", () => {
  const html = render(<ThemeChoice theme="dark" returnTo="/profile" />);
  expect(html).toMatch(/<form method="post" action="\/theme"/);
  expect(html).toMatch(/value="dark"[^>]*aria-pressed="true"/);
  expect(html).toContain('name="returnTo" value="/profile"');
});

test("a chart carries its numbers as a table", () => {
  const html = render(
    <LineChart
      title="Searches"
      axis="Month"
      labels={["Oct", "Nov"]}
      series={[{ name: "State laws", values: [1200, 900] }]}
    />,
  );
  expect(html).toMatch(/<th scope="row"[^>]*>Oct<\/th><td[^>]*>1,200<\/td>/);
});

test.each([
  [[], 1],
  [[0], 1],
  [[7], 8],
  [[960], 1000],
  [[0.3, 0.35], 0.4],
])("the axis for %j ends at %s", (values, top) => {
  expect(niceScale(values).top).toBeCloseTo(top, 6);
});

test.each([
  ["Dana Miller", "DM"],
  ["  dana  ", "D"],
  ["Ana Maria de la Cruz", "AC"],
  ["Dana Example (demo)", "DE"],
  ["", "?"],
])("the initials of %j are %s", (name, letters) => {
  expect(initials(name)).toBe(letters);
});
