/** Statutes that a reader looks for, as the specification lists them. */
const STATUTES =
  /\b(Fair Labor Standards Act|FLSA|Americans with Disabilities Act|ADA|Family and Medical Leave Act|FMLA|Civil Rights Act|Equal Pay Act|EPA|Age Discrimination in Employment Act|ADEA|Title VII|COBRA|ERISA|WARN Act|National Labor Relations Act|NLRA|OSHA)\b/g;

/** A text with the named statutes set apart. */
export function StatuteText({ text }: { text: string }) {
  return (
    <>
      {text.split("\n").map((paragraph) => (
        <p key={paragraph} className="mb-2 text-sm">
          {pieces(paragraph)}
        </p>
      ))}
    </>
  );
}

function pieces(paragraph: string) {
  let position = 0;
  return paragraph.split(STATUTES).map((piece) => {
    position += piece.length;
    const isStatute = new RegExp(`^(?:${STATUTES.source})$`).test(piece);
    return isStatute ? (
      <strong key={position} className="font-semibold text-action">
        {piece}
      </strong>
    ) : (
      piece
    );
  });
}
