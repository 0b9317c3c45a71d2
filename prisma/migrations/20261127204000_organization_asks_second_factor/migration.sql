-- AlterTable
ALTER TABLE "organizations" ADD COLUMN     "asks_second_factor" BOOLEAN NOT NULL DEFAULT false;
