export type Place = { state: string; city: string | null };
