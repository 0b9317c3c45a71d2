import type { ImportField } from "./import-fields";

/** How a column is called on the screen and in the empty file; each is read back under this very name. */
export const IMPORT_LABELS: Record<ImportField, string> = {
  firstName: "First name",
  lastName: "Last name",
  preferredName: "Preferred name",
  email: "Work e-mail",
  personalEmail: "Personal e-mail",
  number: "Employee number",
  startDate: "First day",
  title: "Title",
  department: "Department",
  place: "Place",
  manager: "Manager",
  pay: "Pay",
  payType: "Pay type",
  employmentType: "Employment",
  flsaStatus: "FLSA status",
  hours: "Hours per week",
  phone: "Phone",
  address: "Home address",
  city: "City",
  state: "State",
  zipCode: "ZIP code",
};
