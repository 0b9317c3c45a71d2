import type { CandidateRow } from "~/domain/hiring/candidates";

/** Who somebody is and where to find them; on every list and at the head of a profile. */
export type CandidateContact = Pick<
  CandidateRow,
  | "id"
  | "firstName"
  | "lastName"
  | "suffix"
  | "email"
  | "phone"
  | "city"
  | "state"
  | "zipCode"
  | "currentTitle"
  | "currentCompany"
  | "skills"
  | "tags"
  | "isActive"
>;

export type CandidateCard = CandidateContact & Pick<CandidateRow, "resumeUrl">;

export type SavedView = { id: number; name: string; href: string; isShared: boolean; isMine: boolean };

export const fullName = ({
  firstName,
  lastName,
  suffix,
}: {
  firstName: string;
  lastName: string;
  suffix?: string | null;
}): string => [firstName, lastName, suffix].filter(Boolean).join(" ");

export const placeOf = ({
  city,
  state,
  zipCode,
}: {
  city: string | null;
  state: string | null;
  zipCode: string | null;
}): string => [[city, state].filter(Boolean).join(", "), zipCode].filter(Boolean).join(" ");
