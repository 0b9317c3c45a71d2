import { postPublicly } from "~/platform/http/public-call";

/** The same calls without events, database and signatures: how long after their beginning each has come. */
export async function barePosts(url: string, from: number, to: number, atOnce: number): Promise<void> {
  const at = new Date().toISOString();
  let next = from;
  const line = async () => {
    while (next < to) {
      const hook = next;
      next += 1;
      const body = JSON.stringify({ id: "bare", createdAt: at, data: { jobId: hook } });
      await postPublicly(`${url}/hook/${hook}`, {
        body,
        allowLoopback: true,
        headers: { "content-type": "application/json" },
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
}
