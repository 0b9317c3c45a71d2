-- AlterTable
ALTER TABLE "api_keys" ADD COLUMN     "kind" VARCHAR(10) NOT NULL DEFAULT 'key';

UPDATE "api_keys" SET "kind" = 'terminal' WHERE "id" IN (SELECT "api_key_id" FROM "device_codes");
