import { findPhoneNumbersInText, parsePhoneNumberFromString } from "libphonenumber-js";
import type { Line } from "./line";
import { findPlace, type Place } from "./place";
import type { Section } from "./sections";

export type Read<T> = { value: T; confidence: number };
export type Links = { linkedIn: string | null; gitHub: string | null; website: string | null };

const EMAIL = /[A-Za-z0-9._%+'-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?\.[A-Za-z]{2,}/g;
const SPELLED =
  /([A-Za-z0-9._%+-]{1,64})\s{0,9}[[(]\s{0,9}at\s{0,9}[\])]\s{0,9}([A-Za-z0-9-]{1,63}(?:\s{0,9}[[(]\s{0,9}dot\s{0,9}[\])]\s{0,9}[A-Za-z0-9-]{1,63})+)/i;

const ENDS_OF_DOMAINS = /\.(com|org|net|edu|gov|us|io|me|co|info|biz|dev|mail)$/i;

/** Puts an address together again that a narrow column broke in two. */
function joinBroken(text: string): string {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    const next = (lines[index + 1] ?? "").trim();
    const start = /\S+$/.exec(line)?.[0] ?? "";
    if (!/^[a-z0-9.@-]{1,40}$/i.test(next) || !/^[\w.%+-]+(@[\w.-]*)?$/.test(start)) continue;
    const isBroken = start.includes("@")
      ? !ENDS_OF_DOMAINS.test(start) || `${start}${next}`.endsWith(".com")
      : next.startsWith("@");
    if (!isBroken || !/^[\w.%+-]+@[\w-]+(?:\.[\w-]+)+$/.test(start + next)) continue;
    lines[index] = line + next;
    lines[index + 1] = "";
  }
  return lines.join("\n");
}

/** The person's address: the first one, and surer near the top than among references. */
export function readEmail(whole: string): Read<string> | null {
  const text = joinBroken(whole);
  const found = [...text.matchAll(EMAIL)];
  const first = found[0];
  if (first) {
    const early = (first.index as number) < Math.max(600, text.length / 3);
    return {
      value: first[0].toLowerCase().replace(/^'|'$/g, ""),
      confidence: early || found.length === 1 ? 0.98 : 0.8,
    };
  }
  const spelled = SPELLED.exec(text);
  if (!spelled) return null;
  const domain = spelled[2]?.replace(/\s*[[(]\s*dot\s*[\])]\s*/gi, ".");
  return { value: `${spelled[1]}@${domain}`.toLowerCase(), confidence: 0.7 };
}

const US_PHONE = /(?<![\d-])(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\d{3})[\s./-]{0,3}\d{3}[\s.-]{0,2}\d{4}(?!\d)/;

/** In the international form; a US number when no country is named. */
export function readPhone(text: string): Read<string> | null {
  const labelled = /(?:phone|mobile|cell|tel(?:ephone)?|home|[mtpc])\s*[.:]?\s*(\+?[\d(][\d\s().-]{8,20}\d)/i.exec(
    text,
  )?.[1];
  for (const [candidate, confidence] of [
    [labelled, 0.97],
    [US_PHONE.exec(text)?.[0], 0.95],
  ] as const) {
    const number = candidate ? parsePhoneNumberFromString(candidate, "US") : undefined;
    if (number?.isPossible()) return { value: number.number, confidence };
  }
  const [found] = findPhoneNumbersInText(text, "US");
  return found ? { value: found.number.number, confidence: 0.9 } : null;
}

export function readPlace(sections: Section[]): Read<Place & { text: string }> | null {
  const near = sections.filter(({ kind }) => kind === "contact" || kind === "head");
  return (
    placeIn(
      near.flatMap((section) => section.lines),
      0.93,
    ) ?? placeIn(sections[0]?.lines ?? [], 0.9)
  );
}

/** Some people write where they live into the foot of the page, beside address and number. */
export const placeBesideContact = (lines: Line[]): Read<Place & { text: string }> | null =>
  placeIn(
    lines.filter(({ text }) => text.includes("@") || US_PHONE.test(text)),
    0.8,
  );

function placeIn(lines: Line[], confidence: number): Read<Place & { text: string }> | null {
  for (const line of lines) {
    for (const part of line.text.split(/[\t|•·;]|\s[-–—/]\s/)) {
      const place = findPlace(part.replace(/^(address|location|based in|lives in)\s*:?\s*/i, ""));
      if (!place || /university|college|inc\b|llc/i.test(part)) continue;
      const { city, state, zipCode, text } = place;
      const withoutStreet = city.replace(/^.*\b(?:Street|Road|Avenue|Drive|Lane|Blvd|Ave|St|Rd|Dr|Ln)\.? /, "");
      return { value: { city: withoutStreet, state, zipCode, text }, confidence };
    }
  }
  return null;
}

export function readLinks(text: string): Links {
  const urls = [...text.matchAll(/\b(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s|,;)]*)?/gi)]
    .filter((match) => text[(match.index as number) - 1] !== "@" && !/^\S*@/.test(text.slice(match.index)))
    .map((match) => match[0].replace(/[.]+$/, ""));
  const linkedIn = urls.find((url) => /linkedin\.com\/(in|pub)\//i.test(url)) ?? null;
  const gitHub = urls.find((url) => /github\.com\/\w/i.test(url)) ?? null;
  const website =
    urls.find((url) => (/^https?:\/\//i.test(url) || /^www\./i.test(url)) && !/linkedin|github/i.test(url)) ?? null;
  return { linkedIn: withScheme(linkedIn), gitHub: withScheme(gitHub), website: withScheme(website) };
}

const withScheme = (url: string | null): string | null => (url && !/^https?:/i.test(url) ? `https://${url}` : url);
