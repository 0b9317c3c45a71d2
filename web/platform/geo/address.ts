import { BlockList, isIP } from "node:net";

const own = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const) {
  own.addSubnet(net, prefix, "ipv4");
}
for (const [net, prefix] of [
  ["::", 127],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001:db8::", 32],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  own.addSubnet(net, prefix, "ipv6");
}

/** The address as one would write it, or null when it is none: IPv4 in IPv6 clothing is undressed, a zone is cut off. */
export function plainAddress(text: string): string | null {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/%.*$/, "")
    .replace(/^::ffff:(?=\d+\.)/, "");
  return isIP(address) === 0 ? null : address;
}

/** Loopback, private, documentation and other addresses that are no place on the internet. */
export function isPublicAddress(address: string): boolean {
  return !own.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}
