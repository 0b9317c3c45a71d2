const NAMES: Record<string, string> = {
  daily: "Single Day Access",
  monthly: "Monthly Subscription",
  trial: "Free trial",
  ats_monthly: "Applicant Tracking System, monthly",
  ats_annual: "Applicant Tracking System, annual",
  hris_monthly: "HR information system, monthly",
  hris_annual: "HR information system, annual",
};

/** A service type of the purchase history as people call it. */
export const serviceName = (serviceType: string): string => NAMES[serviceType] ?? serviceType;
