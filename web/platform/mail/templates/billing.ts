import { z } from "zod";
import { button, paragraph, table } from "../content";
import { cents, hello, line, longText, moment, momentText, moneyText, personal, screen, webLink } from "../fields";
import { defineMail } from "../template";

const firstName = personal(100).nullish();
/** As it is sold: Single Day, Monthly, Applicant Tracking System … */
const product = line(120);

export const receipt = defineMail({
  priority: 3,
  data: z.object({
    firstName,
    receiptNumber: line(60),
    product,
    amountCents: cents(),
    discountCents: cents().nullish(),
    couponCode: line(40).nullish(),
    cardLastFour: z
      .string()
      .regex(/^\d{4}$/)
      .nullish(),
    paidAt: moment(),
    accessUntil: moment().nullish(),
    renews: z.boolean(),
    /** When it is charged again, for how much, and how to end it. */
    terms: line(600).nullish(),
    testMode: z.boolean().nullish(),
  }),
  subject: (data) => `Receipt ${data.receiptNumber}: ${moneyText(data.amountCents)}`,
  content: (data) => {
    const rows: Array<[string, string | null]> = [
      ["Product", data.product],
      [
        // Without a code it is what a change of plan left unused.
        data.couponCode ? "Discount" : "Credit",
        data.discountCents ? `${moneyText(data.discountCents)}${data.couponCode ? ` (${data.couponCode})` : ""}` : null,
      ],
      ["Paid", moneyText(data.amountCents)],
      ["Card", data.cardLastFour ? `ending in ${data.cardLastFour}` : null],
      ["Date", momentText(data.paidAt)],
      [data.renews ? "Renews" : "Access until", data.accessUntil ? momentText(data.accessUntil) : null],
      ["Receipt", data.receiptNumber],
    ];
    return [
      paragraph(hello(data.firstName)),
      paragraph("thank you for your purchase."),
      ...(data.testMode ? [paragraph("This was a payment in test mode. No money was moved.")] : []),
      table(...rows.filter((row): row is [string, string] => row[1] !== null)),
      ...(data.terms ? [paragraph(data.terms)] : []),
      button("Go to the dashboard", screen("/dashboard")),
    ];
  },
});

export const renewalReminder = defineMail({
  data: z.object({ firstName, product, amountCents: cents(), renewsAt: moment() }),
  subject: (data) => `${data.product} renews soon`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(`${data.product} renews on ${momentText(data.renewsAt)} for ${moneyText(data.amountCents)}.`),
    paragraph("To go on there is nothing to do. You can cancel in your profile until then."),
    button("Manage your plan", screen("/profile")),
  ],
});

export const paymentFailed = defineMail({
  priority: 3,
  data: z.object({
    firstName,
    product,
    amountCents: cents(),
    reason: line(200).nullish(),
    nextTryAt: moment().nullish(),
    accessUntil: moment().nullish(),
  }),
  subject: (data) => `Payment for ${data.product} did not go through`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `we could not collect ${moneyText(data.amountCents)} for ${data.product}.`,
      data.reason ? ` The bank says: ${data.reason}.` : "",
    ),
    ...(data.nextTryAt ? [paragraph(`We try again on ${momentText(data.nextTryAt)}.`)] : []),
    ...(data.accessUntil ? [paragraph(`Your access stays open until ${momentText(data.accessUntil)}.`)] : []),
    button("Change the card", screen("/profile")),
  ],
});

export const subscriptionCancelled = defineMail({
  data: z.object({ firstName, product, accessUntil: moment().nullish() }),
  subject: (data) => `${data.product} is cancelled`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(`${data.product} is cancelled and will not be charged again.`),
    ...(data.accessUntil ? [paragraph(`You keep access until ${momentText(data.accessUntil)}.`)] : []),
    paragraph("If you change your mind, you can take it up again in your profile."),
    button("Manage your plan", screen("/profile")),
  ],
});

export const refundRequested = defineMail({
  data: z.object({ firstName, product, amountCents: cents(), requestedAt: moment() }),
  subject: () => "We have your refund request",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `you asked on ${momentText(data.requestedAt)} for a refund of ${moneyText(data.amountCents)} for ${data.product}.`,
    ),
    paragraph("We write again when it is made. Access that was paid with it ends then."),
  ],
});

export const refundMade = defineMail({
  priority: 3,
  data: z.object({ firstName, product, amountCents: cents(), refundedAt: moment(), accessEnded: z.boolean() }),
  subject: (data) => `Refund of ${moneyText(data.amountCents)}`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(`we refunded ${moneyText(data.amountCents)} for ${data.product} on ${momentText(data.refundedAt)}.`),
    paragraph("Banks usually show it within 5 to 10 business days."),
    ...(data.accessEnded ? [paragraph("The access that was paid with it has ended.")] : []),
  ],
});

export const refundDeclined = defineMail({
  priority: 3,
  data: z.object({ firstName, product, amountCents: cents(), requestedAt: moment(), reason: longText(2000) }),
  subject: () => "About your refund request",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `you asked on ${momentText(data.requestedAt)} for a refund of ${moneyText(data.amountCents)} for ${data.product}.`,
    ),
    paragraph("We did not make it, for this reason:"),
    paragraph(data.reason),
    paragraph("Your access does not change. Answer this mail if you see it differently."),
  ],
});

export const accessEnding = defineMail({
  category: "notice",
  data: z.object({ firstName, product, endsAt: moment(), offerUrl: webLink().nullish() }),
  subject: (data) => `Your access to ${data.product} ends soon`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(`your access to ${data.product} ends on ${momentText(data.endsAt)}.`),
    paragraph("Your searches and settings stay. You can go on with any plan."),
    button("View the plans", data.offerUrl ?? screen("/checkout")),
  ],
});
