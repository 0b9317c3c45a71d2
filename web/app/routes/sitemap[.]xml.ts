import { indexedPages } from "~/domain/research";
import { config } from "~/platform/config";

const FIXED = [
  "/",
  "/laws",
  "/updates",
  "/coverage",
  "/sample-results",
  "/pay-calculator",
  "/privacy",
  "/security",
  "/terms",
  "/api/docs",
];

export async function loader() {
  const pages = await indexedPages();
  const fixed = FIXED.map((path) => `<url><loc>${config().appUrl}${path}</loc></url>`);
  const records = pages.map(
    ({ path, changed }) => `<url><loc>${config().appUrl}${path}</loc><lastmod>${changed}</lastmod></url>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...fixed, ...records].join("")}</urlset>`;
  return new Response(xml, { headers: { "content-type": "application/xml", "cache-control": "public, max-age=3600" } });
}
