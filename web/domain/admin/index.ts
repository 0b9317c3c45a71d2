export { type CustomerStats, customerStats } from "./customer-stats";
export { DURATIONS, MAIN_LEVELS, PRODUCT_LEVELS } from "./customers/access-terms";
export { addCustomer } from "./customers/add-customer";
export {
  forceLogout,
  notifyCustomer,
  reactivateCustomer,
  resetCustomerPassword,
  suspendCustomer,
  updateCustomer,
} from "./customers/customer-acts";
export { addNote, listNotes, removeNote } from "./customers/customer-notes";
export { type CustomerPurchase, customerPurchases } from "./customers/customer-purchases";
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
export { customerTimeline } from "./customers/customer-timeline";
export { exportCustomerData } from "./customers/export-data";
export {
  customerForm,
  mainAccessForm,
  newCustomerForm,
  noteForm,
  noticeForm,
  productGrantForm,
  reasonForm,
  temporaryPasswordGrant,
} from "./customers/forms";
export { type CustomerRow, listCustomers, listCustomersBare } from "./customers/list-customers";
export { type CustomerDetails, type CustomerRights, customerRights, readCustomer } from "./customers/read-customer";
export { grantProduct, revokeProduct, type SideProduct, setMainAccess } from "./customers/set-access";
export { foldFigures } from "./figures/fold-figures";
export type { Page } from "./keyset";
export { type Readiness, systemReadiness } from "./system-readiness";
