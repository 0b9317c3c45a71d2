/** Who may import whom: the floor plan of the README, one direction only. */
const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The doors of the domains: one each, and where a domain is large one for each of its wings. */
const DOORS = "^web/domain/([^/]+/index|hiring/(requisitions|candidates|recruiting|careers|fairness))\\.ts$";

module.exports = {
  forbidden: [
    forbid(
      "no-circles",
      "Two files that need each other are one idea or three: a type that both need stands in a third.",
      {},
      { circular: true },
    ),
    forbid(
      "forms-and-links-below",
      "The parts of a form and the addresses know no area and no guard.",
      { path: "^web/app/(forms|links)/" },
      { path: "^web/app/(server|shell|areas|routes|root\\.tsx)" },
    ),
    forbid(
      "plumbing-below-the-areas",
      "Guards, cookies and redirects serve every area and know none.",
      { path: "^web/app/server/" },
      { path: "^web/app/(shell|areas|routes|root\\.tsx)" },
    ),
    forbid(
      "shell-below-the-areas",
      "The frame of every page knows none of them.",
      { path: "^web/app/shell/" },
      { path: "^web/app/(areas|routes|root\\.tsx)" },
    ),
    forbid(
      "areas-below-the-routes",
      "A route names what it shows, nothing names a route.",
      { path: "^web/app/areas/" },
      { path: "^web/app/(routes|root\\.tsx)" },
    ),
    forbid(
      "domain-stays-below",
      "The domain knows no screen, endpoint, job or server.",
      { path: "^web/domain/" },
      { path: "^(web/(app|api|server)|jobs|cli|sdk|openapi|tests)/" },
    ),
    forbid(
      "domain-without-web-frameworks",
      "Rules are plain TypeScript.",
      { path: "^web/domain/" },
      { path: "node_modules/(react|react-dom|@remix-run|hono|@hono)/" },
    ),
    forbid(
      "domain-door",
      "A domain is entered through its doors.",
      { path: "^web/domain/([^/]+)/" },
      { path: "^web/domain/([^/]+)/.+", pathNot: ["^web/domain/$1/", DOORS] },
    ),
    forbid(
      "door-from-outside",
      "Screens, endpoints and jobs enter a domain through its doors.",
      { path: "^(web/(app|api|server)|jobs)/" },
      { path: "^web/domain/[^/]+/.+", pathNot: DOORS },
    ),
    forbid(
      "platform-stays-lowest",
      "The platform knows nothing of the product.",
      { path: "^web/platform/" },
      { path: "^(web/(app|api|domain|server)|jobs|cli|sdk|openapi|prisma|tests)/", pathNot: "^web/app/ui/" },
    ),
    forbid(
      "ui-knows-only-ui",
      "A component set without the product in it.",
      { path: "^web/app/ui/" },
      { path: "^(web|jobs|prisma|sdk|cli)/", pathNot: "^web/app/ui/" },
    ),
    forbid(
      "api-without-screens",
      "Programs and people share the domain, not each other.",
      { path: "^web/api/" },
      { path: "^web/(app|server)/" },
    ),
    forbid(
      "screens-without-api",
      "A loader calls the domain, never its own API.",
      { path: "^web/app/", pathNot: "^web/app/routes/api\\." },
      { path: "^web/api/" },
    ),
    forbid(
      "sql-below-the-screens",
      "Queries live beside the domain function that needs them.",
      { path: "^web/(app|api)/" },
      { path: "^web/platform/db/" },
    ),
    forbid(
      "sdk-stands-alone",
      "The SDK is published without the product.",
      { path: "^sdk/" },
      { path: "^(web|jobs|prisma|cli|openapi|tests)/" },
    ),
    forbid(
      "cli-on-the-sdk",
      "The terminal uses what every integrator uses.",
      { path: "^cli/" },
      { path: "^(web|jobs|prisma|openapi|tests)/" },
    ),
    forbid(
      "jobs-call-the-domain",
      "A job is a few lines around a domain function.",
      { path: "^jobs/" },
      { path: "^web/(app|api|server)/" },
    ),
    forbid(
      "tests-stay-outside",
      "Product code never imports tests.",
      { path: "^(web|jobs|prisma|sdk/src|cli/src|openapi)/" },
      { path: "^tests/" },
    ),
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)generated/" },
    enhancedResolveOptions: {
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
