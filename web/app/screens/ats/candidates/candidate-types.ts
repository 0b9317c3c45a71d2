export type CandidateCard = {
  id: number;
  firstName: string;
  lastName: string;
  suffix: string | null;
  email: string;
  phone: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  currentTitle: string | null;
  currentCompany: string | null;
  skills: string[];
  tags: string[];
  isActive: boolean;
  resumeUrl: string | null;
};

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
