-- AlterTable
ALTER TABLE "topics" ADD COLUMN     "points" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "case_facts" (
    "key" VARCHAR(60) NOT NULL,
    "definition" JSONB NOT NULL,
    "sort_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "case_facts_pkey" PRIMARY KEY ("key")
);
