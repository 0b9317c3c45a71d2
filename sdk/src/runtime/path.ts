/** A path with its parts encoded. A part that would lead elsewhere (nothing, or dots) is refused. */
export function path(texts: TemplateStringsArray, ...parts: (string | number)[]): string {
  return texts.reduce((made, text, place) => {
    const part = String(parts[place - 1]);
    if (part === "" || part === "." || part === "..") throw new TypeError(`"${part}" names nothing: an id is needed.`);
    return made + encodeURIComponent(part) + text;
  });
}
