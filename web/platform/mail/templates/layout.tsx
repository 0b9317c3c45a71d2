import type { ReactNode } from "react";
import type { MailFrame } from "../frame";
import { InlineText } from "./inline";
import { colors, darkStyles, fonts } from "./style";

type Props = { subject: string; frame: MailFrame; children: ReactNode };

/** The sheet of every mail: 600 px, one column, whole width on a phone, light and dark. */
export function MailLayout({ subject, frame, children }: Props) {
  return (
    <html lang="en" dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{darkStyles}</style>
      </head>
      <body className="sw-page" style={{ margin: 0, padding: 0, backgroundColor: colors.paper }}>
        <Centered className="sw-page" background={colors.paper}>
          <div style={{ padding: "24px 16px 8px", fontFamily: fonts.serif, fontSize: 20, color: colors.ink }}>
            <span className="sw-ink">Statewise</span>
          </div>
          <div
            className="sw-card"
            style={{
              backgroundColor: colors.card,
              border: `1px solid ${colors.line}`,
              borderRadius: 10,
              padding: "24px 24px 8px",
              fontFamily: fonts.sans,
              fontSize: 16,
              lineHeight: 1.55,
              color: colors.ink,
            }}
          >
            {children}
          </div>
          <Footer frame={frame} />
        </Centered>
      </body>
    </html>
  );
}

type CenteredProps = { className: string; background: string; children: ReactNode };

/** Mail programs centre tables where they ignore margins. */
function Centered({ className, background, children }: CenteredProps) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      className={className}
      style={{ backgroundColor: background }}
    >
      <tbody>
        <tr>
          <td align="center" style={{ padding: "0 8px" }}>
            <table
              role="presentation"
              width="100%"
              cellPadding={0}
              cellSpacing={0}
              style={{ maxWidth: 600, width: "100%" }}
            >
              <tbody>
                <tr>
                  <td style={{ textAlign: "left", wordBreak: "break-word", overflowWrap: "anywhere" }}>{children}</td>
                </tr>
              </tbody>
            </table>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function Footer({ frame }: { frame: MailFrame }) {
  const style = { margin: "0 0 6px", fontFamily: fonts.sans, fontSize: 13, lineHeight: 1.5, color: colors.quiet };
  return (
    <div style={{ padding: "16px 16px 32px" }}>
      {frame.footer.map((inline) => (
        <p key={JSON.stringify(inline)} className="sw-quiet" style={style}>
          <InlineText inline={inline} />
        </p>
      ))}
      <p className="sw-quiet" style={style}>
        {frame.disclaimer}
      </p>
    </div>
  );
}
