import type { Specimen, Truth } from "./specimen";

export type Person = Truth & { field: string; degree: string; headline: string };

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const word = (moment: string, style: "long" | "short" | "slash" | "year"): string => {
  if (moment === "present") return "Present";
  const [year = "", month = "1"] = moment.split("-");
  if (style === "year") return year;
  if (style === "slash") return `${month}/${year}`;
  const name = MONTHS[Number(month) - 1] ?? "";
  return `${style === "short" ? name.slice(0, 3) : name} ${year}`;
};

export type Layout = {
  name: string;
  format: Specimen["format"];
  layout: string;
  byYears?: boolean;
  draw: (person: Person) => string[];
};

const phoneOf = (phone: string, look: "dots" | "paren" | "dash" | "plus"): string => {
  const [, a, b, c] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone) ?? [];
  return { dots: `${a}.${b}.${c}`, paren: `(${a}) ${b}-${c}`, dash: `${a}-${b}-${c}`, plus: `+1 ${a} ${b} ${c}` }[look];
};
const DUTIES = [
  "Ran the daily work of the team and trained new colleagues",
  "Cut waste by 14% within a year",
  "Kept records that passed every audit since 2015",
];
const bullets = DUTIES.map((line) => `- ${line}`);
const degreeOf = (p: Person) => [p.degree, p.field].filter(Boolean).join(" ");

