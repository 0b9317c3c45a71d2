import { db } from "~/platform/db/client";
import { NotFound } from "~/platform/errors";

export type PublicOrganization = {
  id: number;
  name: string;
  slug: string;
  website: string | null;
  intro: string | null;
};

/** A company whose careers site is open, by the address of the site. Organizations stand outside the wall; their rows do not. */
export async function publicOrganization(slug: string): Promise<PublicOrganization> {
  const row = await db().organization.findFirst({
    where: { slug: slug.toLowerCase(), careersEnabled: true, closedAt: null },
    select: { id: true, name: true, slug: true, website: true, careersIntro: true },
  });
  if (!row) throw new NotFound("There is no careers site at this address.");
  const { careersIntro: intro, ...organization } = row;
  return { ...organization, intro };
}
