-- AlterTable: the keys that there are go on with what they get today.
ALTER TABLE "api_keys" ADD COLUMN     "api_version" VARCHAR(10) NOT NULL DEFAULT '2026-11-28';
