import type { Specimen, Truth } from "./specimen";

/** Resumes made from data in ten layouts: the half of the set that the reader was written with. */
type Person = Truth & { field: string; degree: string; headline: string };

const PEOPLE: [
  name: string,
  place: string,
  headline: string,
  titles: string[],
  employers: string[],
  school: string,
  degree: string,
  field: string,
  skills: string[],
][] = [
  [
    "Alicia Romano",
    "Providence, RI",
    "Bakery manager",
    ["Bakery Manager", "Shift Lead", "Baker"],
    ["Ocean State Breads", "Federal Hill Market", "Wickenden Bakery"],
    "Narragansett College",
    "B.A.",
    "Hospitality",
    ["Inventory", "Scheduling", "ServSafe"],
  ],
  [
    "Marcus Lindqvist",
    "Fargo, ND",
    "Agronomist",
    ["Agronomy Lead", "Field Scientist", "Research Assistant"],
    ["Redriver Seeds, Inc.", "Dakota Soil Labs", "Prairie State University"],
    "Prairie State University",
    "M.S.",
    "Agronomy",
    ["GIS", "R", "Soil sampling"],
  ],
  [
    "Deepa Raghunathan",
    "San Jose, CA",
    "Quality engineer",
    ["Quality Engineering Manager", "Quality Engineer", "Test Technician"],
    ["Calder Semiconductor", "Vantage Instruments", "Almaden Devices LLC"],
    "San Jose Technical Institute",
    "B.S.",
    "Electrical Engineering",
    ["Minitab", "ISO 13485", "Python"],
  ],
  [
    "Terrence Boone",
    "Little Rock, AR",
    "Truck driver",
    ["Driver Trainer", "Over-the-Road Driver", "Warehouse Loader"],
    ["Ozark Line Haul", "Natural State Trucking Co.", "Arkansas Valley Foods"],
    "Pulaski Heights High School",
    "Diploma",
    "",
    ["CDL Class A", "Hazmat", "ELD"],
  ],
  [
    "Hannah Weiss",
    "Burlington, VT",
    "School counselor",
    ["School Counselor", "Youth Program Coordinator", "Camp Director"],
    ["Champlain School District", "Green Mountain Youth Services", "Camp Abenaki Shores"],
    "Winooski University",
    "M.Ed.",
    "Counseling",
    ["Crisis intervention", "504 plans", "IEP"],
  ],
  [
    "Rafael Dominguez Soto",
    "El Paso, TX",
    "Customs broker",
    ["Licensed Customs Broker", "Import Specialist", "Entry Writer"],
    ["Chamizal Brokerage Group", "Rio Norte Logistics", "Franklin Freight Services"],
    "El Paso Border University",
    "B.B.A.",
    "International Business",
    ["ACE", "HTS classification", "Spanish"],
  ],
  [
    "Yuki Tanabe-Ross",
    "Boulder, CO",
    "Front-end developer",
    ["Front-End Engineer", "Web Developer", "Junior Web Developer"],
    ["Flatiron Software Studio", "Bluejay Digital Agency", "Meridian Outfitters"],
    "Boulder Creek University",
    "B.S.",
    "Computer Science",
    ["JavaScript", "CSS", "Accessibility"],
  ],
  [
    "Caroline Achterberg",
    "Omaha, NE",
    "Underwriter",
    ["Senior Underwriter", "Underwriter", "Claims Adjuster"],
    ["Platte River Insurance Company", "Heartland Mutual Group", "Gateway Casualty"],
    "Creighton Hills University",
    "B.S.",
    "Finance",
    ["Commercial lines", "Excel", "Guidewire"],
  ],
  [
    "Ibrahim Suleiman",
    "Minneapolis, MN",
    "Pharmacist",
    ["Pharmacist in Charge", "Staff Pharmacist", "Pharmacy Technician"],
    ["Nicollet Pharmacy", "Hiawatha General Hospital", "Lakewood Drug Stores"],
    "Northern Plains University",
    "Pharm.D.",
    "Pharmacy",
    ["Immunization", "Compounding", "Epic"],
  ],
  [
    "Louise Petit",
    "New Orleans, LA",
    "Executive chef",
    ["Executive Chef", "Sous Chef", "Line Cook"],
    ["Magnolia Street Restaurant", "Bayou St. John Hotel", "Dauphine Grill"],
    "Delgado Culinary Institute",
    "Certificate",
    "Culinary Arts",
    ["Menu costing", "HACCP", "Catering"],
  ],
  [
    "Nathaniel Brooks Jr.",
    "Baltimore, MD",
    "IT support",
    ["IT Support Manager", "Systems Administrator", "Help Desk Technician"],
    ["Chesapeake Health Systems", "Inner Harbor Technologies", "Patapsco Community College"],
    "Patapsco Community College",
    "A.A.S.",
    "Network Administration",
    ["Active Directory", "Intune", "PowerShell"],
  ],
  [
    "Svetlana Orlova",
    "Brooklyn, NY",
    "Bookkeeper",
    ["Full Charge Bookkeeper", "Accounting Assistant", "Cashier"],
    ["Brighton Dental Care", "Coney Island Supply Co.", "Sheepshead Foods"],
    "Kings Borough Business School",
    "Associate's",
    "Accounting",
    ["QuickBooks Online", "Payroll", "Russian"],
  ],
];

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

function personOf(index: number, byYears: boolean): Person {
  const [name, location, headline, titles, employers, school, degree, field, skills] = PEOPLE[
    index % PEOPLE.length
  ] as (typeof PEOPLE)[number];
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
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z ]/g, "")
    .split(" ");
  const email = `${plain[0]}.${plain[1]}${index}@example.com`;
  return {
    name,
    location,
    headline,
    school,
    degree,
    field,
    skills,
    jobs,
    email,
    phone: `+1${[401, 701, 408, 501, 802, 915, 303, 402, 612, 504, 410, 718][index % 12]}55501${String(20 + index).padStart(2, "0")}`,
  };
}

type Layout = {
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

const LAYOUTS: Layout[] = [
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
