type Named = { preferredName: string | null; firstName: string; lastName: string };

/** How somebody is called: by the name they prefer, with the last name. */
export const fullName = ({ preferredName, firstName, lastName }: Named): string =>
  `${preferredName ?? firstName} ${lastName}`.trim();
