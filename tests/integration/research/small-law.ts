import pg from "pg";
import { databaseUrl, pool } from "~/platform/db/pool";

type Law = {
  slug: string;
  title: string;
  jurisdiction: string;
  topics: string[];
  summary: string;
  city?: string;
  citations?: string[];
  names?: string[];
  requirements?: string[];
  penalties?: string[];
  minEmployees?: number;
  isAbsence?: boolean;
  category?: string;
};

const TOPICS = [
  ["min_wage", "Minimum wage", "Wage and Hour", ["fed-min-wage"]],
  ["overtime", "Overtime", "Wage and Hour", ["fed-overtime"]],
  ["meal_rest_breaks", "Meal and rest breaks", "Wage and Hour", []],
  ["final_pay", "Final pay", "Wage and Hour", []],
  ["family_medical_leave", "Family and medical leave", "Leave and Benefits", ["fed-fmla"]],
] as const;

/** A few laws of two states, one city and the federation, enough to see every rule of the search at work. */
const LAWS: Law[] = [
  {
    slug: "fed-min-wage",
    title: "Fair Labor Standards Act: Minimum Wage",
    jurisdiction: "FEDERAL",
    topics: ["min_wage"],
    citations: ["29 U.S.C. 206"],
    names: ["FLSA"],
    summary: "The federal minimum wage is $7.25 an hour.",
    requirements: ["Pay at least $7.25 an hour."],
    penalties: ["An equal amount as damages."],
  },
  {
    slug: "fed-overtime",
    title: "Fair Labor Standards Act: Overtime",
    jurisdiction: "FEDERAL",
    topics: ["overtime"],
    citations: ["29 U.S.C. 207"],
    summary: "Overtime is due after 40 hours in a workweek.",
    requirements: ["Pay 1.5 times the regular rate after 40 hours in a workweek."],
  },
  {
    slug: "fed-fmla",
    title: "Family and Medical Leave Act",
    jurisdiction: "FEDERAL",
    topics: ["family_medical_leave"],
    citations: ["29 U.S.C. 2601-2654"],
    names: ["FMLA"],
    minEmployees: 50,
    category: "Leave and Benefits",
    summary: "Employers with 50 or more employees give 12 weeks of unpaid leave.",
  },
  {
    slug: "ca-min-wage",
    title: "California Minimum Wage Law",
    jurisdiction: "CA",
    topics: ["min_wage"],
    citations: ["Cal. Lab. Code 1182.12"],
    summary: "The California minimum wage is $16.90 an hour.",
  },
  {
    slug: "ca-overtime",
    title: "California Daily Overtime Law",
    jurisdiction: "CA",
    topics: ["overtime"],
    citations: ["Cal. Lab. Code 510"],
    summary:
      "Overtime is due after 8 hours in a day and after 40 hours in a week, and double time after 12 hours in a day, with exceptions that the wage orders name for several trades.",
    requirements: ["Pay overtime after 8 hours a day."],
    penalties: ["A civil penalty of $50 per employee."],
  },
  {
    slug: "ca-meal-rest-breaks",
    title: "California Meal and Rest Period Law",
    jurisdiction: "CA",
    topics: ["meal_rest_breaks"],
    citations: ["Cal. Lab. Code 512"],
    summary: "A 30-minute meal period is due before the end of the fifth hour.",
  },
  {
    slug: "ca-final-pay",
    title: "California Final Wages Law",
    jurisdiction: "CA",
    topics: ["final_pay"],
    citations: ["Cal. Lab. Code 201"],
    summary: "Wages are due at once on discharge.",
  },
  {
    slug: "ca-family-medical-leave",
    title: "California Family Rights Act",
    jurisdiction: "CA",
    topics: ["family_medical_leave"],
    names: ["CFRA"],
    minEmployees: 5,
    category: "Leave and Benefits",
    summary: "Employers with 5 or more employees give 12 weeks of leave.",
  },
  {
    slug: "ca-los-angeles-min-wage",
    title: "Los Angeles Minimum Wage Ordinance",
    jurisdiction: "CA",
    city: "los-angeles",
    topics: ["min_wage"],
    summary: "The minimum wage in Los Angeles is $17.87 an hour.",
  },
  {
    slug: "tx-final-pay",
    title: "Texas Payday Law: Final Pay",
    jurisdiction: "TX",
    topics: ["final_pay"],
    citations: ["Tex. Lab. Code 61.014"],
    summary: "A discharged employee is paid within 6 days.",
  },
  {
    slug: "tx-overtime",
    title: "Texas: no state law found on overtime",
    jurisdiction: "TX",
    topics: ["overtime"],
    isAbsence: true,
    summary: "No state law on overtime found as of 2026-11-20.",
  },
];

const ALIASES: [string, string, string][] = [
  ["lunch break", "topic", "meal_rest_breaks"],
  ["last paycheck", "topic", "final_pay"],
  ["time and a half", "topic", "overtime"],
  ["minimum wage", "topic", "min_wage"],
  ["overtime", "topic", "overtime"],
  ["family leave", "topic", "family_medical_leave"],
  ["fmla", "law", "fed-fmla"],
];

