import { setTimeout } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";

const CALM_MS = 120;
const LONGEST_MS = 20_000;
const COUNTED = new Set(["document", "fetch", "xhr"]);

export type Answered = { method: string; path: string; status: number };

/** What a page asks of our server, so that a step ends when everything that it set going has been answered. */
export class Network {
  private under = new Set<Request>();
  private changedAt = Date.now();
  answered: Answered[] = [];
  problems: string[] = [];

  constructor(page: Page) {
    page.on("request", (request) => this.note(request, true));
    page.on("requestfinished", (request) => void this.finished(request));
    page.on("requestfailed", (request) => this.note(request, false));
    page.on("pageerror", (error) => this.problems.push(`error in the page: ${error.message}`));
    page.on("console", (line) => line.type() === "error" && this.problems.push(`console: ${line.text()}`));
  }

  private note(request: Request, begins: boolean): void {
    if (!COUNTED.has(request.resourceType())) return;
    this.changedAt = Date.now();
    if (begins) this.under.add(request);
    else this.under.delete(request);
  }

  private async finished(request: Request): Promise<void> {
    if (COUNTED.has(request.resourceType())) {
      // Null where the page was closed before its answer was read: nobody waits for that step any more.
      const response = await request.response().catch(() => null);
      const path = new URL(request.url()).pathname;
      if (response) this.answered.push({ method: request.method(), path, status: response.status() });
    }
    this.note(request, false);
  }

  forget(): void {
    this.answered = [];
    this.problems = [];
  }

  /** Until nothing has been asked and nothing is open for a moment. */
  async calm(): Promise<void> {
    const deadline = Date.now() + LONGEST_MS;
    this.changedAt = Date.now();
    while (Date.now() < deadline && (this.under.size > 0 || Date.now() - this.changedAt < CALM_MS))
      await setTimeout(20);
  }
}
