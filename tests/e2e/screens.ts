export type Screen = { path: string; heading: string | RegExp };

/** Every screen that a visitor can open. A new screen gets its line here, and is then checked in both themes and at 320 px. */
export const visitorScreens: Screen[] = [
  { path: "/", heading: "The HR Resource Tool You Didn't Know You Needed" },
  { path: "/dashboard", heading: "Dashboard" },
  { path: "/dashboard?sent=1&q=overtime+pay&state=TX&federal=1&cases=1&risk=1", heading: "Dashboard" },
  { path: "/dashboard?sent=1&q=best+pizza+in+town&state=CA&federal=1&cases=1&risk=1", heading: "Dashboard" },
  { path: "/sample-results", heading: "Sample results" },
  { path: "/laws", heading: "Laws" },
  { path: "/laws/flsa-minimum-wage", heading: /minimum wage/i },
  { path: "/compare", heading: "Compare states" },
  { path: "/coverage", heading: "Coverage" },
  { path: "/search-history", heading: "Search History" },
  { path: "/feedback", heading: "Feedback" },
  { path: "/pay-calculator", heading: "Pay Calculator" },
  {
    path: "/pay-calculator?payType=hourly&hourlyRate=5&payPeriod=weekly&state=CA&city=Los+Angeles&taxYear=2026",
    heading: "Pay Calculator",
  },
  { path: "/hris", heading: "Human Resource Information System" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/terms", heading: "Terms of use" },
  { path: "/api/docs", heading: "API reference" },
  { path: "/ui", heading: "Components" },
  { path: "/no/such/page", heading: "404 Page Not Found" },
];
