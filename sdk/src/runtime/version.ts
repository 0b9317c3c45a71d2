/** The version of package.json; a test keeps them the same. */
export const VERSION = "0.2.0";
