import nodemailer from "nodemailer";
import { pool } from "~/platform/db/pool";
import { seedUpdate } from "./seed";

/** Rows a second that the database takes when nothing has to be matched: what the match is measured against. */
export async function bareRowsPerSecond(count: number): Promise<number> {
  const update = await seedUpdate("Reference");
  const client = await pool().connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("update law_updates set matched_at = now() where id = $1", [update]);
    const started = performance.now();
    await client.query(
      `insert into email_notifications (subscriber_id, law_update_id, delivery_status, due_at, created_at)
       select id, $1, 'suppressed', now(), now() from subscribers order by id limit $2`,
      [update, count],
    );
    return count / ((performance.now() - started) / 1000);
  } finally {
    await client.query("reset statement_timeout");
    client.release();
  }
}

/** Mails a second over one connection when nothing is made and nothing is written down. */
export async function bareMailsPerSecond(url: string, count: number): Promise<number> {
  const transport = nodemailer.createTransport({ url, pool: true, maxConnections: 1, maxMessages: count + 1 });
  const raw = Buffer.from(`Subject: Reference\r\n\r\n${"x".repeat(8000)}\r\n`);
  const started = performance.now();
  for (let index = 0; index < count; index += 1) {
    await transport.sendMail({ envelope: { from: "a@example.com", to: [`reference${index}@example.com`] }, raw });
  }
  transport.close();
  return count / ((performance.now() - started) / 1000);
}
