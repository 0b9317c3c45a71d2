import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";

// The shell without windows needs a third of the time that the whole browser does, and draws the same pages.
const ON_MACHINE = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** A Chromium for the end-to-end tests: the machine's, else Playwright's download, else Debian's package. */
export async function findBrowser() {
  const given = process.env.STATEWISE_BROWSER;
  if (given && existsSync(given)) return given;
  return onMachine() ?? (await downloaded()) ?? fromDebian() ?? giveUp();
}

function onMachine() {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  for (const name of ON_MACHINE) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (existsSync(file)) return file;
    }
  }
  return null;
}

async function downloaded() {
  const { chromium } = await import("playwright");
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  attempt("npx", ["playwright", "install", "chromium"], 240_000);
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return null;
  attempt("apt-get", ["update", "-qq"], 120_000);
  attempt("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], 600_000);
  if (!onMachine()) attempt("apt-get", ["install", "-y", "-qq", "chromium"], 600_000);
  return onMachine();
}

function attempt(command, args, timeout) {
  try {
    execFileSync(command, args, { stdio: "ignore", timeout });
  } catch {
    // The next way is tried; giveUp() says what to do when none worked.
  }
}

function giveUp() {
  throw new Error(
    "The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) and run npm test again.",
  );
}
