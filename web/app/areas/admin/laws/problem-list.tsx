import type { RecordProblem } from "~/domain/research";
import { FIELD_LABELS } from "./record-fields";

type ProblemListProps = { message: string | null; problems: RecordProblem[] };

/** Everything that the checks say, errors first; each also stands at its field. */
export function ProblemList({ message, problems }: ProblemListProps) {
  const errors = problems.filter(({ severity }) => severity === "error");
  const warnings = problems.filter(({ severity }) => severity === "warning");
  if (!message && problems.length === 0) return null;
  return (
    <div className="grid gap-2 text-sm">
      {message || errors.length > 0 ? (
        <div role="alert" className="rounded-small bg-critical-soft px-3 py-2 text-critical">
          {message}
          <Lines problems={errors} />
        </div>
      ) : null}
      {warnings.length > 0 ? (
        <div className="rounded-small bg-medium-soft px-3 py-2 text-medium">
          To review:
          <Lines problems={warnings} />
        </div>
      ) : null}
    </div>
  );
}

function Lines({ problems }: { problems: RecordProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="list-disc pl-5">
      {problems.map(({ path, message }) => (
        <li key={`${path} ${message}`} className="break-words">
          {placeText(path)}
          {message}
        </li>
      ))}
    </ul>
  );
}

/** `provisions.0.pin` reads `Provisions 1, pin: `. */
function placeText(path: string): string {
  const [first = "", ...rest] = path.split(".");
  const label = first === "reading" ? "What was read" : FIELD_LABELS[first];
  if (!label) return "";
  const [at, ...parts] = rest;
  const number = at !== undefined && /^\d+$/.test(at) ? ` ${Number(at) + 1}` : "";
  const inner = (number ? parts : rest).join(" ");
  return `${label}${number}${inner && !["text", "what", "url", "on"].includes(inner) ? `, ${inner}` : ""}: `;
}
