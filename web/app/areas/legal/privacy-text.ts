import type { LegalSection } from "./legal-text";

/** What the product does with personal data; each sentence describes something that the code does. */
export const privacyText: LegalSection[] = [
  {
    title: "What is stored",
    paragraphs: [
      "Your account: e-mail address, name, and the phone number and mailing address if you give them. Your password is stored only as a hash that cannot be turned back.",
      "Your searches, so that you find them again: question, place, results and assessment. They are removed after 30 days, or when you delete them.",
      "Every question is also kept without your name to see where law is missing. Addresses and names of persons in it are masked.",
      "Purchases: what was bought, when, for how much, and the number that the payment provider gave it. Card data goes from your browser to the payment provider and never reaches this server.",
      "Sign-ins and security-relevant acts, with address of the network and time, so that misuse can be found.",
    ],
  },
  {
    title: "What is not done",
    paragraphs: [
      "Nothing is sold. There is no advertising, no tracking across sites, and no script or font of another company on these pages, except the card form of the payment provider at checkout.",
      "The operator of this server sees what the administration screens show. An administrator who views the product as you is recorded, and a bar says so on every screen.",
    ],
  },
  {
    title: "Cookies",
    paragraphs: [
      "One cookie holds the number of your session, one the choice of theme, one the messages between two pages, and one remembers that this browser had its free trial. There are no others.",
    ],
  },
  {
    title: "Hiring and people data",
    paragraphs: [
      "Applications, resumes and interviews belong to the organization that hires. Only its members see them. Organizations answer for how long they keep them; the product removes them by the periods that the organization sets.",
      "Who applied can ask for a copy of their data, or for erasure, on the page of their application, which our mail leads to. The organization is told, and is reminded before the answer is due.",
      "Records of employees belong to the employer, and are read by the person, who can download them, and by those who run people there. Deleting an account does not delete them: the employer must keep them for as long as employment law asks.",
    ],
  },
  {
    title: "Your choices",
    paragraphs: [
      "You can change your profile, end sessions, delete searches, unsubscribe from every e-mail with one click, and delete your account. Deletion erases personal data, searches, keys and sessions at once. The e-mail address and an inactive record remain, and purchases remain without your name, because tax law asks for them.",
      "Your profile gives you everything that is stored about you as a file. What is stored, why, how long and who sees it stands table by table on the security page.",
    ],
  },
];
