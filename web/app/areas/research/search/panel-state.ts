export type PanelState = {
  code: string;
  name: string;
  cities: { code: string; name: string; minWage: string | null }[];
};
