/** The file itself is at fault; the message is for the person who sent it. */
export class Refused extends Error {
  override name = "Refused";
}