/** Ten ways in which people set a resume. */
export const LAYOUTS: Layout[] = [
  {
    name: "classic",
    format: "pdf",
    layout: "single",
    draw: (p) => [
      `# ${p.name}`,
      `${p.location} | ${phoneOf(p.phone, "paren")} | ${p.email}`,
      "## Summary",
      `${p.headline} with a long record of steady work.`,
      "## Work Experience",
      ...p.jobs.flatMap((j) => [
        `**${j.title}** >> ${word(j.start, "long")} – ${word(j.end, "long")}`,
        j.employer,
        ...bullets,
      ]),
      "## Education",
      `${degreeOf(p)}, ${p.school} >> 2008`,
      "## Skills",
      p.skills.join(", "),
    ],
  },
  {
    name: "employer-first",
    format: "docx",
    layout: "single",
    draw: (p) => [
      `# ${p.name}`,
      `${p.email} • ${phoneOf(p.phone, "dash")}`,
      p.location,
      "## Professional Experience",
      ...p.jobs.flatMap((j) => [
        `**${j.employer}** >> ${word(j.start, "short")} - ${word(j.end, "short")}`,
        `*${j.title}*`,
        ...bullets,
      ]),
      "## Education",
      p.school,
      degreeOf(p),
      "## Key Skills",
      ...p.skills.map((s) => `- ${s}`),
    ],
  },
  {
    name: "one-line",
    format: "txt",
    layout: "single",
    draw: (p) => [
      p.name.toUpperCase(),
      p.headline,
      `Phone: ${phoneOf(p.phone, "dots")}`,
      `E-Mail: ${p.email}`,
      `Address: ${p.location}`,
      "",
      "WORK EXPERIENCE",
      "",
      ...p.jobs.flatMap((j) => [
        `${j.title}, ${j.employer} (${word(j.start, "slash")} - ${word(j.end, "slash")})`,
        ...bullets,
        "",
      ]),
      "EDUCATION",
      `${p.school} - ${degreeOf(p)}`,
      "",
      "SKILLS",
      p.skills.join(" | "),
    ],
  },
  {
    name: "sidebar",
    format: "pdf",
    layout: "sidebar-left",
    draw: (p) => [
      "[[side]]",
      "## Contact",
      phoneOf(p.phone, "plus"),
      p.email,
      p.location,
      "## Skills",
      ...p.skills,
      "## Languages",
      "English",
      "[[main]]",
      `# ${p.name}`,
      p.headline,
      "## Employment History",
      ...p.jobs.flatMap((j) => [
        `**${j.title}**, ${j.employer}`,
        `${word(j.start, "long")} – ${word(j.end, "long")}`,
        ...bullets,
      ]),
      "## Education",
      `${degreeOf(p)}, ${p.school}`,
    ],
  },
  {
    name: "sidebar-right",
    format: "pdf",
    layout: "sidebar-right",
    draw: (p) => [
      "[[main]]",
      `# ${p.name}`,
      "## Professional Experience",
      ...p.jobs.flatMap((j) => [
        `**${j.employer}** | ${j.title}`,
        `${word(j.start, "short")} - ${word(j.end, "short")}`,
        ...bullets,
      ]),
      "## Education",
      `${p.school} | ${degreeOf(p)}`,
      "[[side]]",
      "## Contact Details",
      p.email,
      phoneOf(p.phone, "dots"),
      p.location,
      "## Expertise",
      ...p.skills,
    ],
  },
  {
    name: "table",
    format: "docx",
    layout: "table",
    draw: (p) => [
      `# ${p.name}`,
      `${p.location} | ${phoneOf(p.phone, "paren")} | ${p.email}`,
      "## Experience",
      ...p.jobs.map(
        (j) =>
          `| ${word(j.start, "short")} – ${word(j.end, "short")} | **${j.title}** \\\\ ${j.employer} \\\\ ${DUTIES[1]}`,
      ),
      "## Education",
      `| 2008 | ${degreeOf(p)} \\\\ ${p.school}`,
      "## Skills",
      p.skills.join("; "),
    ],
  },
  {
    name: "pipes",
    format: "pdf",
    layout: "single",
    draw: (p) => [
      `^ ${p.name}`,
      `^ ${p.email} | ${phoneOf(p.phone, "dash")} | ${p.location}`,
      "## EXPERIENCE",
      ...p.jobs.flatMap((j) => [
        `${j.title} | ${j.employer} | ${word(j.start, "slash")} to ${word(j.end, "slash")}`,
        ...bullets,
      ]),
      "## EDUCATION",
      `${degreeOf(p)} | ${p.school}`,
      "## TECHNICAL SKILLS",
      p.skills.join(", "),
    ],
  },
  {
    name: "years",
    format: "pdf",
    layout: "single",
    byYears: true,
    draw: (p) => [
      `# ${p.name}`,
      `${phoneOf(p.phone, "dots")}  /  ${p.email}`,
      p.location,
      "## Career Summary",
      "Reliable, curious, on time.",
      "## Relevant Experience",
      ...p.jobs.flatMap((j) => [
        `${j.employer}, ${j.title} >> ${word(j.start, "year")} – ${word(j.end, "year")}`,
        ...bullets,
      ]),
      "## Academic Background",
      `${p.school}, ${degreeOf(p)}`,
    ],
  },
  {
    name: "at",
    format: "docx",
    layout: "single",
    draw: (p) => [
      `# ${p.name}`,
      `${p.headline} · ${p.location}`,
      `${p.email} · ${phoneOf(p.phone, "plus")}`,
      "## Where I have worked",
      ...p.jobs.flatMap((j) => [
        `**${j.title}** at **${j.employer}**`,
        `${word(j.start, "short")} — ${word(j.end, "short")}`,
        ...bullets,
      ]),
      "## Education",
      `${degreeOf(p)} — ${p.school}`,
      "## Skills",
      p.skills.join(" • "),
    ],
  },
  {
    name: "labels",
    format: "txt",
    layout: "single",
    draw: (p) => [
      "RESUME",
      "",
      `Name: ${p.name}`,
      `Tel: ${phoneOf(p.phone, "paren")}`,
      `Email: ${p.email}`,
      `Location: ${p.location}`,
      "",
      "Employment History",
      "",
      ...p.jobs.flatMap((j) => [
        `Company: ${j.employer}`,
        `Job title: ${j.title}`,
        `Period: ${word(j.start, "long")} to ${word(j.end, "long")}`,
        `Responsibilities: ${DUTIES[0]}.`,
        "",
      ]),
      "Education",
      `School: ${p.school}`,
      `Degree: ${degreeOf(p)}`,
      "",
      `Skills: ${p.skills.join(", ")}`,
    ],
  },
];
