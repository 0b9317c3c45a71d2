export type OfferFieldsProps = {
  prefix: string;
  values: Record<string, string>;
  problems: Record<string, string>;
};
