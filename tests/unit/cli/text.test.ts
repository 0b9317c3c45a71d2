import { describe, expect, it } from "vitest";
import { Input } from "../../../cli/src/command";
import { commands, groups } from "../../../cli/src/commands/all";
import { completionOf } from "../../../cli/src/completion";
import { csvLine } from "../../../cli/src/csv-line";
import { firstOf } from "../../../cli/src/first-of";
import { programOf } from "../../../cli/src/program";
import { lawText } from "../../../cli/src/research-text";
import { printable, showPlain, table, wrap } from "../../../cli/src/show";

describe("a list that is cut", () => {
  it("says so, whoever reads it, and a whole one says nothing", async () => {
    const list = (count: number) => ({
      toArray: async (most = count) => Array.from({ length: Math.min(count, most) }, (_, at) => at),
    });
    const said: string[] = [];
    const output = { talk: (text: string) => said.push(text) };
    expect(await firstOf(list(65), 25, output)).toHaveLength(25);
    expect(said).toEqual([expect.stringContaining("25")]);
    expect(await firstOf(list(25), 25, output)).toHaveLength(25);
    expect(await firstOf(list(65), Number.POSITIVE_INFINITY, output)).toHaveLength(65);
    expect(said).toHaveLength(1);
  });

  it("takes the number of a record and no name for it", () => {
    expect(new Input(["12"], {}).id(0)).toBe(12);
    expect(() => new Input(["abc"], {}).id(0)).toThrow(/"abc" is no number/);
  });
});

describe("plain text", () => {
  it("puts rows under headings and cuts the widest columns where the terminal is narrow", () => {
    const rows = [
      { id: 1, name: "Short" },
      { id: 22, name: "A name that is much longer than there is room" },
    ];
    expect(table(rows, ["id", ["name", "who"]])).toBe(
      "ID  WHO\n1   Short\n22  A name that is much longer than there is room",
    );
    for (const line of table(rows, ["id", "name"], 20).split("\n")) expect(line.length).toBeLessThanOrEqual(20);
  });

  it("shows a record line by line, and says when there is nothing", () => {
    expect(showPlain({ email: "a@b.c", scopes: ["x", "y"] }, undefined, 80)).toBe("email   a@b.c\nscopes  x, y");
    expect(showPlain([], { columns: ["id"], empty: "None." }, 80)).toBe("None.");
    expect(showPlain({ until: "2026-11-22T14:05:03.514Z" }, undefined, 80)).toBe("until  2026-11-22 14:05 UTC");
  });

  it("lets no name steer the reader's terminal", () => {
    expect(table([{ name: "\u001b[2J\u001b]0;owned\u0007Eve" }], ["name"])).toBe("NAME\n[2J]0;ownedEve");
    expect(printable("a\u009b31mb\tc\n")).toBe("a31mb\tc\n");
  });

  it("breaks at words", () => {
    expect(wrap("one two three four", 9, "  ")).toBe("  one two\n  three\n  four");
  });

  it("breaks a law at the width of its pane, points and facts too", () => {
    const words = "An employer must pay what is due before the end of the next pay period";
    const law = {
      title: "T",
      citation: words,
      riskLevel: "High",
      summary: words,
      requirements: [words],
      relatedCases: [],
    };
    const lines = lawText(law as never, 30).split("\n");
    for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(30);
    expect(lines).toContain("    is due before the end of");
  });

  it("writes CSV that no spreadsheet takes for a formula", () => {
    expect(csvLine([1, "a,b", 'say "hi"', "=1+1", "-5", null])).toBe('1,"a,b","say ""hi""",\'=1+1,-5,\n');
  });
});

describe("commands", () => {
  const program = programOf(new AbortController().signal, () => undefined);

  it.each(commands.map(({ name }) => name))("%s explains itself", (name) => {
    const made = name.split(" ").reduce((parent, word) => {
      const found = parent.commands.find((one) => one.name() === word);
      if (!found) throw new Error(name);
      return found;
    }, program);
    const help = made.helpInformation();
    expect(help).toContain(`Usage: statewise ${name}`);
    expect(help).toContain("--json");
    for (const option of made.options) expect(option.description, option.flags).not.toBe("");
  });

  it("have a summary for the words before each verb", () => {
    const nouns = new Set(
      commands.flatMap(({ name }) => {
        const words = name.split(" ").slice(0, -1);
        return words.map((_, at) => words.slice(0, at + 1).join(" "));
      }),
    );
    expect(Object.keys(groups).sort()).toEqual([...nouns].sort());
  });

  it("that change something of others ask, and all that write have a dry run", () => {
    const risky = commands.filter(({ name }) =>
      /grant|revoke|expire|notify|password|import|disable|pause|resume/.test(name),
    );
    expect(risky.length).toBeGreaterThan(8);
    for (const { name, confirm } of risky) expect(confirm, name).toBeDefined();
  });

  it("complete in each shell", () => {
    expect(completionOf("bash", commands)).toMatch(/customers\) words="list show .*grant/);
    expect(completionOf("zsh", commands)).toContain("#compdef statewise");
    expect(completionOf("fish", commands)).toMatch(/from customers; and __fish_seen_subcommand_from grant" -l csv/);
  });
});
