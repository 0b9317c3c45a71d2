import { BlockList, isIPv4, isIPv6 } from "node:net";

/** IPv4 that is no place on the internet (IANA's special-purpose registry, and 192.88.99/24, which led to 6to4 relays). */
const SPECIAL_IPV4 = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  SPECIAL_IPV4.addSubnet(net, prefix, "ipv4");
}

/** The address as one would write it, or null when it is none: IPv4 in IPv6 clothing is undressed, a zone is cut off. */
export function plainAddress(text: string): string | null {
  const address = text.trim().toLowerCase().replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  const words = wordsOf(address);
  if (!words) return null;
  return startsWith(words, [0, 0, 0, 0, 0, 0xffff]) ? ipv4At(words, 6) : address;
}

/**
 * Whether an address is a place on the internet. Of IPv6 only what is known to be global unicast counts, less its special
 * parts; an address that carries an IPv4 address leads there, so that one must be public as well.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !SPECIAL_IPV4.check(address, "ipv4");
  const words = wordsOf(address);
  if (!words) return false;
  const isTranslated = startsWith(words, [0x64, 0xff9b, 0, 0, 0, 0]);
  const isMapped = startsWith(words, [0, 0, 0, 0, 0, 0xffff]);
  const isGlobal = isTranslated || isMapped || (isGlobalUnicast(words) && !isSpecialUnicast(words));
  return isGlobal && carriedIpv4(words).every(isPublicAddress);
}

/**
 * The network that counts as one sender: an IPv4 address, or the /64 that one customer of a provider has to himself, in
 * which every address can be his next.
 */
export const networkOf = (address: string): string => networkOfBits(address, 64);

/** The network of so many bits of IPv6; IPv4 as it is. */
export function networkOfBits(address: string, bits: 48 | 56 | 64): string {
  const plain = plainAddress(address);
  const words = plain && wordsOf(plain);
  if (!plain || !words) return plain ?? address;
  return `${words
    .slice(0, 4)
    .map((word, index) => (word & (0xffff << Math.max(0, (index + 1) * 16 - bits))).toString(16))
    .join(":")}::/${bits}`;
}

/** Whether a host of an address or of a setting is this machine itself; a name is taken at its word. */
export function isLoopbackName(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, "");
  const plain = plainAddress(name);
  return name === "localhost" || name.endsWith(".localhost") || plain === "::1" || (plain?.startsWith("127.") ?? false);
}

type Words = number[];

/** 2000::/3: all that was ever given out. Loopback, private, link-local, multicast, `::a.b.c.d` and 64:ff9b:1::/48 lie outside. */
const isGlobalUnicast = ([first = 0]: Words): boolean => first >>> 13 === 1;

/** Within it: protocols such as Teredo (2001::/23), examples in documents (2001:db8::/32, 3fff::/20). */
function isSpecialUnicast([first = 0, second = 0]: Words): boolean {
  return (first === 0x2001 && (second < 0x200 || second === 0xdb8)) || (first === 0x3fff && second < 0x1000);
}

/** NAT64, mapped, 6to4 and ISATAP: where the packets end up. */
function carriedIpv4(words: Words): string[] {
  const found: string[] = [];
  if (words[0] === 0 || startsWith(words, [0x64, 0xff9b])) found.push(ipv4At(words, 6));
  if (words[0] === 0x2002) found.push(ipv4At(words, 1));
  if (((words[4] ?? 0) & 0xfdff) === 0 && words[5] === 0x5efe) found.push(ipv4At(words, 6));
  return found;
}

const startsWith = (words: Words, prefix: Words): boolean => prefix.every((word, index) => words[index] === word);

function ipv4At(words: Words, index: number): string {
  const [high = 0, low = 0] = words.slice(index, index + 2);
  return [high >>> 8, high & 0xff, low >>> 8, low & 0xff].join(".");
}

/** The eight words of an IPv6 address, however it was written; null when it is none. */
function wordsOf(address: string): Words | null {
  if (!isIPv6(address)) return null;
  const inWords = address.replace(/%.*$/, "").replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_whole, ...parts) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = [], tail = []] = inWords
    .split("::")
    .map((half) => (half === "" ? [] : half.split(":").map((word) => Number.parseInt(word, 16))));
  return [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail];
}
