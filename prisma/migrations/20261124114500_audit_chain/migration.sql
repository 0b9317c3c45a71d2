-- What was written into the audit, chained after the fact: each link holds the hash of its entry and of the link before.
CREATE TABLE "audit_chain" (
    "position" BIGINT NOT NULL,
    "audit_id" BIGINT NOT NULL,
    "hash" CHAR(64) NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_chain_pkey" PRIMARY KEY ("position")
);
CREATE UNIQUE INDEX "audit_chain_audit_id_key" ON "audit_chain"("audit_id");
ALTER TABLE audit_chain ADD CONSTRAINT audit_chain_position_values CHECK (position > 0);
CREATE TRIGGER audit_chain_append_only BEFORE UPDATE OR DELETE ON audit_chain FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_chain_no_truncate BEFORE TRUNCATE ON audit_chain FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
