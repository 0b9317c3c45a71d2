/** A text of the document, whose backticks mark code. */
export function WithCode({ text }: { text: string }) {
  const parts = text.split("`");
  return parts.map((part, index) => {
    // A backtick without its second stands as it is.
    const isCode = index % 2 === 1 && index < parts.length - 1;
    const key = `${index}-${part}`;
    return isCode ? <code key={key}>{part}</code> : <span key={key}>{part}</span>;
  });
}
