import { type HiringMember, memberMay } from "~/domain/hiring";
import type { AtsFrame } from "./ats-header";
import { ATS_TABS, QUICK_ACTIONS } from "./tabs";

/** The tabs and ways that this member may use. */
export function atsFrame(member: HiringMember): AtsFrame {
  const allowed = ({ ability }: { ability: Parameters<typeof memberMay>[1] }) => memberMay(member, ability);
  const entry = ({ href, label }: { href: string; label: string }) => ({ href, label });
  const find = (href: string) => ATS_TABS.some((tab) => tab.href === href && allowed(tab));
  return {
    organizationName: member.organizationName,
    tabs: ATS_TABS.filter(allowed).map(entry),
    quickActions: QUICK_ACTIONS.filter(allowed).map(entry),
    adminHref: find("/ats/admin") ? "/ats/admin" : null,
    settingsHref: memberMay(member, "settings") ? "/ats/settings" : null,
  };
}
