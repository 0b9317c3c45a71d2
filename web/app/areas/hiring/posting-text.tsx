/** The text of a posting. The domain sanitised it when it was stored and once more when it was read. */
export function PostingText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by descriptionHtml of the domain
  return <div className="posting-text break-words" dangerouslySetInnerHTML={{ __html: html }} />;
}
