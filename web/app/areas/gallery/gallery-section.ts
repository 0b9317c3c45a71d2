export type GallerySectionProps = { id: string; title: string };
