-- AlterTable
ALTER TABLE "idempotency_keys" ADD COLUMN     "answer_encrypted" TEXT;
