import { config } from "~/platform/config";

export function loader() {
  const lines = [
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /admin",
    "Disallow: /api/",
    "Allow: /api/docs",
    `Sitemap: ${config().appUrl}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain", "cache-control": "public, max-age=3600" },
  });
}
