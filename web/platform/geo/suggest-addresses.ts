import { HOUR_MS } from "../clock";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { log } from "../log";
import { once } from "../once";
import { ShortCache } from "../short-cache";
import { fromNominatim, fromPhoton, nominatimQuery, photonQuery } from "./geocoders";

/**
 * Photon is made for suggestions while one types. The public Nominatim forbids that use, so it is not the default; a
 * Nominatim of one's own, or any service with its answers, can be named in GEOCODER_URL.
 */
const PUBLIC_SERVICE = "https://photon.komoot.io/api/";
const MOST = 5;
const SHORTEST = 4;

const cache = () => once("geo-addresses", () => new ShortCache<string[]>(2000));

/** Up to five US addresses that begin like the text, written out in one line each; nothing found and no answer are []. */
export async function suggestAddresses(text: string, { signal }: { signal?: AbortSignal } = {}): Promise<string[]> {
  const wanted = text.trim().replace(/\s+/g, " ").slice(0, 200);
  if (!config().GEO || wanted.length < SHORTEST) return [];
  const key = wanted.toLowerCase();
  const known = cache().get(key);
  if (known) return known;
  try {
    const found = await ask(wanted, signal);
    cache().set(key, found, HOUR_MS);
    return found;
  } catch (err) {
    log().debug({ err }, "the geocoder gave no answer");
    return [];
  }
}

async function ask(wanted: string, signal?: AbortSignal): Promise<string[]> {
  const url = new URL(config().GEOCODER_URL ?? PUBLIC_SERVICE);
  const isPhoton = /\/api\/?$/.test(url.pathname);
  const query = isPhoton ? photonQuery(wanted) : nominatimQuery(wanted, MOST);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const response = await fetchOutside(url, { timeoutMs: 3000, maxBytes: 512 * 1024, retries: 0, signal });
  const found = isPhoton ? fromPhoton(response.json()) : fromNominatim(response.json());
  return [...new Set(found)].slice(0, MOST);
}
