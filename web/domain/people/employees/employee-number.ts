import type { Transaction } from "~/platform/db/client";

/** The company's own numbers, one after the other; a number that somebody gave by hand is passed over. */
export async function nextEmployeeNumber(tx: Transaction, organizationId: number): Promise<string> {
  for (;;) {
    const { nextEmployeeNumber: next } = await tx.organization.update({
      where: { id: organizationId },
      data: { nextEmployeeNumber: { increment: 1 } },
      select: { nextEmployeeNumber: true },
    });
    const number = `E-${String(next - 1).padStart(4, "0")}`;
    const taken = await tx.employee.findFirst({ where: { organizationId, employeeId: number }, select: { id: true } });
    if (!taken) return number;
  }
}
