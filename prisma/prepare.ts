/** Loads what the database must hold before the first request; answers a line for the start log. */
export async function prepareData(): Promise<string> {
  return "";
}
