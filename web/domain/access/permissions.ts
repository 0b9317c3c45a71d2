/** What a member of staff without the administrator flag can be allowed to do. `resource:action`. */
export const PERMISSIONS = {
  "customers:read": ["Customers", "View customers, their purchases and timeline"],
  "customers:write": ["Customers", "Add, change, suspend and reactivate customers"],
  "customers:grant": ["Customers", "Grant and revoke access"],
  "customers:notify": ["Customers", "Write to customers"],
  "customers:export": ["Customers", "Export customer lists and personal data"],
  "customers:impersonate": ["Customers", "View the product as a customer"],
  "purchases:read": ["Billing", "View purchases and revenue"],
  "purchases:refund": ["Billing", "Refund purchases"],
  "coupons:read": ["Billing", "View coupons"],
  "coupons:write": ["Billing", "Add, change and disable coupons"],
  "questions:read": ["Questions", "View the question repository"],
  "questions:export": ["Questions", "Export the question repository"],
  "feedback:read": ["Questions", "View feedback"],
  "feedback:write": ["Questions", "Answer and close feedback"],
  "subscribers:read": ["Alerts", "View subscribers and notifications"],
  "subscribers:write": ["Alerts", "Change subscribers and send tests"],
  "updates:read": ["Law", "View law updates before they are published"],
  "updates:write": ["Law", "Write, approve and suppress law updates"],
  "law:read": ["Law", "View records and their versions"],
  "law:write": ["Law", "Add and correct laws and cases"],
  "jobs:read": ["System", "View scheduled jobs and their runs"],
  "jobs:write": ["System", "Run, pause and reschedule jobs"],
  "mails:read": ["System", "View outgoing mail, without its secrets"],
  "mails:write": ["System", "Send mails again"],
  "system:read": ["System", "View versions, storage and queues"],
  "audit:read": ["System", "Read the audit log"],
  "roles:read": ["Roles", "View roles and who has them"],
  "roles:write": ["Roles", "Change roles and assign them"],
} as const satisfies Record<`${string}:${string}`, readonly [category: string, description: string]>;

export type PermissionName = keyof typeof PERMISSIONS;

export const isPermission = (text: string): text is PermissionName => Object.hasOwn(PERMISSIONS, text);

type SystemRole = { displayName: string; description: string; permissions: PermissionName[] };

/** The roles that are there from the start; an operator may change them and add others. */
export const SYSTEM_ROLES: Record<string, SystemRole> = {
  support: {
    displayName: "Support",
    description: "Views customers and answers feedback; cannot grant anything",
    permissions: [
      "customers:read",
      "purchases:read",
      "subscribers:read",
      "feedback:read",
      "feedback:write",
      "mails:read",
    ],
  },
  legal_editor: {
    displayName: "Legal editor",
    description: "Adds and corrects law and law updates, nothing else",
    permissions: ["law:read", "law:write", "updates:read", "updates:write"],
  },
  customer_manager: {
    displayName: "Customer manager",
    description: "Runs customers, their access and their notices",
    permissions: [
      "customers:read",
      "customers:write",
      "customers:grant",
      "customers:notify",
      "purchases:read",
      "subscribers:read",
      "subscribers:write",
    ],
  },
  billing_manager: {
    displayName: "Billing manager",
    description: "Purchases, refunds and coupons",
    permissions: ["customers:read", "purchases:read", "purchases:refund", "coupons:read", "coupons:write"],
  },
  analyst: {
    displayName: "Analyst",
    description: "Reads figures and questions",
    permissions: ["purchases:read", "questions:read", "questions:export", "feedback:read", "system:read"],
  },
  auditor: {
    displayName: "Auditor",
    description: "Reads the audit log, roles and jobs",
    permissions: ["audit:read", "roles:read", "jobs:read", "system:read"],
  },
};
