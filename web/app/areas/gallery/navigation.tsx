import { FilterChips } from "~/app/ui/choices/filter-chips";
import { Breadcrumbs } from "~/app/ui/navigation/breadcrumbs";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";
import { Tabs } from "~/app/ui/navigation/tabs";
import { Stepper } from "~/app/ui/status/stepper";
import { Pagination } from "~/app/ui/tables/pagination";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

const CRUMBS = [
  { label: "Hiring", href: "/ui#navigation" },
  { label: "Jobs", href: "/ui?jobs#navigation" },
  { label: "HR manager" },
];
const STEPS = [
  { label: "Location", href: "/ui#navigation" },
  { label: "Pay", href: "/ui#navigation" },
  { label: "Deductions" },
  { label: "Result" },
];
const CHIPS = [
  { label: "Active", href: "/ui#navigation", on: true, count: 12 },
  { label: "Trial", href: "/ui?status=trial#navigation", count: 4 },
  { label: "Expired", href: "/ui?status=expired#navigation", count: 31 },
];
const URL_TABS = [
  { href: "/ui?t=jobs#navigation", label: "Jobs", count: 4, current: true },
  { href: "/ui?t=people#navigation", label: "Candidates", count: 18 },
  { href: "/ui?t=talks#navigation", label: "Interviews", count: 0 },
];
const PANELS = [
  { value: "subscribe", label: "Subscribe", content: <p className="text-ink-2">Panel of the first tab.</p> },
  { value: "about", label: "About Email Alerts", content: <p className="text-ink-2">Panel of the second tab.</p> },
];

export function NavigationSection({ id, title }: GallerySectionProps) {
  return (
    <Section id={id} title={title}>
      <Specimen name="Breadcrumbs" look="stack">
        <Breadcrumbs items={CRUMBS} />
      </Specimen>
      <Specimen name="Tabs in the page" look="stack">
        <Tabs label="Email alerts" tabs={PANELS} />
      </Specimen>
      <Specimen name="Tabs in the URL" look="stack">
        <LinkTabs label="Hiring" tabs={URL_TABS} />
      </Specimen>
      <Specimen name="Filter chips" look="stack">
        <FilterChips label="Status" chips={CHIPS} clearHref="/ui?all#navigation" />
      </Specimen>
      <Specimen name="Stepper" look="stack">
        <Stepper label="Pay calculator" steps={STEPS} current={2} />
      </Specimen>
      <Specimen name="Pagination" look="stack">
        <Pagination
          label="Pages, in the middle"
          summary="26–50 of 140"
          previousHref="/ui?p=1#navigation"
          nextHref="/ui?p=3#navigation"
        />
        <Pagination label="Pages, at the start" summary="1–25 of 140" nextHref="/ui?p=2#navigation" />
      </Specimen>
    </Section>
  );
}
