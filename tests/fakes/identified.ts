/** Whether a user agent says who is asking and how to reach them, as the public services want. */
export function identified(userAgent: string | undefined): boolean {
  return /@|https?:\/\//.test(userAgent ?? "");
}
