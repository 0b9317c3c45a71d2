import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** A resume as data: how it looks in a small mark-up, and what a reader must find in it. */
export type Specimen = {
  name: string;
  format: "pdf" | "docx" | "doc" | "txt";
  layout: string;
  lines: string[];
  truth: Truth;
};

export type Truth = {
  name: string;
  email: string;
  phone: string;
  location: string;
  jobs: { title: string; employer: string; start: string; end: string }[];
  school: string;
  skills: string[];
};

/** Specimens of a file: `=== number format layout`, mark-up, `---`, what is true of it. */
export function readSpecimens(file: string): Specimen[] {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  return readFileSync(path.join(folder, file), "utf8")
    .split(/^=== /m)
    .filter((part) => part.trim() !== "")
    .map(readSpecimen);
}

function readSpecimen(part: string): Specimen {
  const [head = "", ...rest] = part.split("\n");
  const [number = "", format = "", layout = ""] = head.trim().split(" ");
  const cut = rest.lastIndexOf("---");
  const facts = rest.slice(cut + 1).map((line) => /^(\w+): ?(.*)$/.exec(line));
  const fact = (key: string) => facts.find((match) => match?.[1] === key)?.[2] ?? "";
  const jobs = facts.flatMap((match) => {
    if (match?.[1] !== "job") return [];
    const [work = "", start = "", end = ""] = (match[2] ?? "").split(" | ");
    const [title = "", employer = ""] = work.split(" @ ");
    return [{ title, employer, start, end }];
  });
  const truth = {
    name: fact("name"),
    email: fact("email"),
    phone: fact("phone"),
    location: fact("location"),
    school: fact("school"),
    skills: fact("skills").split("; ").filter(Boolean),
    jobs,
  };
  return {
    name: `${number}-${layout}.${format}`,
    format: format as Specimen["format"],
    layout,
    lines: rest.slice(0, cut),
    truth,
  };
}
