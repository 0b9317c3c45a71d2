export type QuestionForm = {
  /** What is asked: must something be done, may it be done, is a statement true, was right what is told, or something open. */
  kind: "duty" | "permission" | "truth" | "approval" | "open";
  /** It begins with what, when, how …: no yes or no is wanted. */
  asksOpenly: boolean;
  /** 'Is it illegal to …': the answer to a ban is then yes. */
  asksIfForbidden: boolean;
  /** What a statement takes to be so: that something may be done, must be done, or need not be done. */
  claims: "duty" | "permission" | "freedom" | null;
  /** 'Is $15 enough?' */
  asksIfEnough: boolean;
  /** 'Can we refuse …': a duty forbids it. */
  refuses: boolean;
  /** Asks for a number, a date or a sum. */
  asksFigure: boolean;
  asksConsequence: boolean;
  namesFederal: boolean;
};

const DUTY =
  /\b(?:(?:do|does|did|must|are|is|am|should|will|would)\s+(?:\w+\s+){0,4}?(?:have to|need to|required|mandatory|obligat\w+|owe|entitled|get (?:a|paid)|supposed to|have a right|have the right|need)\b|must (?:we|i|an?|the|our|employers?|my)\b|is (?:it|there) (?:\w+ )?(?:mandatory|required|a requirement|any requirement)|(?:is|are) (?:\w+ ){1,5}(?:required|mandatory|compulsory|needed|necessary|obligatory)\b|does (?:the law|\w+(?: \w+)? law|\w+) (?:require|mandate)|\b(?:required|mandatory|obligatory|necessary|due|owed)\s*\?\s*$)/i;
const PERMISSION =
  /\b(?:(?:can|may|could) (?:we|i|an?|the|my|our|employers?|someone|they|he|she|you|companies|managers?)\b|(?:are|am|is) (?:\w+ ){1,3}allowed|is it (?:\w+ )?(?:legal|lawful|ok|okay|fine|permitted|allowed|illegal|unlawful|against the law)|is (?:\w+ ){1,6}(?:legal|lawful|illegal|allowed|permitted|enforceable)\b|are (?:\w+ ){1,4}(?:legal|enforceable|allowed|lawful|illegal)\b|(?:^|[.,;!?] )(?:is (?:that|this|it) |are (?:we|they) )?(?:legal|allowed|ok(?:ay)?|lawful|permitted|fine)\s*\?|^(?!(?:what|when|how|which|who|where|why)\b)[^?]*\b(?:legal|allowed|lawful|permitted|enforceable)\s*\?\s*$)/i;
const TRUTH =
  /\b(?:is it true|isn'?t it true|true that|correct that|i thought|we thought|i heard|we heard|i was told|we were told|i read that|isn'?t the|doesn'?t the|don'?t we|since the|because the|given that)\b|[.!?]\s+(?:is (?:that|this) )?true\s*\?|,\s*(?:right|correct|true|(?:is|are|do|does|was|were|can|has|have)n'?t (?:it|they|we|i|he|she|that))\s*\?*$|^(?:is|are) (?:the |our |my )?(?:(?!required|obligated|for|who|when|if|work\w*|after|over|with|of|than)[\w'-]+ ){1,5}?(?:still |only |now )?\$?\d/i;
/** Questions that want more than yes or no. */
const OPEN =
  /^(?:so |and |but |hi,? |hello,? )?(?:(?:in|for|at|by|on|from|under|with|within|after) )?(?:what|when|how|which|whom?|where|why|explain|describe|tell|list)\b/i;
/** 'Are non-competes void here?', 'Will she get leave?': asked for yes or no in words that none of the above knows. */
const YES_OR_NO =
  /^(?:so |and |but |then |hi,? |hello,? |in [\w ]{2,20}, )?(can|may|could|might|must|should|would|will|do|does|did|is|are|am|was|were|has|have)\b/i;
/** What is said of a thing that is allowed or not. */
const OF_PERMISSION =
  /\b(?:legal|lawful|ok(?:ay)?|fine|possible|allowed|permitted|valid|good|binding|(?:hold|stand)s? up|stick|enforceable|enforced|void|invalid|illegal|unlawful|banned|forbidden|prohibited|wrong|(?:a )?(?:problem|violation))\b/i;
