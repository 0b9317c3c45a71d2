import type { Role } from "./roles";

/**
 * Who may call what. A number is the refusal that the caller gets; `ok` means that the door is open (what comes then
 * depends on the request). Every endpoint has a row: a new one without a row fails the test.
 */
export type Expected = "ok" | 401 | 402 | 403;
export type Row = Record<Role, Expected>;

const row = (
  visitor: Expected,
  user: Expected,
  trial: Expected,
  paid: Expected,
  ats: Expected,
  admin: Expected,
  keyAllScopes: Expected,
  keyNoScope: Expected,
  impersonating: Expected,
): Row => ({ visitor, user, trial, paid, ats, admin, keyAllScopes, keyNoScope, impersonating });

// Columns: visitor, user, trial, paid, ats, admin, key with all scopes, key without scopes, administrator as customer.
const everybody = row("ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok", "ok");

const everybodyWithScope = row("ok", "ok", "ok", "ok", "ok", "ok", "ok", 403, "ok");
const signedInWithScope = row(401, "ok", "ok", "ok", "ok", "ok", "ok", 403, "ok");

// A person at a screen only: neither a key nor, where `403` stands last, an administrator viewing as a customer.
const personOnly = row(401, "ok", "ok", "ok", "ok", "ok", 403, 403, "ok");
const ownerOnly = row(401, "ok", "ok", "ok", "ok", "ok", 403, 403, 403);
const notAsCustomer = row(401, "ok", "ok", "ok", "ok", "ok", "ok", 403, 403);

// Administrators only, by screen or by a key of theirs; staff with the permission are tried in the tests of the area.
const administratorOnly = row(401, 403, 403, 403, 403, "ok", 403, 403, 403);

export const MATRIX: Record<string, Row> = {
  getAccessStatus: everybody,
  login: everybody,
  register: everybody,
  requestPasswordReset: everybody,
  resetPassword: everybody,
  changeTemporaryPassword: everybody,
  logout: personOnly,
  startVisitorTrial: everybody,
  getUser: signedInWithScope,
  updateProfile: signedInWithScope,
  deleteAccount: ownerOnly,
  startDeviceSignIn: everybody,
  pollDeviceSignIn: everybody,
  listApiKeys: notAsCustomer,
  createApiKey: signedInWithScope,
  revokeApiKey: notAsCustomer,
  listOrganizations: signedInWithScope,
  createOrganization: signedInWithScope,
  getOrganization: signedInWithScope,
  updateOrganization: signedInWithScope,
  switchOrganization: signedInWithScope,
  leaveOrganization: notAsCustomer,
  closeOrganization: ownerOnly,
  reopenOrganization: ownerOnly,
  listInvitations: signedInWithScope,
  inviteMember: signedInWithScope,
  revokeInvitation: notAsCustomer,
  acceptInvitation: signedInWithScope,
  declineInvitation: everybody,
  listMembers: signedInWithScope,
  changeMemberRole: notAsCustomer,
  removeMember: notAsCustomer,
  offerOwnership: personOnly,
  impersonateCustomer: administratorOnly,
  stopImpersonation: personOnly,
  searchLaws: everybodyWithScope,
  getLaw: everybodyWithScope,
  compareLaws: row(402, 402, "ok", "ok", 402, "ok", "ok", 403, 402),
  searchCases: everybodyWithScope,
  getCase: everybodyWithScope,
  analyzeConcern: everybodyWithScope,
  listTopics: everybody,
  listStates: everybody,
  listSearchHistory: signedInWithScope,
  recordSearch: signedInWithScope,
  getSearchHistoryEntry: signedInWithScope,
  deleteSearchHistoryEntry: signedInWithScope,
  clearSearchHistory: signedInWithScope,
  exportReport: row(402, 402, "ok", "ok", 402, "ok", "ok", 403, 402),
  sendFeedback: everybodyWithScope,
  subscribe: everybody,
  openUnsubscribe: everybody,
  unsubscribe: everybody,
  calculatePay: everybodyWithScope,
  totalCompensation: everybodyWithScope,
  detectLocation: everybodyWithScope,
  suggestAddresses: everybodyWithScope,
  findZip: everybodyWithScope,
  listRecentLawUpdates: everybodyWithScope,
  checkLawUpdates: everybodyWithScope,
  listLawUpdates: everybodyWithScope,
  getLawUpdate: everybodyWithScope,
  listManagedLawUpdates: administratorOnly,
  getManagedLawUpdate: administratorOnly,
  createLawUpdate: administratorOnly,
  updateLawUpdate: administratorOnly,
  deleteLawUpdate: administratorOnly,
  listUpdateSources: administratorOnly,
  switchUpdateSource: administratorOnly,
  listJobs: administratorOnly,
  runJob: administratorOnly,
  changeJob: administratorOnly,
  listJobRuns: administratorOnly,
  validateCoupon: everybodyWithScope,
  createPaymentIntent: notAsCustomer,
  createSubscription: notAsCustomer,
  createAtsMonthlySubscription: notAsCustomer,
  createAtsAnnualSubscription: notAsCustomer,
  createHrisSubscription: signedInWithScope,
  verifyPayment: signedInWithScope,
  verifySubscription: signedInWithScope,
  verifyAtsSubscription: signedInWithScope,
  confirmTestPayment: signedInWithScope,
  listPurchases: signedInWithScope,
  cancelSubscription: notAsCustomer,
  resumeSubscription: notAsCustomer,
  updateCard: notAsCustomer,
  requestRefund: notAsCustomer,
  receiveStripeEvent: everybody,
  listCoupons: administratorOnly,
  getCoupon: administratorOnly,
  createCoupon: administratorOnly,
  updateCoupon: administratorOnly,
  deleteCoupon: administratorOnly,
  refundPurchase: administratorOnly,
  listRefundRequests: administratorOnly,
  rejectRefund: administratorOnly,
};
