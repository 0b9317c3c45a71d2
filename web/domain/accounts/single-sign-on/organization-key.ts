const KEY = /^organization-([1-9]\d{0,9})$/;

/** How an organization's own provider is called in addresses, sessions and beside identities. */
export const organizationKey = (organizationId: number): string => `organization-${organizationId}`;

/** The organization of a key; null for other providers. */
export function organizationOfKey(key: string): number | null {
  const id = Number(KEY.exec(key)?.[1] ?? 0);
  return id > 0 && id <= 2_147_483_647 ? id : null;
}
