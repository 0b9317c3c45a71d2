-- AlterTable
ALTER TABLE "organization_invitations" ADD COLUMN     "employee_id" INTEGER;

-- CreateIndex
CREATE INDEX "organization_invitations_organization_id_employee_id_idx" ON "organization_invitations"("organization_id", "employee_id");

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
