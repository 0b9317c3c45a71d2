import type { StateCode } from "../state-codes";
import type { LocalTable, WithholdingTable } from "../table-types";
import localAL from "../tables/local/AL.json";
import localCO from "../tables/local/CO.json";
import localDE from "../tables/local/DE.json";
import localIN from "../tables/local/IN.json";
import localKY from "../tables/local/KY.json";
import localMD from "../tables/local/MD.json";
import localMI from "../tables/local/MI.json";
import localMO from "../tables/local/MO.json";
import localNY from "../tables/local/NY.json";
import localOH from "../tables/local/OH.json";
import localOR from "../tables/local/OR.json";
import localPA from "../tables/local/PA.json";
import withholdingAZ from "../tables/withholding/AZ.json";
import withholdingCA from "../tables/withholding/CA.json";
import withholdingGA from "../tables/withholding/GA.json";
import withholdingIL from "../tables/withholding/IL.json";
import withholdingKY from "../tables/withholding/KY.json";
import withholdingMI from "../tables/withholding/MI.json";
import withholdingNC from "../tables/withholding/NC.json";
import withholdingNJ from "../tables/withholding/NJ.json";
import withholdingNY from "../tables/withholding/NY.json";
import withholdingPA from "../tables/withholding/PA.json";

/** The employer formulas that states publish, where they are built. */
export const WITHHOLDING_TABLES = {
  AZ: withholdingAZ,
  CA: withholdingCA,
  GA: withholdingGA,
  IL: withholdingIL,
  KY: withholdingKY,
  MI: withholdingMI,
  NC: withholdingNC,
  NJ: withholdingNJ,
  NY: withholdingNY,
  PA: withholdingPA,
} as unknown as Readonly<Partial<Record<StateCode, WithholdingTable>>>;

/** Local taxes on wages, by state. */
export const LOCAL_TABLES = {
  AL: localAL,
  CO: localCO,
  DE: localDE,
  IN: localIN,
  KY: localKY,
  MD: localMD,
  MI: localMI,
  MO: localMO,
  NY: localNY,
  OH: localOH,
  OR: localOR,
  PA: localPA,
} as unknown as Readonly<Partial<Record<StateCode, LocalTable>>>;