const CASES = [
  [
    "brinker-v-superior-court-2012",
    "Brinker Restaurant Corp. v. Superior Court",
    "53 Cal. 4th 1004 (2012)",
    "CA",
    "meal_rest_breaks",
    "Employers must provide meal breaks and need not police them.",
  ],
  [
    "young-v-texas-payroll-2001",
    "Young v. Texas Payroll",
    "10 S.W.3d 1 (Tex. 2001)",
    "TX",
    "final_pay",
    "A discharged worker recovers his final pay.",
  ],
  [
    "ragsdale-v-wolverine-2002",
    "Ragsdale v. Wolverine World Wide, Inc.",
    "535 U.S. 81 (2002)",
    "FEDERAL",
    "family_medical_leave",
    "Lack of notice alone does not extend leave.",
  ],
] as const;

/** Empties the law of the database and stores the small one; answers the ids by slug. */
export async function storeSmallLaw(): Promise<Map<string, number>> {
  await asOwner(async (client) => {
    await client.query(
      "truncate laws, cases, topics, aliases, search_terms, states, cities, corpus_loads restart identity cascade",
    );
    await client.query(`insert into states (code, name) values ('CA', 'California'), ('TX', 'Texas')`);
    await client.query(
      `insert into cities (state_code, code, name) values ('CA', 'los-angeles', 'Los Angeles'), ('TX', 'austin', 'Austin')`,
    );
    await client.query(
      `insert into minimum_wages (jurisdiction, city_id, amount_cents, effective_from, confidence)
       values ('CA', (select id from cities where code = 'los-angeles'), 1787, '2025-07-01', 'source'),
              ('CA', (select id from cities where code = 'los-angeles'), 1834, '2099-07-01', 'source'), ('CA', null, 1690, '2026-01-01', 'source')`,
    );
    for (const [slug, label, category, federal] of TOPICS) {
      const figures = {
        scope: "every",
        main: "rate",
        federal: { laws: federal, text: "Federal law applies." },
        figures: { rate: { label: "Rate", kind: "money", per: "hour", strictest: "most" } },
      };
      await client.query("insert into topics (slug, label, category, figure_keys) values ($1, $2, $3, $4)", [
        slug,
        label,
        category,
        figures,
      ]);
    }
    for (const law of LAWS) await insertLaw(client, law);
    for (const [term, kind, target] of ALIASES) {
      await client.query(
        "insert into aliases (term, normalized_term, kind, target_kind, target) values ($1, $1, 'everyday', $2, $3)",
        [term, kind, target],
      );
    }
    for (const [slug, name, citation, jurisdiction, topic, summary] of CASES) {
      await client.query(
        `insert into cases (slug, name, citation, court, jurisdiction, year, outcome, summary, topics, relevance_score, confidence, citation_verified, content_hash, updated_at)
         values ($1, $2, $3, 'Court', $4, 2002, 'Mixed', $5, array[$6], 4, 'source', true, repeat('0', 64), now())`,
        [slug, name, citation, jurisdiction, summary, topic],
      );
    }
    await client.query(
      `insert into law_figures (law_id, topic_id, key, label, kind, amount_cents, unit, confidence)
       select l.id, t.id, 'rate', 'Rate', 'amount', case l.slug when 'ca-min-wage' then 1690 else 725 end, 'hour', 'source'
       from laws l join topics t on t.slug = 'min_wage' where l.slug in ('ca-min-wage', 'fed-min-wage')`,
    );
    await client.query(
      `insert into search_terms (term, law_count) select word, ndoc from ts_stat('select search_vector from laws')
       on conflict (term) do nothing`,
    );
    await client.query(
      `insert into search_terms (term, case_count) select word, ndoc from ts_stat('select search_vector from cases')
       on conflict (term) do update set case_count = excluded.case_count`,
    );
    await client.query(
      "insert into corpus_loads (content_hash, files, status, finished_at) values (repeat('1', 64), '{}', 'done', now())",
    );
  });
  const { rows } = await pool().query<{ slug: string; id: number }>(
    "select slug, id from laws union all select slug, id from cases",
  );
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

async function insertLaw(client: pg.Client, law: Law): Promise<void> {
  await client.query(
    `insert into laws (slug, title, popular_names, citation, citations, jurisdiction, city, category, topics, is_absence, summary,
       requirements, penalties, min_employees, risk_level, confidence, content_hash, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'High', 'source', repeat('0', 64), now())`,
    [
      ...[
        law.slug,
        law.title,
        law.names ?? [],
        law.citations?.[0] ?? null,
        law.citations ?? [],
        law.jurisdiction,
        law.city ?? null,
      ],
      ...[law.category ?? "Wage and Hour", law.topics, law.isAbsence ?? false, law.summary, law.requirements ?? []],
      ...[law.penalties ?? [], law.minEmployees ?? null],
    ],
  );
}

export async function asOwner(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
