export type Screen = { path: string; heading: string | RegExp };

/** Every screen that a visitor can open. A new screen gets its line here, and is then checked in both themes and at 320 px. */
export const visitorScreens: Screen[] = [
  { path: "/", heading: "The HR Resource Tool You Didn't Know You Needed" },
  { path: "/hris", heading: "Human Resource Information System" },
  { path: "/privacy", heading: "Privacy" },
  { path: "/terms", heading: "Terms of use" },
  { path: "/api/docs", heading: "API reference" },
  { path: "/ui", heading: "Components" },
  { path: "/no/such/page", heading: "404 Page Not Found" },
];
