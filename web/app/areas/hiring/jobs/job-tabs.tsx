import { useLocation } from "@remix-run/react";
import { LinkTabs } from "~/app/ui/navigation/link-tabs";

/** The sub-tabs of Jobs; one stands here once its screen works. */
const JOB_TABS = [
  { href: "/ats/jobs", label: "Job Postings" },
  { href: "/ats/jobs/interviews", label: "Interviews" },
];

export function JobTabs() {
  const { pathname } = useLocation();
  if (JOB_TABS.length < 2) return null;
  const tabs = JOB_TABS.map((tab) => ({ ...tab, current: pathname === tab.href }));
  return <LinkTabs label="Jobs" tabs={tabs} className="mb-5" />;
}
