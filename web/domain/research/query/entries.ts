export type LawName = {
  id: number;
  slug: string;
  title: string;
  jurisdiction: string;
  city: string | null;
  popularNames: string[];
  citations: string[];
};

export type TopicEntry = { slug: string; label: string; category: string; federalLaws: string[] };
