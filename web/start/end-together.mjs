/** What a build has started: it ends with us. */
const children = new Set();

export function endsWithUs(child) {
  children.add(child);
  child.on("close", () => children.delete(child));
}

function endAll() {
  for (const child of children) child.kill("SIGTERM");
  process.exit(143);
}

const SIGNALS = ["SIGTERM", "SIGINT"];

/** Until the product runs, which ends in an order of its own. */
export function endWhenAsked() {
  for (const signal of SIGNALS) process.on(signal, endAll);
}

export function leaveToProduct() {
  for (const signal of SIGNALS) process.off(signal, endAll);
}

const LOOK_MS = 500;

/** A killed npm tells nobody: who it started ends as if it had been asked to. Started otherwise it may outlive its parent. */
export function endWithNpm() {
  const npm = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const looking = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(looking);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_MS);
  looking.unref();
}
