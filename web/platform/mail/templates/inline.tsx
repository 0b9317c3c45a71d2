import { type Inline, type Span, safeLink, spansOf } from "../content";
import { colors } from "./style";

/** Text with its links; a link that a mail must not hold stays text. */
export function InlineText({ inline }: { inline: Inline }) {
  return spansOf(inline).map((span, index) => <SpanText key={spanKey(span, index)} span={span} />);
}

const spanKey = (span: Span, index: number): string => `${index} ${typeof span === "string" ? span : span.text}`;

function SpanText({ span }: { span: Span }) {
  if (typeof span === "string") return <Lines text={span} />;
  const href = span.href && safeLink(span.href);
  const content = span.strong ? <strong>{span.text}</strong> : span.text;
  if (!href) return <>{content}</>;
  return (
    <a href={href} className="sw-link" style={{ color: colors.action }}>
      {content}
    </a>
  );
}

/** Line breaks that somebody typed are kept. */
export function Lines({ text }: { text: string }) {
  return text.split("\n").flatMap((line, index) => (index === 0 ? [line] : [<br key={spanKey(line, index)} />, line]));
}
