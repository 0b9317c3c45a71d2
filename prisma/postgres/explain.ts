const REASONS: Record<string, string> = {
  ECONNREFUSED: "nothing answers there",
  ENOTFOUND: "its host name is not known",
  EAI_AGAIN: "its host name cannot be looked up",
  ETIMEDOUT: "it does not answer",
  "28P01": "the password is wrong",
  "28000": "it refuses this user",
  "3D000": "that database does not exist",
};

/** Turns a failed connection into one sentence that names the server and the setting, without the password. */
export async function explainConnection<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = (error as { code?: string }).code ?? "";
    const reason = REASONS[code];
    if (!reason) throw error;
    const { host, pathname } = new URL(databaseUrl);
    throw new Error(`The database ${host}${pathname} cannot be used: ${reason}. Check DATABASE_URL.`);
  }
}
