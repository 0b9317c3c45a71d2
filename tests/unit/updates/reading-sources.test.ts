import { describe, expect, it } from "vitest";
import { decodeBody } from "~/platform/sources/decode-body";
import { readFeed } from "~/platform/sources/read-feed";
import { readNewsroom } from "~/platform/sources/read-newsroom";
import { namedDate, pastDate, plainDate, plainText, webLink } from "~/platform/sources/text";

const NOW = new Date("2026-11-22T12:00:00Z");

describe("text of a source", () => {
  it.each([
    ["Rule <script>alert('x')</script>&amp; more", "Rule & more"],
    ["<p>One</p><p>two&nbsp;three</p>", "One two three"],
    ["a &lt;b&gt; c", "a <b> c"],
    ["&#x3c;img src=x onerror=alert(1)&#x3e;", "<img src=x onerror=alert(1)>"],
    ["zero\u200bwidth\u202eturn\u0007bell", "zerowidthturnbell"],
    ["&#0;&#xD800;ok", "ok"],
    ["<style>p{}</style><iframe src=x>in</iframe>out", "out"],
    [null, ""],
  ])("%j is plain", (html, text) => expect(plainText(html, 500)).toBe(text));

  it("is cut at a word", () => {
    expect(plainText("one two three four", 12)).toBe("one two…");
    expect(plainText("x".repeat(100_000), 50)).toHaveLength(50);
  });
});

describe("a date of a source", () => {
  it.each([
    ["2026-02-29", null],
    ["2026-11-20", "2026-11-20"],
    ["Thu, 20 Nov 2026 23:59:59 GMT", "2026-11-20"],
    ["July 30, 2026", "2026-07-30"],
    ["February 30, 2026", null],
    ["yesterday", null],
    ["1066-10-14", null],
    ["", null],
  ])("%j is %j", (text, date) => expect(plainDate(text)).toBe(date));

  it("of publication does not lie ahead, one that a rule names may", () => {
    expect(pastDate("2099-01-01", NOW)).toBeNull();
    expect(pastDate("2026-11-23", NOW)).toBe("2026-11-23");
    expect(namedDate("2027-07-01", NOW)).toBe("2027-07-01");
    expect(namedDate("2099-01-01", NOW)).toBeNull();
  });
});

describe("a link of a source", () => {
  it.each([
    ["/newsroom/a", "https://www.example.gov/newsroom/a"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["http://[", null],
    [null, null],
  ])("%j is %j", (href, link) => expect(webLink(href, "https://www.example.gov/newsroom")).toBe(link));
});

describe("bytes of a source", () => {
  it("are read by the charset of the header, of the document, or what they can only be", () => {
    const latin = Buffer.from("caf\u00e9", "latin1");
    expect(decodeBody(latin, "text/xml; charset=iso-8859-1")).toBe("café");
    expect(decodeBody(latin, "text/xml; charset=utf-8")).toBe("café");
    expect(decodeBody(latin, "text/xml; charset=no-such-thing")).toBe("café");
    expect(
      decodeBody(Buffer.concat([Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?>'), latin]), "text/xml"),
    ).toContain("café");
    expect(decodeBody(Buffer.from("café"), null)).toBe("café");
  });
});

describe("a feed", () => {
  it("is RSS or Atom, with or without ids, with one item or many, in CDATA or escaped", () => {
    const one =
      "<rss><channel><item><title><![CDATA[A & <b>B</b>]]></title><link>https://a.gov/1</link></item></channel></rss>";
    expect(readFeed(one)).toEqual([
      { id: null, title: "A & <b>B</b>", link: "https://a.gov/1", date: null, summary: "" },
    ]);
    const atom =
      '<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>x</id><title type="html">A &amp;amp; B</title><link rel="self" href="/s"/><link href="/p"/><updated>2026-11-20T00:00:00Z</updated></entry></feed>';
    expect(readFeed(atom)).toEqual([
      { id: "x", title: "A &amp; B", link: "/p", date: "2026-11-20T00:00:00Z", summary: "" },
    ]);
    expect(readFeed("<rss><channel></channel></rss>")).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE rss [<!ENTITY a "ha">]><rss><channel/></rss>', "document type"],
    ['<?xml version="1.0"?>\n<!doctype html><html></html>', "document type"],
    ["<rss><channel><item>", "not XML"],
    ["Access denied", "not XML|neither"],
    ["<html><body>Moved</body></html>", "neither"],
    ["", "not XML|neither"],
  ])("is not %j", (xml, why) => expect(() => readFeed(xml)).toThrow(new RegExp(why)));
});

describe("a newsroom page", () => {
  const row = (title: string, date: string) =>
    `<article><h2 class="t"><a class="x" href="/newsroom/1">${title}</a></h2><div>${date}</div><p>Text.</p></article>`;

  it("gives its headings with their dates in prose", () => {
    const page = `<nav><h2><a href="/no">No</a></h2></nav><main>${row("One &amp; two", "July 30, 2026")}${row("Three", "soon")}</main>`;
    expect(readNewsroom(page)).toEqual([
      { id: "/newsroom/1", title: "One &amp; two", link: "/newsroom/1", date: "July 30, 2026", summary: "Text." },
      { id: "/newsroom/1", title: "Three", link: "/newsroom/1", date: null, summary: "soon Text." },
    ]);
  });

  it("that was rebuilt is drift and not silence", () => {
    expect(() => readNewsroom("<main><ul><li>News</li></ul></main>")).toThrow("no list of headings");
    expect(() => readNewsroom(`<main>${row("One", "30.7.2026")}</main>`)).toThrow("no dates");
  });
});
