-- AlterTable
ALTER TABLE "privacy_requests" ADD COLUMN     "answer_by" DATE;
