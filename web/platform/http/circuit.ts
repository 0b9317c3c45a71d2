import { MINUTE_MS, now, SECOND_MS } from "../clock";
import { once } from "../once";
import { isPassing, OutsideError } from "./outside-error";

const FAILURES_TO_OPEN = 5;
const FIRST_REST_MS = 30 * SECOND_MS;
const LONGEST_REST_MS = 10 * MINUTE_MS;
const MOST_HOSTS = 1000;

type Circuit = { failures: number; restMs: number; openUntil: number; probing: boolean };

const circuits = () => once("circuits", () => new Map<string, Circuit>());

function circuitOf(host: string): Circuit {
  const known = circuits().get(host);
  if (known) return known;
  if (circuits().size >= MOST_HOSTS) circuits().clear();
  const fresh = { failures: 0, restMs: FIRST_REST_MS, openUntil: 0, probing: false };
  circuits().set(host, fresh);
  return fresh;
}

/** Refuses a call to a host that is resting after failures; when the rest is over, one call may try. */
export function enterCircuit(host: string): void {
  const circuit = circuitOf(host);
  if (circuit.openUntil === 0) return;
  const waitMs = circuit.openUntil - now().getTime();
  if (waitMs > 0 || circuit.probing) {
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / SECOND_MS));
    throw new OutsideError("resting", `${host} failed too often and is left alone for a while`, {
      host,
      retryAfterSeconds,
    });
  }
  circuit.probing = true;
}

/** A host that answered is well, whatever it answered. */
export function leaveCircuit(host: string): void {
  circuits().delete(host);
}

/** Counts a failure of the host; a wish to be left alone (Retry-After) is granted at once. */
export function failCircuit(host: string, error: OutsideError): void {
  const circuit = circuitOf(host);
  const wasProbing = circuit.probing;
  circuit.probing = false;
  if (!isPassing(error)) {
    // A caller that gave up says nothing about the host; every other answer says that it is up.
    if (error.kind !== "aborted") leaveCircuit(host);
    return;
  }
  circuit.failures += 1;
  const asked = Math.min((error.retryAfterSeconds ?? 0) * SECOND_MS, LONGEST_REST_MS);
  const worn = wasProbing || circuit.failures >= FAILURES_TO_OPEN;
  if (worn) {
    circuit.openUntil = now().getTime() + Math.max(asked, circuit.restMs);
    circuit.restMs = Math.min(circuit.restMs * 2, LONGEST_REST_MS);
  } else if (asked > 0) {
    circuit.openUntil = now().getTime() + asked;
  }
}
