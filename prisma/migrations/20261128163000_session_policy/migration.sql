-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "idle_minutes" INTEGER,
ADD COLUMN     "session_hours" INTEGER;

ALTER TABLE organizations ADD CONSTRAINT organizations_session_policy CHECK (
  idle_minutes BETWEEN 15 AND 20160 AND session_hours BETWEEN 1 AND 720);
