import { z } from "zod";
import { HOUR_MS, MINUTE_MS } from "../clock";
import { config } from "../config";
import { fetchOutside } from "../http/http-client";
import { log } from "../log";
import { isPublicAddress, plainAddress } from "../network/internet-address";
import { once } from "../once";
import { ShortCache } from "../short-cache";
import type { Place } from "./place";
import { placeFromHeaders } from "./proxy-headers";
import { stateCode } from "./us-states";

const PUBLIC_SERVICES = "https://ipapi.co/{ip}/json/, https://ipwho.is/{ip}, https://freeipapi.com/api/json/{ip}";
const MOST_SERVICES = 3;
const TIMEOUT_MS = 1500;
const MAX_BYTES = 64 * 1024;

const cache = () => once("geo-places", () => new ShortCache<Place | null>(10_000));
const underWay = () => once("geo-under-way", () => new Map<string, Promise<Place | null>>());

/**
 * The US state and city that a visitor comes from, or null. The network in front of the server is believed first, then
 * up to three services are asked in order. It never throws: not knowing is an ordinary answer.
 */
export async function detectPlace(address: string, headers: Headers): Promise<Place | null> {
  const { GEO, TRUST_PROXY } = config();
  if (!GEO) return null;
  const told = TRUST_PROXY > 0 ? placeFromHeaders(headers) : undefined;
  if (told !== undefined) return told;
  const plain = plainAddress(address);
  if (!plain || !isPublicAddress(plain)) return null;
  const known = cache().get(plain);
  if (known !== undefined) return known;
  const asked = underWay().get(plain) ?? lookUp(plain).finally(() => underWay().delete(plain));
  underWay().set(plain, asked);
  return asked;
}

async function lookUp(address: string): Promise<Place | null> {
  for (const template of services()) {
    try {
      const place = await ask(template.replaceAll("{ip}", encodeURIComponent(address)));
      if (place === undefined) continue;
      cache().set(address, place, HOUR_MS);
      return place;
    } catch (err) {
      log().debug({ err, service: hostOf(template) }, "a geolocation service gave no answer");
    }
  }
  cache().set(address, null, 5 * MINUTE_MS);
  return null;
}

function services(): string[] {
  const listed = config().GEO_URLS ?? PUBLIC_SERVICES;
  const templates = listed.split(/[\s,]+/).filter((text) => text.includes("{ip}") && /^https?:\/\//.test(text));
  return templates.slice(0, MOST_SERVICES);
}

const hostOf = (template: string): string => new URL(template.replaceAll("{ip}", "ip")).host;

const text = z.string().max(200).nullish();
/** The services agree on the facts and not on their names. */
const answer = z.object({
  success: z.boolean().optional(),
  status: z.string().optional(),
  error: z.unknown().optional(),
  country_code: text,
  countryCode: text,
  country: text,
  region_code: text,
  regionCode: text,
  region: text,
  regionName: text,
  region_name: text,
  city: text,
  cityName: text,
});

/** A place, null for a country that is not the US, undefined when the service does not know. */
async function ask(url: string): Promise<Place | null | undefined> {
  const options = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, retries: 0, accept: "application/json" };
  const found = answer.parse((await fetchOutside(url, options)).json());
  if (found.success === false || found.status === "fail" || found.error) return undefined;
  const country = found.country_code ?? found.countryCode ?? found.country;
  // One service writes a dash for what it does not know.
  if (!country || !/^[a-z]/i.test(country)) return undefined;
  if (!["US", "UNITED STATES", "UNITED STATES OF AMERICA"].includes(country.toUpperCase())) return null;
  const regions = [found.region_code, found.regionCode, found.region, found.regionName, found.region_name];
  const state = regions.map(stateCode).find((code) => code !== null);
  return state ? { state, city: found.city ?? found.cityName ?? null } : undefined;
}
