-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "pending_form_encrypted" TEXT,
ADD COLUMN     "proved_at" TIMESTAMPTZ(3);
