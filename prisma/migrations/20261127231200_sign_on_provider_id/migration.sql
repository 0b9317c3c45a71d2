-- What is encrypted is found by its row's id: when the key is checked at the start, and when it is changed.
ALTER TABLE "sign_on_providers" DROP CONSTRAINT "sign_on_providers_pkey",
ADD COLUMN     "id" SERIAL NOT NULL,
ADD CONSTRAINT "sign_on_providers_pkey" PRIMARY KEY ("id");

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_providers_organization_id_key" ON "sign_on_providers"("organization_id");
