/** Whether hiring is fair, and what was said voluntarily. */
export {
  adverseImpact,
  IMPACT_STEPS,
  type ImpactReport,
  impactQuery,
  readImpactQuery,
} from "./fairness/adverse-impact";
export { biasWatch } from "./fairness/bias-watch";
export type { ImpactLine } from "./fairness/impact";
export { localLaw144Pack } from "./fairness/local-law-144";
export {
  GENDERS,
  giveSelfIdentification,
  RACES,
  selfIdentificationForm,
  selfIdentificationView,
} from "./fairness/self-identification";
