import { type Block, type Inline, safeLink } from "../content";
import { InlineText, Lines } from "./inline";
import { colors, fonts, tones } from "./style";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** One part of a mail in HTML. */
export function MailBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p style={{ margin: "0 0 16px" }}>
          <InlineText inline={block.text} />
        </p>
      );
    case "note":
      return (
        <p className="sw-quiet" style={{ margin: "0 0 16px", fontSize: 14, color: colors.quiet }}>
          <InlineText inline={block.text} />
        </p>
      );
    case "button":
      return <ButtonLink {...block} />;
    case "list":
      return <ItemList items={block.items} />;
    case "table":
      return <FactTable rows={block.rows} />;
    case "code":
      return <Code text={block.text} />;
    case "quote":
      return <Quote text={block.text} />;
    case "entry":
      return <Entry {...block} />;
  }
}

function ButtonLink({ label, url }: Of<"button">) {
  const href = safeLink(url);
  const style = {
    display: "inline-block",
    padding: "12px 20px",
    borderRadius: 10,
    backgroundColor: colors.action,
    color: "#ffffff",
    fontWeight: 600,
    textDecoration: "none",
  };
  return (
    <p style={{ margin: "8px 0 24px" }}>
      {href ? (
        <a href={href} className="sw-button" style={style}>
          {label}
        </a>
      ) : (
        `${label}: ${url}`
      )}
    </p>
  );
}

function ItemList({ items }: { items: Inline[] }) {
  return (
    <ul style={{ margin: "0 0 16px", paddingLeft: 20 }}>
      {items.map((item) => (
        <li key={JSON.stringify(item)} style={{ margin: "0 0 6px" }}>
          <InlineText inline={item} />
        </li>
      ))}
    </ul>
  );
}

function FactTable({ rows }: { rows: Of<"table">["rows"] }) {
  const cell = {
    padding: "8px 0",
    borderTop: `1px solid ${colors.line}`,
    verticalAlign: "top",
    textAlign: "left",
  } as const;
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: "0 0 20px", fontSize: 15 }}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th
              scope="row"
              className="sw-quiet sw-line"
              style={{ ...cell, width: "38%", fontWeight: 400, color: colors.quiet }}
            >
              {label}
            </th>
            <td className="sw-line" style={{ ...cell, paddingLeft: 12, fontVariantNumeric: "tabular-nums" }}>
              <InlineText inline={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Code({ text }: { text: string }) {
  const style = { margin: "0 0 20px", padding: "12px 16px", borderRadius: 10, backgroundColor: colors.paper };
  return (
    <p className="sw-inset" style={{ ...style, fontFamily: fonts.mono, fontSize: 18 }}>
      {text}
    </p>
  );
}

function Quote({ text }: { text: string }) {
  const style = {
    margin: "0 0 16px",
    padding: "4px 0 4px 14px",
    borderLeft: `3px solid ${colors.line}`,
    color: colors.soft,
  };
  return (
    <blockquote className="sw-quiet sw-line" style={style}>
      <Lines text={text} />
    </blockquote>
  );
}

function Entry({ tag, place, title, lines }: Of<"entry">) {
  const small = { margin: "0 0 4px", fontSize: 14, color: colors.quiet };
  return (
    <div className="sw-line" style={{ margin: "0 0 16px", paddingTop: 14, borderTop: `1px solid ${colors.line}` }}>
      <p className="sw-quiet" style={small}>
        {tag && (
          <span style={{ ...tones[tag.tone], padding: "2px 8px", borderRadius: 999, fontSize: 12, fontWeight: 600 }}>
            {tag.label}
          </span>
        )}
        {tag && " "}
        {place}
      </p>
      <h2 style={{ margin: "0 0 6px", fontFamily: fonts.serif, fontSize: 18, fontWeight: 600 }}>
        <InlineText inline={title} />
      </h2>
      {lines.map((line) => (
        <p key={line} className="sw-quiet" style={small}>
          <Lines text={line} />
        </p>
      ))}
    </div>
  );
}
