/** Where a value stands in a corpus file. Lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** One thing that is wrong (error: the load refuses the corpus) or doubtful (warning). */
export interface Problem extends Place {
  severity: "error" | "warning";
  rule: string;
  message: string;
}

/** `states/ca.yaml:12:5 error floor: message` */
export function problemLine(problem: Problem): string {
  return `${problem.file}:${problem.line}:${problem.column} ${problem.severity} ${problem.rule}: ${problem.message}`;
}
