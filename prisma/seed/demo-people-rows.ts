/** Made up: five places in five states, the departments, and sixty people who say demo. */
export const PLACES = [
  { name: "Bakery", city: "Sacramento", state: "CA", zipCode: "95814" },
  { name: "Depot", city: "Reno", state: "NV", zipCode: "89501" },
  { name: "Austin Bakehouse", city: "Austin", state: "TX", zipCode: "78701" },
  { name: "Brooklyn Bakehouse", city: "New York", county: "Kings", state: "NY", zipCode: "11201" },
  { name: "Seattle Bakehouse", city: "Seattle", state: "WA", zipCode: "98101" },
] as const;

export const DEPARTMENTS = ["Production", "Delivery", "Stores", "Finance", "People"] as const;

/** First names and last names are put together by index, so that every start makes the same people. */
export const FIRST_NAMES = [
  ..."Gloria Edwin Mara Otis Fiona Dana Cyrus Amara Felix Ines Jasper Leona Ruben Sylvie Tobias Ursula".split(" "),
  ..."Viggo Wanda Xavier Yvonne Zeno Abigail Boris Celeste Dmitri Elena Fabio Greta Hector Ivana".split(" "),
  ..."Jolene Kasper Lorna Magnus Nadia Orson Petra Quincy Rhoda Simeon Tessa Umberto Vera Walter".split(" "),
  ..."Ximena Yosef Zelda Anton Bettina Cosmo Delphine Eamon Flora Gideon Hester Iggy Juno Kit Lavinia Milo".split(" "),
] as const;

export const LAST_NAMES = [
  ..."Hartwell Quill Fennimore Brisbane Marlowe Example Tindall Okafor Prewitt Sandhu Ellery Voss Castellan".split(" "),
  ..."Draper Nolan Ashby Lund Merriweather Pike Rosetti Thorne Underhill Vance Whitlock Yarrow Zimmer Alder".split(" "),
  ..."Beckett Crane Dunmore Eastman Farrow Gable Holloway Irons Jessup Kettering Larkin Mossman Norwood".split(" "),
  ..."Overton Penrose Quimby Ravenel Stirling Tolliver Usher Vickers Winslow Yates Abernathy Bramble".split(" "),
  ..."Colby Devane Everly Fitch Garland Hobbs Ingram Jarvis".split(" "),
] as const;

export type DemoPerson = {
  title: string;
  department: (typeof DEPARTMENTS)[number] | null;
  /** Which of the places. */
  place: number;
  /** Cents, of a year where `isExempt`, else of an hour. */
  pay: number;
  isExempt: boolean;
  /** Which of the people; null for the head of the company. */
  manager: number | null;
};

const head = (title: string, department: DemoPerson["department"], pay: number): DemoPerson => ({
  ...{ title, department, pay, place: 0, isExempt: true, manager: 0 },
});

/** The head, five heads of departments, then a lead of bakers and of a store in each place. */
const LEADERS: readonly DemoPerson[] = [
  { title: "Managing Director", department: null, place: 0, pay: 19_500_000, isExempt: true, manager: null },
  head("Head of Production", "Production", 13_800_000),
  head("Head of Stores", "Stores", 12_900_000),
  head("Head of Delivery", "Delivery", 12_400_000),
  head("Head of Finance", "Finance", 14_200_000),
  head("Head of People", "People", 13_200_000),
  ...PLACES.map((_, place) => ({
    ...({ title: "Lead Baker", department: "Production", place, pay: 3_350, isExempt: false, manager: 1 } as const),
  })),
  ...PLACES.map((_, place) => ({
    ...({ title: "Store Manager", department: "Stores", place, pay: 9_100_000, isExempt: true, manager: 2 } as const),
  })),
];

const STAFF = [
  { title: "Baker", department: "Production", pay: 2_650, lead: 6 },
  { title: "Store Associate", department: "Stores", pay: 2_350, lead: 11 },
  { title: "Delivery Driver", department: "Delivery", pay: 2_480, lead: null },
  { title: "Pastry Cook", department: "Production", pay: 2_780, lead: 6 },
] as const;

/** Six at the desks, each with the head of their department. */
const DESKS: readonly DemoPerson[] = [
  { title: "Payroll Specialist", department: "Finance", pay: 3_600, place: 0, isExempt: false, manager: 4 },
  { title: "Accountant", department: "Finance", pay: 9_400_000, place: 0, isExempt: true, manager: 4 },
  { title: "Bookkeeper", department: "Finance", pay: 3_150, place: 0, isExempt: false, manager: 4 },
  { title: "HR Generalist", department: "People", pay: 9_000_000, place: 0, isExempt: true, manager: 5 },
  { title: "Recruiter", department: "People", pay: 8_900_000, place: 0, isExempt: true, manager: 5 },
  { title: "Office Assistant", department: "People", pay: 2_500, place: 0, isExempt: false, manager: 5 },
];

const STAFF_COUNT = 38;

const staff = Array.from({ length: STAFF_COUNT }, (_, index): DemoPerson => {
  const place = index % PLACES.length;
  const { title, department, pay, lead } = STAFF[Math.floor(index / PLACES.length) % STAFF.length] ?? STAFF[0];
  return {
    title,
    department,
    place,
    pay: pay + (index % 7) * 15,
    isExempt: false,
    manager: lead === null ? 3 : lead + place,
  };
});

/** Sixty people; managers come before those who report to them. */
export const PEOPLE: readonly DemoPerson[] = [...LEADERS, ...DESKS, ...staff];
