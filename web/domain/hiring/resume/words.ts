/** Words that tell a job title from an employer, a heading from a sentence. Language of resumes, not law or data. */

const TITLE_WORDS =
  "manager engineer director nurse technician tech assistant associate analyst developer designer supervisor specialist coordinator clerk lead leader officer teacher driver operator electrician foreman foreperson apprentice intern internship consultant accountant controller comptroller server teller captain guide cook chef cashier member picker packer paralegal secretary attorney counsel president vp avp svp evp chief ceo cto cfo coo cio head principal representative rep agent scientist researcher architect administrator admin programmer producer editor writer journalist reporter professor instructor lecturer tutor coach trainer mechanic welder machinist carpenter plumber painter janitor custodian housekeeper nanny caregiver therapist physician surgeon dentist hygienist pharmacist counselor counsellor worker planner buyer recruiter generalist strategist auditor bookkeeper receptionist host hostess bartender barista waiter waitress dispatcher loader handler stocker guard inspector estimator surveyor fellow volunteer owner founder cofounder co-founder contractor freelancer freelance translator interpreter librarian curator photographer stylist superintendent merchandiser marketer laborer labourer installer fabricator assembler tester aide attendant paramedic emt firefighter deputy detective controller treasurer adviser advisor broker underwriter adjuster actuary economist statistician biologist chemist geologist ecologist physicist sonographer radiographer phlebotomist optician veterinarian groomer farmer gardener landscaper roofer mason ironworker millwright pipefitter rigger courier porter valet concierge steward stewardess dean registrar provost dietitian nutritionist epidemiologist sergeant lieutenant commander seaman airman soldier copywriter animator illustrator artist musician actor partner-in-charge scrum-master webmaster sysadmin dba sre qa buyer purchaser expediter scheduler liaison ambassador evangelist negotiator appraiser notary magistrate judge bailiff investigator examiner collector processor typist transcriptionist stenographer operator; postdoc midwife doula preparer sorter baker butcher florist tailor seamstress barber hairdresser esthetician cosmetologist lifeguard usher proofreader storekeeper shopkeeper shepherd logger miner driller oiler helper journeyman journeyperson trainee resident extern externship mate master skipper abstractor landman conductor hygienist organizer underwriter technologist";

const EMPLOYER_WORDS =
  "inc incorporated llc llp lp ltd limited corp corporation company co plc gmbh group holdings partners partnership associates university college school schools district hospital hospitals clinic clinics medical center centre health healthcare bank credit union services service solutions systems technologies technology software labs lab laboratories studio studios agency consulting contracting contractors industries manufacturing foundation institute department offices restaurant grill cafe hotel hotels resort resorts inn store stores market markets insurance logistics distribution distributors storage bakery brothers bros sons enterprises international global worldwide network networks media press publishing energy electric power motors automotive airlines airways railroad transportation transit freight trucking construction builders building supply supplies foods farms dairy brewery winery pharmacy pharmaceuticals biotech sciences analytics data digital interactive communications telecom wireless mobility payments capital financial finance investments ventures realty properties management security academy church ministries museum library council association society club theatre theater county city state federal army navy force guard corps program cooperative co-op collective mills millworks works steel paper plastics chemical chemicals pump turbines aerospace robotics semiconductor electronics instruments devices diagnostics trials unit research outfitters apparel fashion jewelers furniture appliances hardware garden pets veterinary dental orthodontics law legal aid care living senior home homes";

const listOf = (words: string): Set<string> => new Set(words.replace(/;/g, "").split(/\s+/));
const titles = listOf(TITLE_WORDS);
const employers = listOf(EMPLOYER_WORDS);

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[.]/g, "")
    .split(/[^a-z0-9'&-]+/)
    .filter(Boolean);

/** "Cabinetmaker", "gunsmith", "hydrologist": trades nobody lists in full. */
const TRADES = /.{3}(?:maker|keeper|smith|wright|worker|ologist|ician|grapher)$/;

/** How much a piece of text reads like a job title; above zero it may be one. */
export function titleScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 10) return 0;
  let score = 0;
  for (const [index, word] of words.entries()) {
    const singular = word.replace(/'s$/, "");
    if (!titles.has(singular) && !TRADES.test(singular)) continue;
    // "Director of Human Resources" and "Senior Engineer": the head is at either end.
    const isHead =
      index === words.length - 1 ||
      /^(of|for|to|and|i|ii|iii|iv|in|at|with)$/.test(words[index + 1] ?? "") ||
      index === 0;
    score += isHead ? 2 : 1;
  }
  if (
    /^(senior|junior|sr|jr|staff|chief|head|vice|deputy|assistant|associate|lead|principal|registered|certified|licensed)$/.test(
      words[0] ?? "",
    )
  )
    score += 1;
  if (/\b(level|grade) (i|ii|iii|iv|\d)\b/i.test(text)) score += 1;
  return score;
}

/** How much a piece of text reads like the name of an organisation. */
export function employerScore(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 12) return 0;
  let score = 0;
  for (const [index, word] of words.entries()) {
    if (!employers.has(word)) continue;
    score += index === words.length - 1 || /^(of|for|at)$/.test(words[index + 1] ?? "") ? 2 : 1;
  }
  if (/\b(inc|llc|llp|ltd|corp|gmbh|plc)\b\.?$/i.test(text)) score += 2;
  if (
    /^(the|city of|county of|state of|university of|department of|law offices? of|offices? of|bank of|us |u\.s\.)/i.test(
      text,
    )
  )
    score += 1;
  // "Office of the Parish Attorney" is a house, whoever sits in it.
  if (/^(?:law )?offices? of\b/i.test(text)) score += 3;
  if (/ & /.test(text)) score += 1;
  return score;
}

export const CREDENTIALS =
  /,?\s+(?:M\.?D\.?|Ph\.?\s?D\.?|Ed\.?D\.?|J\.?D\.?|Esq\.?|MBA|M\.B\.A\.|CPA|C\.P\.A\.|PMP|SPHR|PHR|SHRM-(?:CP|SCP)|RN|R\.N\.|BSN|MSN|LPN|CNA|NP|APRN|PE|P\.E\.|EIT|CFA|CFP|CISSP|LCSW|MSW|LMFT|DDS|DMD|DVM|PharmD|MPH|MPA|CSM|AIA|LEED AP|CFE|CIA|EMT(?:-[BP])?|FNP(?:-BC)?|M\.?S\.?|M\.?A\.?|B\.?S\.?|B\.?A\.?|M\.?Ed\.?)(?=$|[\s,)])/g;
