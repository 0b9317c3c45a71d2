export const ERASURE_INTENT = {
  erase: "employee-erase",
  withdraw: "employee-erasure-withdraw",
  hold: "employee-hold",
  release: "employee-release",
} as const;
