import { LAYOUTS, type Layout, type Person } from "./made-layouts";
import PEOPLE from "./made-people.json";
import type { Specimen } from "./specimen";

// Resumes made from data in ten layouts: the half of the set that the reader was written with.

function personOf(index: number, byYears: boolean): Person {
  const { titles, employers, ...given } = PEOPLE[index % PEOPLE.length] as (typeof PEOPLE)[number];
  const start = 2008 + (index % 5);
  const cut = (moment: string) => (byYears && moment !== "present" ? moment.slice(0, 4) : moment);
  const jobs = titles.map((title, at) => {
    const first = start + (2 - at) * 4;
    const pad = (n: number) => String(n).padStart(2, "0");
    return {
      title,
      employer: employers[at] ?? "",
      start: cut(`${first}-${pad(((index + at) % 12) + 1)}`),
      end: at === 0 ? "present" : cut(`${first + 3}-${pad(((index * 3 + at) % 12) + 1)}`),
    };
  });
  const plain = given.name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .split(" ");
  const email = `${plain[0]}.${plain[1]}${index}@example.com`;
  return {
    ...given,
    jobs,
    email,
    phone: `+1${[401, 701, 408, 501, 802, 915, 303, 402, 612, 504, 410, 718][index % 12]}55501${String(20 + index).padStart(2, "0")}`,
  };
}

/** Two dozen specimens: every layout with at least two people. */
export function madeSpecimens(): Specimen[] {
  return Array.from({ length: 24 }, (_, index) => {
    const layout = LAYOUTS[index % LAYOUTS.length] as Layout;
    const person = personOf(((index * 5) % 12) + (index >= 12 ? 12 : 0), layout.byYears ?? false);
    const { skills, ...truth } = person;
    const shown = layout.name === "years" ? [] : skills;
    return {
      name: `made-${index + 1}-${layout.name}.${layout.format}`,
      format: layout.format,
      layout: layout.layout,
      lines: layout.draw(person),
      truth: { ...truth, skills: shown },
    };
  });
}
