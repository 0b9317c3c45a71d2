import { describe, expect, it } from "vitest";
import { readFeed } from "~/platform/sources/read-feed";
import { readNewsroom } from "~/platform/sources/read-newsroom";
import { namedDate, pastDate, plainDate, plainText, webLink } from "~/platform/sources/text";

describe("text of a source", () => {
  it("loses its markup and what cannot be printed, and keeps its characters", () => {
    expect(plainText(null, 10)).toBe("");
    expect(plainText("<p>One</p><p>Two</p><script>evil()</script>", 50)).toBe("One Two");
    expect(plainText("a &#x41;&#66;&nbsp;&amp;&copy; &#0;&#xd800;&#x110000;\u0007z", 50)).not.toMatch(
      /[\p{Cc}\p{Cs}]/u,
    );
    expect(plainText("&amp;#x41;&amp;amp;", 50)).toBe("&#x41;&amp;");
    expect(plainText("word ".repeat(40), 20)).toBe("word word word…");
    expect(plainText("x".repeat(40), 20)).toBe(`${"x".repeat(19)}…`);
  });

  it("names a day in ISO, in prose and as mails do, or none", () => {
    const days = ["2026-02-28T10:00:00Z", "July 30, 2026", "Sept. 3, 2026", "Wed, 02 Oct 2024 13:00:00 GMT"];
    expect(days.map(plainDate)).toEqual(["2026-02-28", "2026-07-30", "2026-09-03", "2024-10-02"]);
    const none = [null, "", "2026-02-30", "Smarch 3, 2026", "soon", "1066-10-14", "2900-01-01"];
    expect(none.map(plainDate)).toEqual(none.map(() => null));
    const now = new Date("2026-11-22T12:00:00Z");
    expect(["2026-11-24", "2026-11-25"].map((day) => pastDate(day, now))).toEqual(["2026-11-24", null]);
    expect(["2030-01-01", "2050-01-01"].map((day) => namedDate(day, now))).toEqual(["2030-01-01", null]);
  });

  it("links to the web or nowhere", () => {
    const base = "https://agency.gov/news/";
    expect(
      ["a.html", "https://x.org/", "javascript:alert(1)", "http://", null].map((href) => webLink(href, base)),
    ).toEqual(["https://agency.gov/news/a.html", "https://x.org/", null, null, null]);
  });
});

describe("a feed", () => {
  it("is read as RSS, with whatever of its parts is there", () => {
    const items = [
      "<item><guid>1</guid><title>A &amp;amp; B</title><link>https://x.gov/1</link><pubDate>d</pubDate><description><![CDATA[<p>Hi</p>]]></description></item>",
      '<item><title type="text">With attributes</title><title>Second</title></item>',
      "<item><title/></item>",
    ];
    expect(readFeed(`<rss><channel>${items.join("")}</channel></rss>`)).toEqual([
      { id: "1", title: "A &amp; B", link: "https://x.gov/1", date: "d", summary: "<p>Hi</p>" },
      { id: null, title: "With attributes", link: null, date: null, summary: "" },
      { id: null, title: "", link: null, date: null, summary: "" },
    ]);
    expect(readFeed("<rss><channel><title>Empty</title></channel></rss>")).toEqual([]);
  });

  it("is read as Atom, with the page it links to", () => {
    const entries = [
      '<entry><id>1</id><title>T</title><link rel="self" href="s"/><link rel="alternate" href="p"/><published>a</published><updated>b</updated><summary>S</summary></entry>',
      '<entry><title>T</title><link rel="self" href="s"/><updated>b</updated><content>C</content></entry>',
      "<entry><title>T</title></entry>",
    ];
    expect(readFeed(`<feed>${entries.join("")}</feed>`)).toEqual([
      { id: "1", title: "T", link: "p", date: "a", summary: "S" },
      { id: null, title: "T", link: "s", date: "b", summary: "C" },
      { id: null, title: "T", link: null, date: null, summary: "" },
    ]);
  });

  it.each([
    ["<!DOCTYPE x><rss/>", "document type"],
    ["<rss><channel>", "not XML"],
    ["<html/>", "neither RSS 2.0 nor Atom"],
  ])("like %s is refused by what is wrong with it", (xml, why) => {
    expect(() => readFeed(xml)).toThrow(why);
  });
});

it("a newsroom gives its headings with their days, and says when it has changed its shape", () => {
  const entry = (date: string) => `<h3><a href="/n/1">Wages <b>rise</b></a></h3><p>${date} The wage rises.</p>`;
  expect(readNewsroom(`<body>${entry("July 30, 2026")}${entry("")}</body>`)).toEqual([
    { id: "/n/1", title: "Wages <b>rise</b>", link: "/n/1", date: "July 30, 2026", summary: "The wage rises." },
    { id: "/n/1", title: "Wages <b>rise</b>", link: "/n/1", date: null, summary: "The wage rises." },
  ]);
  expect(() => readNewsroom("<main><p>Nothing</p></main>")).toThrow("no list of headings");
  expect(() => readNewsroom(`<main>${entry("")}</main>`)).toThrow("names no dates");
});
