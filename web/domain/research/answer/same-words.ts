/** What people say and what laws say: words of one line count as the same when a sentence is chosen for a question. */
export const SAME_WORDS: string[][] = [
  ["fire", "fired", "firing", "discharge", "dismiss", "dismissal", "terminate", "termination", "sack", "letgo", "separation"],
  ["quit", "quits", "resign", "resignation", "leaving", "departing", "departs"],
  ["layoff", "furlough", "laidoff", "downsize", "downsizing"],
  ["vacation", "pto", "holidays"],
  ["final", "last"],
  ["paycheck", "wages", "wage", "salary", "pay", "paid", "check"],
  ["lunch", "meal"],
  ["minor", "minors", "teen", "teenager", "child", "children", "kid", "underage"],
  ["pump", "pumping", "milk", "breastfeed", "breastfeeding", "nursing", "lactation", "express"],
  ["sick", "illness", "ill", "unwell"],
  ["paystub", "statement", "itemized"],
  ["retaliate", "retaliation", "punish", "reprisal", "retaliatory", "discipline"],
  ["complain", "complaint", "report", "reported"],
  ["whistleblower", "whistleblowing"],
  ["shortage", "shortages", "till", "register", "breakage"],
  ["damage", "damaged", "broke", "broken"],
  ["dock", "deduct", "deduction", "withhold", "withheld"],
  ["reimburse", "reimbursement", "expense", "expenses", "mileage"],
  ["marijuana", "cannabis", "weed", "thc"],
  ["criminal", "conviction", "record", "felony", "arrest"],
  ["screen", "test", "testing"],
  ["ask", "inquire", "inquiry", "question", "request"],
  ["interview", "interviewing"],
  ["applicant", "candidate", "application", "applying"],
  ["posting", "advertisement", "ad", "ads", "listing"],
  ["range", "scale"],
  ["history", "previous", "prior", "past", "current"],
  ["training", "train", "trained"],
  ["supervisor", "manager", "supervisory", "boss"],
  ["pregnant", "pregnancy", "childbirth", "expecting"],
  ["bathroom", "restroom", "toilet"],
  ["contractor", "freelancer", "1099", "independent"],
  ["overtime", "halftime"],
  ["exempt", "salaried"],
  ["tip", "tips", "gratuity", "gratuities", "tipped", "server", "waiter", "waitress", "bartender"],
  ["schedule", "scheduling", "shift", "shifts"],
  ["notice", "notify", "notification", "tell", "inform", "warn"],
  ["poster", "post", "display", "hang"],
  ["funeral", "bereavement", "death"],
  ["vote", "voting", "election", "polls"],
  ["jury", "juror", "summons"],
  ["military", "guard", "reservist", "deployed", "deployment", "service"],
  ["noncompete", "covenant", "compete", "restrictive"],
  ["video", "camera", "monitor", "monitoring", "surveillance", "track", "tracking"],
  ["fingerprint", "biometric", "face", "facial"],
  ["password", "login", "account", "passwords"],
  ["hair", "braids", "locs", "dreadlocks", "hairstyle", "afro"],
  ["sue", "suit", "lawsuit", "action", "court"],
  ["fine", "fines", "penalty", "penalties", "fined"],
  ["deadline", "soon", "late", "within", "due"],
  ["injury", "injured", "hurt", "accident"],
  ["insurance", "coverage", "insure"],
  ["file", "files", "personnel"],
  ["inspect", "see", "copy", "access", "review"],
];

/** Phrases that are one word to a reader. */
export const PHRASES: [RegExp, string][] = [
  [/\blet(?:ting)? (?:\w+ )?go\b/gi, "letgo"],
  [/\b(?:laid|lay|laying) (?:\w+ )?off\b/gi, "laidoff"],
  [/\bpay ?(?:stub|slip)s?\b/gi, "paystub"],
  [/\bpaid time off\b/gi, "vacation"],
  [/\blast (?:pay ?)?checks?\b/gi, "final wages"],
  [/\bpay ?checks?\b/gi, "wages"],
  [/\bnon-?compet\w+/gi, "noncompete"],
  [/\btime and a half\b/gi, "overtime"],
];

/** Words that choose nothing between two sentences of employment law. */
export const PLAIN_WORDS = new Set(
  `a an the and or of to in on at by for from with without as is are was were be been being do does did have has had must may can could
  should would will shall not no nor if then than that this these those it its they their them we us our you your i me my he she his her
  who whom whose which what when where why how there here any all each every some such more most other another same so too only own
  employer employers employee employees worker workers staff company business work works working job law laws legal state federal required
  require requires need needs get gets give gives make makes got us someone somebody person people about into out up after before during
  under over also does don t s re ve just still ever much many long right allowed legally`.split(/\s+/),
);
