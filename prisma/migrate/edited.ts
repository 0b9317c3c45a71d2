/**
 * Migrations whose file was changed after databases had been made with it, and what the file's hash was then. Only where a new
 * database could not be made otherwise; what the change means for a database that is there comes in a migration of its own.
 */
export const EARLIER_CHECKSUMS: Readonly<Record<string, readonly string[]>> = {
  // Gave up where somebody else keeps a view in the schema, such as one of an extension; row-security.ts gives the rights.
  "20261120000200_rules": ["2b662846342d387ffafa56e477b1b5bbcff18ce1411f3aa54624f276897ca34f"],
  // Their functions set a parameter in their heads, which only a superuser may (20261124080000_windows_of_any_owner).
  "20261122082500_careers": ["ed1d3b689fbc565d1b132a783b6b9b8d2aed328f3300da1526deff740200dfd3"],
  "20261122101409_interviews_and_offers": ["81a7c034d562b9ba92b0b6db36631494583ad5909cfaf832da26f66f170c66e9"],
};
