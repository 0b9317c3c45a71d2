export { type CustomerStats, customerStats } from "./customer-stats";
export {
  CUSTOMER_FILTERS,
  CUSTOMER_SORTS,
  type CustomerFilter,
  type CustomerQuery,
  type CustomerSort,
  customerOrder,
  customerQuery,
  readCustomerQuery,
} from "./customers/customer-query";
export { type CustomerRow, listCustomers, listCustomersBare } from "./customers/list-customers";
export { foldFigures } from "./figures/fold-figures";
export type { Page } from "./keyset";
export { type Readiness, systemReadiness } from "./system-readiness";
