import cluster from "node:cluster";
import { config } from "../config";
import { webProcesses } from "../processes";

/** Of the 120 of the built-in server, with room for a backup and a second start. */
const OF_BUILT_IN = 46;
/** So that three machines fit on a PostgreSQL as it is installed, which takes 97. */
const OF_YOUR_OWN = 28;
/** Four jobs at once, each with its lock and its work, and two for what goes in lanes. */
const FOR_JOBS = 10;
/** More than this one process never has use for at once. */
const MOST_EACH = 24;
/** Two transactions, each with a question beside it. */
const FEWEST_EACH = 4;

/** How many connections the processes of this machine may open together. */
const given = (): number => config().DATABASE_CONNECTIONS ?? (config().DATABASE_URL ? OF_YOUR_OWN : OF_BUILT_IN);

const between = (count: number): number => Math.min(MOST_EACH, Math.max(FEWEST_EACH, count));

/** How many each process of a machine may open: the ones that answer requests share what jobs leave; one alone has all. */
function shares(): { web: number; jobs: number } {
  const count = webProcesses();
  return count === 1
    ? { web: between(given()), jobs: 0 }
    : { web: between(Math.floor((given() - FOR_JOBS) / count)), jobs: FOR_JOBS };
}

/** What they add up to. */
export const connectionsOfMachine = (): number => shares().web * webProcesses() + shares().jobs;

export function connectionsOfProcess(): number {
  if (cluster.isWorker) return shares().web;
  return Object.keys(cluster.workers ?? {}).length > 0 ? shares().jobs : between(given());
}
