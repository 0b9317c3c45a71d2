import { z } from "zod";
import { type Block, button, link, list, note, paragraph } from "../content";
import { dateText, hello, line, longText, personal, plainDate, webLink } from "../fields";
import { defineMail } from "../template";

const firstName = personal(100).nullish();

export const alertConfirm = defineMail({
  priority: 1,
  usefulMinutes: 7 * 24 * 60,
  data: z.object({
    firstName,
    /** As people say it: California; Seattle, Washington; federal law. */
    places: z.array(line(120)).min(1).max(60),
    categories: z.array(line(60)).max(20),
    cadence: z.enum(["instant", "daily", "weekly"]),
    /** A law whose changes come as well, by its title. */
    law: line(500).nullish(),
    validMinutes: z.number().int().positive().nullish(),
  }),
  secrets: z.object({ confirmUrl: webLink() }),
  subject: () => "Confirm your law update alerts",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("please confirm that you want mails about changes in employment law. Without it nothing is sent."),
    list(
      `Places: ${data.places.join("; ")}`,
      `Subjects: ${data.categories.length > 0 ? data.categories.join(", ") : "all"}`,
      ...(data.law ? [`Law to watch: ${data.law}`] : []),
      `How often: ${{ instant: "at once", daily: "once a day", weekly: "once a week" }[data.cadence]}`,
    ),
    button("Yes, send me alerts", secrets.confirmUrl),
    note("If you did not ask for this, ignore this mail."),
  ],
});

const update = z.object({
  risk: z.enum(["HIGH", "MEDIUM", "LOW"]),
  place: line(120),
  category: line(60).nullish(),
  title: line(500),
  summary: longText(600).nullish(),
  url: webLink(),
  effectiveDate: plainDate().nullish(),
  commentsCloseOn: plainDate().nullish(),
});

const toMailboxOwner = z.object({ preferencesUrl: webLink(), unsubscribeUrl: webLink() });

export const alertDigest = defineMail({
  category: "alert",
  priority: 9,
  isShared: true,
  data: z.object({
    firstName,
    /** What the digest covers, such as `This week`; without it the alert is instant. */
    period: line(60).nullish(),
    updates: z.array(update).min(1).max(200),
    /** How many more there are than are listed. */
    more: z.number().int().min(0).nullish(),
    /** Given when all of it was asked for by one subscription. */
    place: line(120).nullish(),
    allUpdatesUrl: webLink(),
  }),
  secrets: toMailboxOwner.extend({ placeUnsubscribeUrl: webLink().optional() }),
  subject: ({ updates, period }) => {
    const [first] = updates;
    if (updates.length === 1 && first) return `${first.place}: ${first.title}`.slice(0, 200);
    return `${period ?? "New"}: ${updates.length} employment law updates`;
  },
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph(
      data.updates.length === 1 ? "there is a change that you asked to hear of." : "these changes concern you.",
    ),
    ...data.updates.map(updateEntry),
    ...(data.more ? [paragraph(`${data.more} more are on the page of all updates.`)] : []),
    button("See all updates", data.allUpdatesUrl),
    ...(data.place && secrets.placeUnsubscribeUrl
      ? [note(link(`Stop alerts about ${data.place}`, secrets.placeUnsubscribeUrl))]
      : []),
  ],
});

type ShownUpdate = Omit<z.output<typeof update>, "url"> & { url?: string | null };

function updateEntry(item: ShownUpdate): Block {
  const lines = [
    item.category,
    item.summary,
    item.effectiveDate && `In force from ${dateText(item.effectiveDate)}`,
    item.commentsCloseOn && `Comments close on ${dateText(item.commentsCloseOn)}`,
  ];
  const tone = item.risk.toLowerCase() as Lowercase<typeof item.risk>;
  return {
    kind: "entry",
    tag: { label: `${item.risk} risk`, tone },
    place: item.place,
    title: item.url ? link(item.title, item.url) : item.title,
    lines: lines.filter((text): text is string => Boolean(text)),
  };
}

export const alertTest = defineMail({
  category: "alert",
  priority: 2,
  data: z.object({
    firstName,
    place: line(120),
    requestedBy: line(255).nullish(),
    /** The example that the mail shows. */
    update: update.extend({ url: webLink().nullish() }).nullish(),
  }),
  secrets: toMailboxOwner.partial(),
  subject: (data) => (data.update ? `Test: ${data.update.title}`.slice(0, 200) : "Test of your law update alerts"),
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph("this is a test. It shows that alerts reach this mailbox. No law has changed."),
    ...(data.update ? [updateEntry(data.update)] : [paragraph(`Your alerts cover: ${data.place}.`)]),
  ],
});
