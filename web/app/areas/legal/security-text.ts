import type { LegalSection } from "./legal-text";

/** How data is protected; each sentence describes something that the code does. */
export const securityText: LegalSection[] = [
  {
    title: "Who somebody is",
    paragraphs: [
      "Passwords are stored as argon2id hashes; the most used ones are refused. App codes, passkeys and recovery codes are a second step at sign-in: administrators and staff need one unless the operator says otherwise, and an organization can ask it of its members.",
      "Sessions are rows that can be seen and ended, and end by themselves when they are not used. Wrong passwords make the next attempt wait longer, and nobody is locked out by a stranger.",
    ],
  },
  {
    title: "Who may what",
    paragraphs: [
      "Hiring and people data belong to an organization. The database itself keeps organizations apart (row security), besides the check in every query. One table lists who may call what, and a test walks it as every role.",
      "Support looks into hiring and people data only with the consent of the organization's owner, for a time, and every look is on a list that the owner sees.",
    ],
  },
  {
    title: "What is written down",
    paragraphs: [
      "Acts that matter are in an audit that refuses change, chained by hash, so that a change behind the product's back shows. It holds ids and plain facts, no names or addresses. Logs leave out what identifies a person.",
    ],
  },
  {
    title: "What lies there",
    paragraphs: [
      "Secrets that have to be read again are encrypted by field (AES-256-GCM); those that only have to be recognised are hashes. Backups can be sealed with a key of the operator. Encryption of connections and disks is the operator's.",
    ],
  },
  {
    title: "A weakness",
    paragraphs: [
      "Tell the support address, with the request id and the way to see it, and nobody else until it is mended. The address stands in /.well-known/security.txt too.",
    ],
  },
];
