import type { Place } from "./place";
import { stateCode } from "./us-states";

/** Where content delivery networks write down where a visitor is. */
const NETWORKS = [
  { country: "cf-ipcountry", region: "cf-region-code", city: "cf-ipcity" },
  { country: "x-vercel-ip-country", region: "x-vercel-ip-country-region", city: "x-vercel-ip-city" },
  {
    country: "cloudfront-viewer-country",
    region: "cloudfront-viewer-country-region",
    city: "cloudfront-viewer-city",
  },
  { country: "x-appengine-country", region: "x-appengine-region", city: "x-appengine-city" },
];

/** What the network in front of the server says: a place, null for outside of the US, undefined for nothing said. */
export function placeFromHeaders(headers: Headers): Place | null | undefined {
  for (const names of NETWORKS) {
    const country = headers.get(names.country);
    if (!country || country === "XX" || country === "T1") continue;
    if (country.toUpperCase() !== "US") return null;
    const state = stateCode(headers.get(names.region));
    if (state) return { state, city: cityName(headers.get(names.city)) };
  }
  return undefined;
}

function cityName(value: string | null): string | null {
  if (!value) return null;
  try {
    return decodeURIComponent(value).slice(0, 100) || null;
  } catch {
    return null;
  }
}
