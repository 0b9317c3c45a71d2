import { BlockList } from "node:net";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPublicAddress, networkOf, plainAddress } from "~/platform/network/internet-address";

const hex = (a: number, b: number) => ((a << 8) | b).toString(16);
/** Every clothing in which an IPv4 address can travel. */
const CLOTHES: Record<string, (a: number, b: number, c: number, d: number) => string> = {
  mapped: (...v4) => `::ffff:${v4.join(".")}`,
  "mapped in words": (a, b, c, d) => `0:0:0:0:0:ffff:${hex(a, b)}:${hex(c, d)}`,
  "translated (NAT64)": (a, b, c, d) => `64:ff9b::${hex(a, b)}:${hex(c, d)}`,
  "translated, dotted": (...v4) => `64:ff9b::${v4.join(".")}`,
  "6to4": (a, b, c, d) => `2002:${hex(a, b)}:${hex(c, d)}::1`,
  ISATAP: (a, b, c, d) => `2600:1234::5efe:${hex(a, b)}:${hex(c, d)}`,
  "ISATAP of a global address": (a, b, c, d) => `2600:1234::200:5efe:${hex(a, b)}:${hex(c, d)}`,
};
/** Forms that nobody on the internet has, whatever they carry. */
const NEVER: typeof CLOTHES = {
  compatible: (...v4) => `::${v4.join(".")}`,
  "translated locally": (a, b, c, d) => `64:ff9b:1::${hex(a, b)}:${hex(c, d)}`,
  "translated locally, by the first /64": (a, b, c, d) => `64:ff9b:1:${hex(a, b)}:0:${hex(c, d)}::`,
  "IPv4-translated": (...v4) => `::ffff:0:${v4.join(".")}`,
  Teredo: (a, b, c, d) => `2001:0:4136:e378:8000:63bf:${hex(255 - a, 255 - b)}:${hex(255 - c, 255 - d)}`,
  "Teredo's server": (a, b, c, d) => `2001:0:${hex(a, b)}:${hex(c, d)}::1`,
};
const byte = fc.integer({ min: 0, max: 255 });

describe("an address is public", () => {
  it("only where the IPv4 address that it carries is", () => {
    const check = ([a, b, c, d]: [number, number, number, number]) => {
      const isPublic = isPublicAddress([a, b, c, d].join("."));
      for (const [name, dress] of Object.entries(CLOTHES))
        expect(isPublicAddress(dress(a, b, c, d)), name).toBe(isPublic);
      for (const [name, dress] of Object.entries(NEVER)) expect(isPublicAddress(dress(a, b, c, d)), name).toBe(false);
    };
    for (const own of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "192.168.1.1", "100.100.100.200", "8.8.8.8"]) {
      check(own.split(".").map(Number) as [number, number, number, number]);
    }
    fc.assert(fc.property(fc.tuple(byte, byte, byte, byte), check), { numRuns: 300 });
  });

  it("only within 2000::/3 or the prefix of NAT64, wherever else it lies", () => {
    const known = new BlockList();
    known.addSubnet("2000::", 3, "ipv6");
    known.addSubnet("64:ff9b::", 96, "ipv6");
    known.addSubnet("::ffff:0:0", 96, "ipv6");
    fc.assert(
      fc.property(fc.ipV6(), (address) => !isPublicAddress(address) || known.check(address, "ipv6")),
      { numRuns: 2000 },
    );
    for (const special of ["::", "::1", "fe80::1", "fec0::1", "fc00::1", "fd12::1", "ff02::1", "100::1", "5f00::1"]) {
      expect(isPublicAddress(special), special).toBe(false);
    }
    for (const special of ["2001:db8::1", "2001:1::1", "2001:20::1", "3fff:fff::1", "not an address", ""]) {
      expect(isPublicAddress(special), special).toBe(false);
    }
    for (const real of ["2606:4700:4700::1111", "2001:4860:4860::8888", "2a00:1450::1", "2620:fe::fe"]) {
      expect(isPublicAddress(real), real).toBe(true);
    }
  });
});

it("one sender is an IPv4 address or a network of 64 bits, however it is written", () => {
  expect(networkOf("203.0.113.7")).toBe("203.0.113.7");
  expect(networkOf("::ffff:cb00:7107")).toBe("203.0.113.7");
  const same = ["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff::9", "2001:db8:1:2:3:4:5.6.7.8", "2001:db8:1:2::1%eth0"];
  expect(new Set(same.map(networkOf))).toEqual(new Set(["2001:db8:1:2::/64"]));
  expect(networkOf("2001:db8:1:3::1")).toBe("2001:db8:1:3::/64");
  expect(networkOf("unknown")).toBe("unknown");
  expect(plainAddress("::ffff:7f00:1")).toBe("127.0.0.1");
});
