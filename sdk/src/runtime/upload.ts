/** A file to send: a Blob or File, or bytes with a name. */
export type Upload = Blob | { name: string; data: Uint8Array | ArrayBuffer | string; type?: string };

/** A form as fetch sends it: files as files, lists and objects as JSON. */
export function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body) as [string, unknown][]) {
    if (value === undefined || value === null) continue;
    if (value instanceof Blob) form.append(name, value);
    else if (isNamedBytes(value))
      form.append(name, new Blob([value.data as BlobPart], { type: value.type }), value.name);
    else form.append(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }
  return form;
}

const isNamedBytes = (value: unknown): value is Exclude<Upload, Blob> =>
  typeof value === "object" && value !== null && "data" in value && "name" in value;
