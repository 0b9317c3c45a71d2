import { z } from "zod";
import { button, note, paragraph, strong, table } from "../content";
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

/** A report of the hiring team's figures. No name of a candidate stands in it. */
export const hiringReport = defineMail({
  category: "notice",
  priority: 7,
  data: z.object({
    title: line(120),
    definition: longText(1000),
    period: line(60),
    counted: line(200),
    headline: line(200),
    lines: z.array(z.object({ label: personal(120), figures: line(300) })).max(20),
    url: webLink(),
  }),
  subject: (data) => `${data.title}, ${data.period}`,
  content: (data) => [
    paragraph(strong(data.headline)),
    paragraph(`${data.period}: ${data.counted}.`),
    ...(data.lines.length > 0
      ? [table(...data.lines.map(({ label, figures }): [string, string] => [label, figures]))]
      : []),
    button("Open the report", data.url),
    note(data.definition),
    note("You get this because someone on your hiring team put you on its list. They can take you off under Reports."),
  ],
});
