import { type PeopleMember, peopleMemberMay } from "~/domain/people";
import type { PeopleFrame } from "./people-header";
import { PEOPLE_TABS } from "./tabs";

/** The tabs that this member may use. */
export const peopleFrame = (member: PeopleMember): PeopleFrame => ({
  organizationName: member.organizationName,
  tabs: PEOPLE_TABS.filter(({ ability }) => peopleMemberMay(member, ability)).map(({ href, label }) => ({
    href,
    label,
  })),
});