/** 'I pay $16.50, is that enough?', 'boss pays me $10, is that right?' */
const ENOUGH =
  /\b(?:is|are|was) (?:that|this|it|these|[^?.]{0,40}\$ ?\d[\d.]*[^?.]{0,60}?)\s?(?:an hour |per hour |plus tips,? )?(?:still )?(?:enough|sufficient|too (?:low|little)|right|correct|legal|lawful|ok(?:ay)?|allowed|fair|(?:the |a )?(?:right|correct|legal) (?:wage|pay|rate|amount))\b|(?:\$ ?\d|\b\d+ (?:dollars|bucks)\b)[^?]*[, ]\s*(?:is (?:that|this|it) )?(?:ok(?:ay)?|legal|allowed|enough|fine|correct|right)\s*\?|\bso (?:that|it|this)(?:['’]s| is) (?:fine|ok(?:ay)?|legal|enough|allowed)\b/i;
const FEDERAL = /\b(?:federal(?:ly)?|u\.?s\.? law|nationwide|national(?! (?:guard|origin|labor|holiday)))\b/i;
/** 'That is the federal wage, so it is fine': asks whether it is enough here. */
const FEDERAL_AS_REASON =
  /\bfederal (?:\w+ ){1,3}?(?:doesn['’]?t|does not|won['’]?t|only|starts?|begins?)\b|\b(?:above|over|more than|beyond|meets?) (?:the )?federal\b|\b(?:that['’]?s|that is|it['’]?s|it is|which is|because|since|follow(?:s|ing)?|uses?|matches|same as|equals?|per) (?:\w+ )?(?:the )?federal\b[^?]*(?:,|\bso\b|\bright\b)/i;
const FORBIDDEN =
  /\b(?:illegal|unlawful|against the law|prohibited|forbidden|banned|void|(?:a|any) (?:problem|violation))\b/i;
/** 'Can talk of pay be forbidden?' asks whether it is allowed to forbid. */
const TO_FORBID = /\b(?:can|may|could)\b[^?.]{0,60}\bbe (?:\w+ )?(?:prohibited|forbidden|banned)\b/i;
/** Said of what is claimed: that it is no duty. */
const FREEDOM =
  /\b(?:need not|needn['’]?t|(?:isn['’]?t|aren['’]?t|not|no (?:\w+ ){0,3}) ?(?:due|owed|appl\w+|covered|matter)|(?:doesn['’]?t|don['’]?t|does not|do not) (?:appl|cover|count|matter|reach|earn|get|bind)\w*|only (?:for|covers?|applies|if|starts?|from)|(?:is|are|(?:s?he|they|it|we)['’](?:s|re)) exempt|nothing to say|no (?:\w+ ){1,4}(?:law|rule|duty|limit)s?|on my own|(?:don['’]?t|doesn['’]?t|do not|does not) (?:have to|need)|never (?:gets?|have to|need|has to|earns?|ow(?:e|es))|not required|no need|without (?:any )?(?:consent|notice|permission|telling|asking)|isn['’]?t required)\b/i;
const ALLOWED =
  /\b(?:can|may|could|(?:is|are|it['’]?s) (?:\w+ )?(?:fine|ok(?:ay)?|legal|allowed|permitted|valid|enforceable)|belongs? to|expires?|forfeit\w*)\b/i;
const OWED = /\b(?:must|has to|have to|requires?|is required|are required|owes?|need to|needs to)\b/i;

/** The question itself may stand at the end: 'We have 8 people. How many hours do we owe?', 'He skipped lunch, what do we owe'. */
export function isOpenQuestion(text: string): boolean {
  const last = lastSentenceOf(text);
  return (
    OPEN.test(text) ||
    OPEN.test(last) ||
    /[,;:] (?:so |and |then )?(?:what|how (?:much|many|long|soon|far|late)|when)\b[^,]*$/i.test(last)
  );
}

const lastSentenceOf = (text: string): string =>
  text.split(/(?<=[.?!])\s+/).findLast((sentence) => /\w/.test(sentence)) ?? text;

/** What kind of answer a question wants. */
export function questionForm(text: string): QuestionForm {
  const isOpen = isOpenQuestion(text);
  const kind = kindOf(text, isOpen);
  return {
    kind,
    claims: kind === "truth" ? claimOf(text) : null,
    asksOpenly: isOpen,
    asksIfEnough: ENOUGH.test(text),
    asksIfForbidden: FORBIDDEN.test(text) && !TO_FORBID.test(text),
    refuses:
      /\b(?:refus\w+|deny|denying|denied|skip|avoid|not (?:pay|give|provide|allow|let|offer)|say(?:ing)? no|turn (?:\w+ )?down|without|with nothing|withhold|ignore|stop paying)\b/i.test(
        text,
      ),
    asksFigure:
      /\b(?:what (?:\w+ )?(?:do|does|did|must|should) (?:we|i) (?:owe|have to pay|pay)|how (?:much|many|long|soon|often|fast|quickly|late|old|far)|what (?:is|are|'s) the (?:\w+ ){0,3}(?:rate|wage|limit|deadline|minimum|maximum|age|amount|salary|threshold|period|cap)|when (?:is|are|do|does|must)|minimum wage|deadline|by when|within)\b/i.test(
        text,
      ),
    asksConsequence:
      /\b(?:penalt\w+|fines?|fined|what happens|consequences?|liab\w+|sue[ds]?|lawsuit|damages|risk|exposure|trouble|(?:do|can|could|will|might) (?:we|i|they|he|she|the (?:employer|company)) face\b(?! ?(?:id|scan|recognition))|how much (?:could|can|will) (?:it|this|we)|punish\w+|what if (?:we|i) (?:are|am|do|did|pay|paid|miss\w*|forg[eo]t))\b/i.test(
        text,
      ),
    namesFederal: FEDERAL.test(text) && !FEDERAL_AS_REASON.test(text),
  };
}

/** 'I pay $9. Is that right?' is held against the figure. */
const ENOUGH_BY_FIGURE = /\$ ?\d|\b\d+ (?:dollars|bucks)\b/;

function claimOf(text: string): QuestionForm["claims"] {
  if (FREEDOM.test(text)) return "freedom";
  if (OWED.test(text)) return "duty";
  return ALLOWED.test(text) ? "permission" : null;
}

/** 'Was I right?', 'Did we do this right?': asks of what the story tells somebody did, said or thinks. */
const APPROVAL =
  /(?:^|[.,;!?] )(?:so |and |but )?(?:(?:was|were|is|are|am) (i|we|he|she|they|that|this|it)|(?:did|have) (?:i|we|he|she|they) (?:do|done|handle|handled) (?:that|this|it|everything)) (?:\w+ )?(?:right|all ?right|alright|correct|correctly|ok|okay|fine|properly)(?=\s*(?:[?,.]|$|and\b|or\b))/i;
/** 'Is she right?' asks of what another says, and which way that goes must be read. */
const OF_ANOTHER = /^(?:he|she|they)$/i;

/** 'Did we do wrong?' wants a judgement that no one sentence gives. */
const JUDGED =
  /\b(?:did|have|are|am) (?:we|i) (?:\w+ )?(?:do|done|doing|br(?:ea|o)k\w*|violat\w+|in)\b[^?]*\b(?:wrong|the law|any laws?|violation|trouble)\b/i;

function kindOf(text: string, isOpen: boolean): QuestionForm["kind"] {
  if (TRUTH.test(text)) return "truth";
  const approval = isOpen || ENOUGH_BY_FIGURE.test(lastSentenceOf(text)) ? null : APPROVAL.exec(text);
  if (approval) return OF_ANOTHER.test(approval[1] ?? "") ? (claimOf(text) ? "truth" : "open") : "approval";
  if (isOpen || JUDGED.test(text)) return "open";
  if (DUTY.test(text)) return "duty";
  return PERMISSION.test(text) ? "permission" : "open";
}

/** 'Can we make her clock out?', whatever follows, asks for permission. */
export const asksMay = (text: string): boolean => /^(?:so |and |but |then )?(?:can|may|could) /i.test(text);

/** Of a question that begins like one for yes or no, in whatever words it goes on. */
export function kindByItsBeginning(text: string): QuestionForm["kind"] {
  const [, asks] = YES_OR_NO.exec(lastSentenceOf(text)) ?? [];
  if (!asks || JUDGED.test(text) || OF_ANOTHER.test(APPROVAL.exec(text)?.[1] ?? "")) return "open";
  if (/^(?:can|may|could|might)$/i.test(asks)) return "permission";
  return !/^(?:must|do|does|did)$/i.test(asks) && OF_PERMISSION.test(text) ? "permission" : "duty";
}
