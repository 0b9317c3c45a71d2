-- AlterTable
ALTER TABLE "minimum_wages" ALTER COLUMN "amount_cents" DROP NOT NULL;
