import { type PeopleMember, peopleMemberMay } from "~/domain/people";
import { PEOPLE_TILES } from "../tiles";

/** The tiles, each with its way where this member may go it. */
export const tilesOf = (member: PeopleMember) =>
  PEOPLE_TILES.map(({ label, text, href, ability }) => ({
    ...{ label, text },
    href: peopleMemberMay(member, ability) ? href : null,
    isBuilt: href !== null,
  }));
