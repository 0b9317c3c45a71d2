import type { StateCode } from "../state-codes";
import type { StateTable } from "../table-types";
import AK from "../tables/states/AK.json";
import AL from "../tables/states/AL.json";
import AR from "../tables/states/AR.json";
import AZ from "../tables/states/AZ.json";
import CA from "../tables/states/CA.json";
import CO from "../tables/states/CO.json";
import CT from "../tables/states/CT.json";
import DC from "../tables/states/DC.json";
import DE from "../tables/states/DE.json";
import FL from "../tables/states/FL.json";
import GA from "../tables/states/GA.json";
import HI from "../tables/states/HI.json";
import IA from "../tables/states/IA.json";
import ID from "../tables/states/ID.json";
import IL from "../tables/states/IL.json";
import IN from "../tables/states/IN.json";
import KS from "../tables/states/KS.json";
import KY from "../tables/states/KY.json";
import LA from "../tables/states/LA.json";
import MA from "../tables/states/MA.json";
import MD from "../tables/states/MD.json";
import ME from "../tables/states/ME.json";
import MI from "../tables/states/MI.json";
import MN from "../tables/states/MN.json";
import MO from "../tables/states/MO.json";
import MS from "../tables/states/MS.json";
import MT from "../tables/states/MT.json";
import NC from "../tables/states/NC.json";
import ND from "../tables/states/ND.json";
import NE from "../tables/states/NE.json";
import NH from "../tables/states/NH.json";
import NJ from "../tables/states/NJ.json";
import NM from "../tables/states/NM.json";
import NV from "../tables/states/NV.json";
import NY from "../tables/states/NY.json";
import OH from "../tables/states/OH.json";
import OK from "../tables/states/OK.json";
import OR from "../tables/states/OR.json";
import PA from "../tables/states/PA.json";
import RI from "../tables/states/RI.json";
import SC from "../tables/states/SC.json";
import SD from "../tables/states/SD.json";
import TN from "../tables/states/TN.json";
import TX from "../tables/states/TX.json";
import UT from "../tables/states/UT.json";
import VA from "../tables/states/VA.json";
import VT from "../tables/states/VT.json";
import WA from "../tables/states/WA.json";
import WI from "../tables/states/WI.json";
import WV from "../tables/states/WV.json";
import WY from "../tables/states/WY.json";

/** Income tax, employee programs and unemployment figures of every state, as stored. */
export const STATE_TABLES = {
  AL,
  AK,
  AZ,
  AR,
  CA,
  CO,
  CT,
  DE,
  DC,
  FL,
  GA,
  HI,
  ID,
  IL,
  IN,
  IA,
  KS,
  KY,
  LA,
  ME,
  MD,
  MA,
  MI,
  MN,
  MS,
  MO,
  MT,
  NE,
  NV,
  NH,
  NJ,
  NM,
  NY,
  NC,
  ND,
  OH,
  OK,
  OR,
  PA,
  RI,
  SC,
  SD,
  TN,
  TX,
  UT,
  VT,
  VA,
  WA,
  WV,
  WI,
  WY,
} as unknown as Readonly<Record<StateCode, StateTable>>;
