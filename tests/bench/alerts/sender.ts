import { setTimeout as wait } from "node:timers/promises";
import { sendDueMails } from "../../../web/platform/mail/send-due-mails";

for (;;) {
  const { sent } = await sendDueMails();
  if (sent === 0) await wait(50);
}
