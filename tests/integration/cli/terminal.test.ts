import { execFileSync, spawnSync } from "node:child_process";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { after, DAY_MS, now } from "~/platform/clock";
import { db } from "~/platform/db/client";
import { useDatabase } from "../../setup/database";
import { apiKey, makeUser } from "../../setup/factories";
import { useHttpServer } from "../../setup/http-server";
import { commandLine, LAUNCHER } from "./command-line";
import { useScheduler } from "./use-scheduler";

useDatabase();
const server = useHttpServer();
useScheduler();
let key = "";
const { environment, statewise } = commandLine(server.url, () => key);
// A terminal server of its own for each test: one that is being stopped refuses the next session.
let terminals = 0;
const socket = () => `statewise-${process.pid}-${terminals}`;
const tmux = (...args: string[]): string => execFileSync("tmux", ["-L", socket(), ...args], { encoding: "utf8" });
const isThere = spawnSync("tmux", ["-V"]).status === 0;

beforeAll(async () => {
  key = await apiKey(await makeUser({ isAdmin: true, accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) }));
  await statewise(["--version"]);
});

afterEach(() => {
  spawnSync("tmux", ["-L", socket(), "kill-server"]);
});

/** Runs the command in a terminal of 100 by 30 and prints its exit code behind it. */
function start(...args: string[]): void {
  terminals += 1;
  const set = Object.entries(environment()).flatMap(([name, value]) => ["-e", `${name}=${value}`]);
  const quoted = [process.execPath, LAUNCHER, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const command = `env -u CI -u VITEST ${quoted}; echo "EXIT $?"; read forever`;
  tmux("-f", "/dev/null", "new-session", "-d", "-x", "100", "-y", "30", ...set, "bash", "--norc", "-c", command);
}

const WAIT_MS = 60_000;

/** The screen as soon as it shows a text. */
async function screenWith(text: string | RegExp): Promise<string> {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const screen = tmux("capture-pane", "-p");
    if (typeof text === "string" ? screen.includes(text) : text.test(screen)) return screen;
    if (Date.now() > deadline) throw new Error(`The screen never showed ${text}:\n${screen}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

const press = (...keys: string[]) => tmux("send-keys", ...keys);

describe.skipIf(!isThere)("in a terminal", () => {
  it("a search can be walked, a law read and left, and the terminal is given back", async () => {
    start("search", "overtime", "--state", "CA");
    const list = await screenWith("↑↓ choose");
    expect(list).toMatch(/^overtime · \d+ laws, \d+ cases/);
    expect(list).toMatch(/^› California Daily and Weekly Overtime Law/m);
    press("Down", "Down", "Up");
    await screenWith(/^› Fair Labor Standards Act: Overtime/m);
    press("Enter");
    const law = await screenWith("↑↓ scroll");
    expect(law).toContain("Requirements");
    press("Space", "q");
    await screenWith(/^› Fair Labor Standards Act: Overtime/m);
    press("q");
    const after = await screenWith("EXIT 0");
    expect(after).not.toContain("Fair Labor");
  });

  it("Ctrl-C leaves a view with the exit code of an interruption", async () => {
    start("search", "overtime", "--state", "CA");
    await screenWith("↑↓ choose");
    press("C-c");
    await screenWith("EXIT 130");
  });

  it("a customer gets access by two keys, and none without the second", async () => {
    const user = await makeUser();
    start("customers", "list", "--search", user.email);
    await screenWith(user.email);
    press("m");
    await screenWith(`Grant monthly access to ${user.email}?`);
    press("n");
    await screenWith("d/m/u grant");
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel).toBe("none");
    press("m", "y");
    await screenWith("main monthly");
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel).toBe("monthly");
    press("x", "y");
    await screenWith("main revoked");
    press("q");
    await screenWith("EXIT 0");
  });

  it("jobs are started by a key and seen to end", async () => {
    start("jobs");
    await screenWith("r run now");
    press("r");
    await screenWith(/^› \S+.*done/m);
    press("q");
    await screenWith("EXIT 0");
  });

  it("a question is asked before something is changed, and no is an answer", async () => {
    const user = await makeUser({ accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) });
    start("customers", "revoke", user.email);
    await screenWith("[y/N]");
    press("n", "Enter");
    await screenWith("Nothing was changed.");
    await screenWith("EXIT 0");
    expect((await db().user.findUniqueOrThrow({ where: { id: user.id } })).accessLevel).toBe("monthly");
  });

  it("a fact that decides is asked for, a wrong answer said, and the answer given with it", async () => {
    start("ask", "Does the FMLA cover us?", "--state", "TX");
    await screenWith("How many employees do you have in all?");
    press("a lot", "Enter");
    await screenWith("employees wants a number");
    press("80", "Enter");
    expect(await screenWith("EXIT 0")).toContain("You name 80 employees");
  });

  it("asks for no fact with --no-input or where its answer is piped on", async () => {
    start("ask", "Does the FMLA cover us?", "--state", "TX", "--no-input");
    expect(await screenWith("EXIT 0")).not.toContain("leaves it open");
  });

  it("asks nothing with --no-input, and shows plain text with --plain", async () => {
    start("search", "overtime", "--state", "CA", "--no-cases", "--plain", "--no-input");
    expect(await screenWith("EXIT 0")).not.toContain("↑↓");
  });
});
