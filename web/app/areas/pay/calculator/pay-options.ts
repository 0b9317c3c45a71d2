const options = (pairs: readonly (readonly [string, string])[]) => pairs.map(([value, label]) => ({ value, label }));

export const PAY_TYPES = options([
  ["salary", "Salary"],
  ["hourly", "Hourly"],
]);

/** Fields of one pay type, shown by the choice itself: by style sheet, so that it works before JavaScript and without it. */
export const OF_SALARY = "group-has-[option[value=hourly]:checked]/pay:hidden";
export const OF_HOURLY = "group-has-[option[value=salary]:checked]/pay:hidden";

export const PERIODS = options([
  ["weekly", "Weekly"],
  ["biweekly", "Every two weeks"],
  ["semi-monthly", "Twice a month"],
  ["monthly", "Monthly"],
  ["annually", "Annually"],
]);

export const STATUSES = options([
  ["single", "Single"],
  ["married_jointly", "Married filing jointly"],
  ["married_separately", "Married filing separately"],
  ["head", "Head of household"],
  ["qualifying_widow", "Qualifying surviving spouse"],
]);

export const MODES = options([
  ["percent", "Percent"],
  ["dollar", "Dollars"],
]);

export const W4_VERSIONS = options([
  ["2020", "2020 or later"],
  ["2019", "2019 or earlier"],
]);

export const ITEM_KINDS = options([
  ["deduction", "Deduction"],
  ["addition", "Addition"],
]);

export const ITEM_CATEGORIES = options(
  ["Other", "Insurance", "Garnishment", "Loan", "Union dues", "Charity", "Reimbursement", "Allowance"].map(
    (name) => [name, name] as const,
  ),
);

/** How often, as it follows an amount: "$1,800.00 every two weeks". */
export const HOW_OFTEN: Record<string, string> = {
  weekly: "a week",
  biweekly: "every two weeks",
  "semi-monthly": "twice a month",
  monthly: "a month",
  annually: "a year",
};
