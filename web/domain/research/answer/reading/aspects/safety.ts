import type { Aspect } from "./aspect";

/** Points of injuries, of a safe place of work and of what is guarded there. */
export const SAFETY_ASPECTS: Aspect[] = [
  {
    label: "treatment of an injury",
    asks: /^(?=.*\b(?:cut|burn(?:ed|t|s)?|hurt|injur\w+|fell|broke|sprain\w*|stitches|bleeding)\b).*\b(?:er|emergency room|hospital|doctor|urgent care|ambulance|medical bills?|treatment|stitches)\b/i,
    speaks: /\bmedical (?:care|treatment|benefits?|expenses|aid|attention)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the choice of the doctor",
    asks: /\b(?:own|his|her|their|choose|pick|which|family|company) (?:own )?(?:doctors?|physicians?|clinic)\b(?=.*\b(?:comp|compensation|hurt|injur\w+)\b)|\b(?:comp|compensation|hurt|injur\w+)\b.*\b(?:own|choose|pick|which|family|company) (?:own |an? |the )?(?:doctors?|physicians?|clinic)\b/i,
    speaks: /\b(?:doctors?|physicians?|panel)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
    itsTopic: "workers_comp",
  },
  {
    label: "pay after an injury",
    asks: /^(?=.*\b(?:hurt|injur\w+|broke (?:his|her|my|their)|burn(?:ed|t)|cut (?:his|her|my))\b).*\b(?:paying|pay|paid|wages|paychecks?|benefits)\b/i,
    speaks:
      /\b(?:wage benefits|(?:part|share) of (?:the |his |her )?wages|wage replacement|disability benefits|medical care and)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the report of a death",
    asks: /^(?=.*\b(?:died|dead|killed|death|fatal\w*)\b).*\b(?:report|tell|call|notify|inform|deadline|by when|how soon|what (?:do|must|should) (?:i|we) do)\b/i,
    speaks: /\bdeath\b.*\b8 hours\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "the report of a serious injury",
    asks: /^(?!.*\b(?:died|dead|killed|death|fatal\w*)\b)(?=.*\b(?:lost|amputat\w+|hospital\w*|severed|cut (?:\w+ ){0,3}off|eye)\b).*\b(?:report|tell|call|notify|inform|deadline|by when|how soon)\b/i,
    speaks: /\b(?:amputation|hospital stay)\b.*\b24 hours\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "a refusal of dangerous work",
    asks: /^(?=.*\brefus\w+).*\b(?:dangerous|unsafe|hazardous|too (?:risky|dangerous))\b/i,
    speaks: /\b(?:real danger|imminent danger|refus\w+ (?:\w+ ){0,4}(?:dangerous|unsafe|hazardous|face))\b/i,
    isDecisive: true,
  },
  {
    label: "injuries of those who had drunk or taken drugs",
    asks: /^(?=.*\b(?:drunk|intoxicat\w*|high on|on drugs|drinking)\b).*\b(?:hurt|injur\w*|accident|comp)\b/i,
    speaks: /\b(?:intoxicat\w*|drunk\w*|alcohol|drugs?|controlled substance)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "the choice of the doctor",
    asks: /^(?=.*\b(?:injur\w*|hurt|comp|compensation|accident)\b).*\b(?:own doctor|(?:choose|pick|choice of|select|send \w+ to|which|our) (?:\w+ ){0,3}(?:doctor|physician|clinic))\b/i,
    speaks: /\b(?:choos\w+|choice|select\w*|physicians?|doctors?|treating)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "guns in cars",
    asks: /^(?=.*\b(?:guns?|firearms?|weapons?|pistols?|rifles?)\b).*\b(?:cars?|trucks?|vehicles?|parking|lot)\b/i,
    speaks: /\b(?:vehicles?|cars?|parking)\b/i,
    isMinor: true,
    isDecisive: true,
  },
  {
    label: "lie detectors",
    asks: /^(?=.*\b(?:polygraph\w*|lie detect\w*)).*\b(?:fir(?:e|ed|ing)|terminat\w+|let (?:\w+ )?go|refus\w+|disciplin\w*)\b/i,
    speaks: /\b(?:polygraph\w*|lie detect\w*|refuses (?:a|the) test)\b/i,
    isDecisive: true,
    itsTopic: "polygraph",
    bans: true,
  },
  {
    label: "heat",
    asks: /\b(?:heat (?:wave|rules?|standards?|stress|illness)?|hot)\b(?=.*\b(?:work\w*|outside|outdoors?|crew|warehouse|kitchen|temperature|degrees|osha)\b)|\b(?:(?:too|how) hot|the heat)\b/i,
    speaks: /\bheat\b|\bdegrees\b/i,
    isDecisive: true,
  },
  {
    label: "safety committees",
    asks: /\bsafety (?:committees?|meetings?)\b/i,
    speaks: /\b(?:committees?|safety meetings?)\b/i,
    isDecisive: true,
    isOfItsTopic: true,
  },
  {
    label: "cameras",
    asks: /\b(?:cameras?|video (?:surveillance|record\w*)|cctv|videotap\w*)\b/i,
    speaks:
      /\b(?:cameras?|video\w*|surveill\w*|locker|changing|restrooms?|rest areas?|areas for rest|private (?:place|area)s?)\b/i,
    isDecisive: true,
  },
  {
    label: "who must be told of a breach",
    asks: /^(?=.*\b(?:breach\w*|hack\w*|stolen laptop|leak\w*)\b).*\b(?:who|whom)\b.*\b(?:tell|notify|inform|report|contact)\b/i,
    speaks: /\b(?:notice goes|notif(?:y|ies|ied)|must be (?:told|reported|notified)|attorney general|gives? notice)\b/i,
    isMinor: true,
    isDecisive: true,
  },
];
