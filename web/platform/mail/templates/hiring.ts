import { z } from "zod";
import { button, note, paragraph } from "../content";
import { line, longText, personal, webLink } from "../fields";
import { defineMail } from "../template";

/** A company's own letter to a candidate: its words, its name, and where there is one the link for the answer. */
export const hiringLetter = defineMail({
  priority: 3,
  data: z.object({
    subject: line(300),
    body: longText(20_000),
    organizationName: personal(200),
    buttonLabel: line(60).nullish(),
  }),
  secrets: z.object({ link: webLink().optional() }),
  subject: (data) => data.subject,
  content: (data, secrets) => [
    ...data.body
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => paragraph(part)),
    ...(secrets.link ? [button(data.buttonLabel ?? "Open it", secrets.link)] : []),
    note(`Sent by ${data.organizationName} through Statewise.`),
  ],
});
