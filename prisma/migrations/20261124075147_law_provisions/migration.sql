-- AlterTable
ALTER TABLE "laws" ADD COLUMN     "provisions" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "silent_points" TEXT[] DEFAULT ARRAY[]::TEXT[];
