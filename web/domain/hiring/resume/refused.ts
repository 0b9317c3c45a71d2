/** The file itself is at fault; the message is for the person who sent it. */
export class Refused extends Error {
  override name = "Refused";
}

export const TOO_MUCH = "This file took too long or too much memory to read.";
