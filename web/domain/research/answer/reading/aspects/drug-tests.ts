import type { Aspect } from "./aspect";

/** Points of tests, and of what employees smoke or take. */
export const DRUG_TEST_ASPECTS: Aspect[] = [
  {
    label: "whether tests may be given",
    asks: /^(?!.*\b(?:random\w*|posit\w+|fail\w*|refus\w+|fir(?:e|ed|ing)|accident|pays? for|cost)\b)(?=.*\b(?:(?:drug|alcohol|marijuana|cannabis|weed)[- ](?:test|screen)\w*|(?:test|screen)\w* (?:\w+ ){0,4}(?:for )?(?:drugs?|alcohol|marijuana|cannabis|weed))\b).*\b(?:can|may|allowed|legal|ok|okay|lawful)\b/i,
    speaks:
      /\b(?:employer may (?:require |ask )?(?:\w+ ){0,3}test|testing is (?:voluntary|permitted|allowed|lawful)|act is voluntary|may (?:not )?test|may (?:not )?be tested|tests? (?:\w+ ){0,3}(?:only|under)|testing (?:needs|requires)|test for cannabis)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "random tests",
    asks: /\brandom(?:ly)?\b(?=.*\b(?:tests?|tested|testing|screen\w*)\b)|\b(?:tests?|tested|testing|screen\w*)\b.{0,40}\brandom(?:ly)?\b/i,
    speaks: /\brandom\w*|\bunannounced\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "tests on suspicion",
    asks: /^(?=.*\b(?:test|screen)\w*).*\b(?:seems?|looks?|act(?:s|ing)|appears?|smell(?:s|ed)|suspect\w*|suspicion|impaired)\b/i,
    speaks: /\b(?:suspicion|probable cause|reasonable (?:grounds|cause)|symptoms)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "who pays for a test or an examination",
    asks: /^(?=.*\b(?:tests?|testing|screens?|exams?|examinations?|physicals?)\b).*\b(?:pays? for|cost of|charge|deduct|reimburse|bill)\b(?!.*\b(?:time|hours)\b)/i,
    speaks: /\b(?:costs?|expenses?|pays? for|paid by|bears?|charge[ds]?)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "medical cannabis",
    asks: /\bmedical (?:marijuana|cannabis|weed|cards?)\b|\b(?:mmj|marijuana|cannabis|weed) (?:cards?|patients?|license)\b|\bcardholders?\b/i,
    speaks: /\b(?:cardholders?|patients?|medical (?:cannabis|marijuana)|license holders?)\b/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
  {
    label: "use off duty",
    asks: /^(?!.*\bmedical\b)(?=.*\b(?:weed|cannabis|marijuana|pot|edibles?)\b).*\b(?:at home|off[- ](?:duty|site|work)|weekends?|after (?:work|hours)|off the clock|own time|outside (?:of )?work|recreational\w*)\b/i,
    speaks:
      /\b(?:off[- ](?:duty|site|the job)|outside (?:of )?work|away from work|lawful (?:product|use)|lawful cannabis)\b/i,
    isMinor: true,
    isDecisive: true,
    bans: true,
  },
  {
    label: "the use of tobacco",
    asks: /^(?!.*\b(?:marijuana|cannabis|weed|pot|breaks?)\b).*\b(?:smokers?|tobacco|cigarettes?|nicotine)\b/i,
    speaks: /\b(?:tobacco|smok\w+|nicotine|lawful (?:products?|activit\w+))\b/i,
    isDecisive: true,
    isOfItsTopic: true,
    elsewhere: /\b(?:tobacco|smok\w+|nicotine|lawful (?:products?|activit\w+))\b/i,
    bans: true,
  },
];
