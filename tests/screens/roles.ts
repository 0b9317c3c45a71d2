export const PASSWORD = "demo-password";

/** Who walks through the demo data, and where each begins. */
export const ROLES: Record<string, { email: string | null; from: string[] }> = {
  visitor: { email: null, from: ["/", "/login", "/create-account", "/ui", "/no/such/page"] },
  customer: {
    email: "priya.raman.demo@example.com",
    from: ["/dashboard", "/profile", "/search-history", "/organizations", "/checkout", "/ats"],
  },
  viewer: { email: "victor.demo@example.com", from: ["/dashboard", "/profile", "/ats"] },
  recruiter: { email: "rosa.demo@example.com", from: ["/dashboard", "/profile", "/ats"] },
  employee: { email: "boris.demo@example.com", from: ["/hris", "/hris/me", "/profile"] },
  manager: { email: "cyrus.demo@example.com", from: ["/hris/me"] },
  owner: { email: "dana.demo@example.com", from: ["/dashboard", "/profile", "/ats", "/ats/settings", "/hris"] },
  support: { email: "sam.demo@example.com", from: ["/admin/dashboard", "/profile"] },
  admin: { email: "admin@example.com", from: ["/admin/dashboard", "/dashboard", "/profile"] },
};

export const QUESTION = "/dashboard?sent=1&q=overtime+pay&state=CA&federal=1&cases=1&risk=1";
