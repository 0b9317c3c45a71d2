import { type Principal, permissionsOf, requireSignedIn } from "~/domain/access";
import { db } from "~/platform/db/client";
import type { PurchaseModel as Purchase } from "~/platform/db/generated/models";
import { NotFound } from "~/platform/errors";
import { makePdf, type Pdf } from "~/platform/pdf";
import { supportAddress } from "~/platform/support-address";
import { dayText, money } from "../money";
import { planOf } from "../plans";
import { HOW_TO_CANCEL } from "../terms";

const INK = "#14213d";
const QUIET = "#5f6c84";

export type Receipt = { name: string; body: Buffer };

/** The receipt of a purchase as a PDF: for its buyer, and for staff who may look at purchases. */
export async function receiptOf(principal: Principal, purchaseId: number): Promise<Receipt> {
  const { account } = requireSignedIn(principal);
  const purchase = await db().purchase.findUnique({
    where: { id: purchaseId },
    include: { user: { select: { email: true, firstName: true, lastName: true } } },
  });
  const mayRead =
    purchase && (purchase.userId === account.id || (await permissionsOf(principal)).has("purchases:read"));
  if (!mayRead || !purchase.receiptNumber) throw new NotFound("This receipt was not found.");
  const { firstName, lastName, email } = purchase.user;
  const buyer = [[firstName, lastName].filter(Boolean).join(" "), email].filter(Boolean);
  return { name: `receipt-${purchase.receiptNumber}.pdf`, body: await receiptPdf(purchase, buyer) };
}

function receiptPdf(purchase: Purchase, buyer: string[]): Promise<Buffer> {
  return makePdf(
    {
      margin: 64,
      info: { Title: `Receipt ${purchase.receiptNumber}`, Author: "Statewise", CreationDate: purchase.purchaseDate },
    },
    (pdf) => {
      write(pdf, purchase, buyer);
    },
  );
}

function write(pdf: Pdf, purchase: Purchase, buyer: string[]): void {
  const part = (tag: string, size: number, color: string, text: string, font = "Helvetica") => {
    const draw = () => {
      pdf.font(font).fontSize(size).fillColor(color).text(latin(text));
    };
    pdf.addStructure(pdf.struct(tag, {}, [draw]));
    pdf.moveDown(0.5);
  };
  part("H1", 22, INK, "Receipt", "Helvetica-Bold");
  part("P", 11, QUIET, `Statewise · ${purchase.receiptNumber} · ${dayText(purchase.purchaseDate)}`);
  if (purchase.provider === "test") part("P", 11, INK, "Test mode: no money was moved.", "Helvetica-Bold");
  part("P", 11, INK, `To: ${buyer.join(", ")}`);
  pdf.moveDown(0.5);
  for (const [term, value] of lines(purchase)) part("P", 11.5, INK, `${term}:  ${value}`);
  pdf.moveDown(0.5);
  if (purchase.stripeSubscriptionId) part("P", 10, QUIET, HOW_TO_CANCEL);
  const support = supportAddress();
  if (support) part("P", 10, QUIET, `Questions: ${support}`);
}

function lines(purchase: Purchase): [string, string][] {
  const { plan, quantity, listAmount, discountAmount, couponCode, amount, paymentMethodLabel } = purchase;
  const name = planOf(plan).name;
  const rows: [string, string | null][] = [
    ["Item", quantity > 1 ? `${name}, ${quantity} employees` : name],
    ["Price", money(listAmount ?? amount)],
    // Without a code it is what a change of plan left unused.
    [
      couponCode ? "Discount" : "Credit",
      discountAmount > 0 ? `-${money(discountAmount)}${couponCode ? ` (${couponCode})` : ""}` : null,
    ],
    ["Paid", money(amount)],
    ["Card", paymentMethodLabel],
    ["Access from", purchase.accessStartDate && dayText(purchase.accessStartDate)],
    ["Access until", purchase.accessEndDate && dayText(purchase.accessEndDate)],
    [
      "Refunded",
      purchase.refundedAmount > 0 && purchase.refundedAt
        ? `${money(purchase.refundedAmount)} on ${dayText(purchase.refundedAt)}`
        : null,
    ],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

/** The built-in font knows Latin-1 only. */
const latin = (text: string): string => text.replace(/[^\n -~¡-ÿ]/gu, "?");
