-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "former_email" VARCHAR(255),
    "password_hash" TEXT,
    "first_name" VARCHAR(100),
    "last_name" VARCHAR(100),
    "mailing_address" TEXT,
    "phone_number" VARCHAR(20),
    "time_zone" VARCHAR(60),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_admin" BOOLEAN NOT NULL DEFAULT false,
    "reset_token" TEXT,
    "reset_token_expiry" TIMESTAMPTZ(3),
    "is_temporary_password" BOOLEAN NOT NULL DEFAULT false,
    "temp_password_expiry" TIMESTAMPTZ(3),
    "password_changed_at" TIMESTAMPTZ(3),
    "email_verified_at" TIMESTAMPTZ(3),
    "accepted_terms_at" TIMESTAMPTZ(3),
    "access_level" VARCHAR(20) NOT NULL DEFAULT 'none',
    "access_expiry" TIMESTAMPTZ(3),
    "access_source" VARCHAR(20),
    "subscription_type" VARCHAR(20) NOT NULL DEFAULT 'none',
    "payment_status" VARCHAR(20) NOT NULL DEFAULT 'none',
    "ats_access_level" VARCHAR(20) NOT NULL DEFAULT 'none',
    "ats_access_expiry" TIMESTAMPTZ(3),
    "ats_subscription_id" VARCHAR(255),
    "hris_access_level" VARCHAR(20) NOT NULL DEFAULT 'none',
    "hris_access_expiry" TIMESTAMPTZ(3),
    "hris_subscription_id" VARCHAR(255),
    "hris_pricing_model" VARCHAR(20) NOT NULL DEFAULT 'fixed',
    "hris_employee_count" INTEGER NOT NULL DEFAULT 0,
    "benefits_access_level" VARCHAR(20) NOT NULL DEFAULT 'none',
    "benefits_access_expiry" TIMESTAMPTZ(3),
    "benefits_subscription_id" VARCHAR(255),
    "trial_started_at" TIMESTAMPTZ(3),
    "total_searches" INTEGER NOT NULL DEFAULT 0,
    "last_login" TIMESTAMPTZ(3),
    "default_organization_id" INTEGER,
    "suspended_at" TIMESTAMPTZ(3),
    "suspended_reason" VARCHAR(500),
    "deleted_at" TIMESTAMPTZ(3),
    "security_stamp" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "sid" VARCHAR(128) NOT NULL,
    "sess" JSONB NOT NULL,
    "expire" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,
    "impersonator_id" INTEGER,
    "security_stamp" INTEGER NOT NULL DEFAULT 0,
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("sid")
);

-- CreateTable
CREATE TABLE "impersonations" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "organization_id" INTEGER,
    "reason" VARCHAR(500),
    "ip_address" VARCHAR(45),
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),
    "ended_how" VARCHAR(20),

    CONSTRAINT "impersonations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "visitor_trials" (
    "id" SERIAL NOT NULL,
    "visitor_hash" CHAR(64) NOT NULL,
    "ip_hash" CHAR(64) NOT NULL,
    "user_agent" VARCHAR(400),
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "converted_user_id" INTEGER,

    CONSTRAINT "visitor_trials_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_tokens" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "kind" VARCHAR(30) NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "data" JSONB,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "ip_address" VARCHAR(45),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_tokens_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "api_keys" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "organization_id" INTEGER,
    "name" VARCHAR(100) NOT NULL,
    "prefix" VARCHAR(16) NOT NULL,
    "key_hash" CHAR(64) NOT NULL,
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expires_at" TIMESTAMPTZ(3),
    "last_used_at" TIMESTAMPTZ(3),
    "last_used_ip" VARCHAR(45),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "api_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "device_codes" (
    "id" SERIAL NOT NULL,
    "device_code_hash" CHAR(64) NOT NULL,
    "user_code" VARCHAR(12) NOT NULL,
    "client_name" VARCHAR(100),
    "scopes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "user_id" INTEGER,
    "api_key_id" INTEGER,
    "ip_address" VARCHAR(45),
    "last_polled_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "device_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "customer_notes" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "author_id" INTEGER,
    "body" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customer_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_roles" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "display_name" VARCHAR(100) NOT NULL,
    "description" TEXT,
    "permissions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_system" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_roles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "user_role_assignments" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role_id" INTEGER NOT NULL,
    "assigned_by" INTEGER,
    "assigned_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "notes" TEXT,

    CONSTRAINT "user_role_assignments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "permissions" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "display_name" VARCHAR(120) NOT NULL,
    "description" TEXT,
    "category" VARCHAR(50) NOT NULL,
    "resource" VARCHAR(50) NOT NULL,
    "action" VARCHAR(50) NOT NULL,
    "is_system_permission" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "permissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "role_permissions" (
    "id" SERIAL NOT NULL,
    "role_id" INTEGER NOT NULL,
    "permission_id" INTEGER NOT NULL,
    "granted_by" INTEGER,
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "role_permissions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_updates" (
    "id" SERIAL NOT NULL,
    "source_id" INTEGER,
    "external_id" VARCHAR(255),
    "dedupe_key" VARCHAR(200) NOT NULL,
    "kind" VARCHAR(20) NOT NULL DEFAULT 'source',
    "title" VARCHAR(500) NOT NULL,
    "description" TEXT NOT NULL,
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "risk_level" VARCHAR(10) NOT NULL,
    "risk_basis" TEXT,
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city" VARCHAR(60),
    "category" VARCHAR(50) NOT NULL,
    "agency" VARCHAR(200),
    "effective_date" DATE,
    "comments_close_on" DATE,
    "published_on" DATE,
    "source_url" TEXT,
    "citations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cfr_parts" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "approved_by" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "edited_at" TIMESTAMPTZ(3),
    "raw_hash" CHAR(64),
    "matched_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "law_updates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_update_laws" (
    "law_update_id" INTEGER NOT NULL,
    "law_id" INTEGER NOT NULL,
    "matched_by" VARCHAR(20) NOT NULL DEFAULT 'citation',
    "law_version" INTEGER,

    CONSTRAINT "law_update_laws_pkey" PRIMARY KEY ("law_update_id","law_id")
);

-- CreateTable
CREATE TABLE "source_cursors" (
    "id" SERIAL NOT NULL,
    "key" VARCHAR(60) NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "url" TEXT,
    "is_enabled" BOOLEAN NOT NULL DEFAULT true,
    "cursor" JSONB,
    "etag" TEXT,
    "last_modified" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'never',
    "last_attempt_at" TIMESTAMPTZ(3),
    "last_success_at" TIMESTAMPTZ(3),
    "last_item_at" TIMESTAMPTZ(3),
    "consecutive_failures" INTEGER NOT NULL DEFAULT 0,
    "retry_after" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "items_last_run" INTEGER,
    "items_total" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "source_cursors_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_watches" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "subscriber_id" INTEGER,
    "law_id" INTEGER NOT NULL,
    "seen_version" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "law_watches_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscribers" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "first_name" VARCHAR(100),
    "last_name" VARCHAR(100),
    "company" VARCHAR(200),
    "jurisdiction" VARCHAR(10),
    "city" VARCHAR(60),
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "time_zone" VARCHAR(60) NOT NULL DEFAULT 'America/New_York',
    "user_id" INTEGER,
    "subscribed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirm_token_hash" CHAR(64),
    "confirm_token_expiry" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "last_notified" TIMESTAMPTZ(3),
    "unsubscribe_token" VARCHAR(64) NOT NULL,
    "unsubscribed_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscribers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "subscriptions" (
    "id" SERIAL NOT NULL,
    "subscriber_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city" VARCHAR(60),
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cadence" VARCHAR(10) NOT NULL DEFAULT 'instant',
    "weekday" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "unsubscribe_token" VARCHAR(64) NOT NULL,
    "next_digest_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_notifications" (
    "id" BIGSERIAL NOT NULL,
    "subscriber_id" INTEGER,
    "law_update_id" INTEGER,
    "subscription_id" INTEGER,
    "kind" VARCHAR(10) NOT NULL DEFAULT 'update',
    "recipient_email" VARCHAR(255),
    "email_subject" VARCHAR(500),
    "email_content" TEXT,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mail_id" BIGINT,
    "sent_at" TIMESTAMPTZ(3),
    "delivery_status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "error_message" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "email_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mails" (
    "id" BIGSERIAL NOT NULL,
    "dedupe_key" VARCHAR(200),
    "to_address" VARCHAR(255) NOT NULL,
    "to_name" VARCHAR(200),
    "reply_to" VARCHAR(255),
    "template" VARCHAR(60) NOT NULL,
    "subject" VARCHAR(500),
    "data" JSONB NOT NULL,
    "secret_encrypted" TEXT,
    "attachments" JSONB,
    "headers" JSONB,
    "category" VARCHAR(20) NOT NULL DEFAULT 'transactional',
    "priority" INTEGER NOT NULL DEFAULT 5,
    "user_id" INTEGER,
    "subscriber_id" INTEGER,
    "organization_id" INTEGER,
    "state" VARCHAR(20) NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_by" VARCHAR(80),
    "claimed_at" TIMESTAMPTZ(3),
    "message_id" VARCHAR(255) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bounces" (
    "id" SERIAL NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "mail_id" BIGINT,
    "diagnostic" TEXT,
    "occurred_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "cleared_at" TIMESTAMPTZ(3),
    "cleared_by" INTEGER,

    CONSTRAINT "bounces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purchase_history" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "plan" VARCHAR(30),
    "service_type" VARCHAR(20) NOT NULL,
    "amount" INTEGER NOT NULL,
    "list_amount" INTEGER,
    "discount_amount" INTEGER NOT NULL DEFAULT 0,
    "currency" VARCHAR(3) NOT NULL DEFAULT 'usd',
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "stripe_payment_intent_id" VARCHAR(255),
    "stripe_subscription_id" VARCHAR(255),
    "stripe_invoice_id" VARCHAR(255),
    "stripe_charge_id" VARCHAR(255),
    "payment_method_label" VARCHAR(40),
    "payment_status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "failure_reason" TEXT,
    "access_granted" VARCHAR(20),
    "granted_at" TIMESTAMPTZ(3),
    "access_duration" INTEGER,
    "coupon_id" INTEGER,
    "coupon_code" VARCHAR(40),
    "purchase_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "access_start_date" TIMESTAMPTZ(3),
    "access_end_date" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "refunded_amount" INTEGER NOT NULL DEFAULT 0,
    "refunded_at" TIMESTAMPTZ(3),
    "disputed_at" TIMESTAMPTZ(3),
    "dispute_status" VARCHAR(30),
    "receipt_number" VARCHAR(30),
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "purchase_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_subscriptions" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "product" VARCHAR(20) NOT NULL,
    "plan" VARCHAR(30) NOT NULL,
    "provider" VARCHAR(10) NOT NULL,
    "provider_subscription_id" VARCHAR(255) NOT NULL,
    "provider_price_id" VARCHAR(255),
    "status" VARCHAR(30) NOT NULL,
    "quantity" INTEGER NOT NULL DEFAULT 1,
    "coupon_id" INTEGER,
    "current_period_start" TIMESTAMPTZ(3),
    "current_period_end" TIMESTAMPTZ(3),
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "canceled_at" TIMESTAMPTZ(3),
    "grace_until" TIMESTAMPTZ(3),
    "renewal_reminder_sent_for" DATE,
    "synced_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_customers" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "provider" VARCHAR(10) NOT NULL,
    "provider_customer_id" VARCHAR(255) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_customers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_events" (
    "id" SERIAL NOT NULL,
    "provider" VARCHAR(10) NOT NULL,
    "event_id" VARCHAR(255) NOT NULL,
    "type" VARCHAR(100) NOT NULL,
    "object_id" VARCHAR(255),
    "provider_created_at" TIMESTAMPTZ(3),
    "payload" JSONB,
    "status" VARCHAR(20) NOT NULL DEFAULT 'received',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_tasks" (
    "id" SERIAL NOT NULL,
    "kind" VARCHAR(40) NOT NULL,
    "dedupe_key" VARCHAR(200) NOT NULL,
    "payload" JSONB NOT NULL,
    "state" VARCHAR(20) NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_tasks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "test_payment_objects" (
    "id" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "customer_id" VARCHAR(255),
    "idempotency_key" VARCHAR(255),
    "data" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "test_payment_objects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "checkout_consents" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purchase_id" INTEGER,
    "plan" VARCHAR(30) NOT NULL,
    "terms" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "renews_on" DATE,
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "checkout_consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund_requests" (
    "id" SERIAL NOT NULL,
    "purchase_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "reason" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'requested',
    "amount" INTEGER,
    "provider_refund_id" VARCHAR(255),
    "decided_by" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "decision_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupons" (
    "id" SERIAL NOT NULL,
    "code" VARCHAR(40) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "percent_off" INTEGER,
    "amount_off_cents" INTEGER,
    "trial_days" INTEGER,
    "trial_minutes" INTEGER,
    "free_until" TIMESTAMPTZ(3),
    "valid_for_plans" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "description" VARCHAR(300) NOT NULL,
    "valid_from" TIMESTAMPTZ(3),
    "valid_until" TIMESTAMPTZ(3),
    "first_purchase_only" BOOLEAN NOT NULL DEFAULT false,
    "max_redemptions" INTEGER,
    "max_per_customer" INTEGER DEFAULT 1,
    "redemption_count" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "coupons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "coupon_redemptions" (
    "id" SERIAL NOT NULL,
    "coupon_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "purchase_id" INTEGER,
    "plan" VARCHAR(30),
    "discount_amount" INTEGER NOT NULL DEFAULT 0,
    "status" VARCHAR(20) NOT NULL DEFAULT 'reserved',
    "reserved_until" TIMESTAMPTZ(3),
    "redeemed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "coupon_redemptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidates" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "middle_name" VARCHAR(100),
    "last_name" VARCHAR(100) NOT NULL,
    "suffix" VARCHAR(20),
    "phone" VARCHAR(20),
    "city" VARCHAR(100),
    "state" VARCHAR(50),
    "zip_code" VARCHAR(10),
    "education_level" VARCHAR(50),
    "school_attended" VARCHAR(200),
    "area_of_study" VARCHAR(200),
    "degree_transcript_url" TEXT,
    "degree_file_id" INTEGER,
    "linkedin_url" TEXT,
    "portfolio_url" TEXT,
    "github_url" TEXT,
    "current_title" VARCHAR(200),
    "current_company" VARCHAR(200),
    "experience_years" INTEGER,
    "desired_salary" INTEGER,
    "visa_status" VARCHAR(50),
    "availability" VARCHAR(100),
    "willing_to_relocate" BOOLEAN,
    "preferred_work_type" VARCHAR(30),
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "source" VARCHAR(120),
    "source_id" INTEGER,
    "last_contacted_at" TIMESTAMPTZ(3),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "resume_url" TEXT,
    "cover_letter_url" TEXT,
    "notes" TEXT,
    "contact_method_email" BOOLEAN NOT NULL DEFAULT true,
    "contact_method_phone" BOOLEAN NOT NULL DEFAULT false,
    "contact_method_text" BOOLEAN NOT NULL DEFAULT false,
    "email_key" VARCHAR(255),
    "phone_key" VARCHAR(20),
    "name_key" VARCHAR(200),
    "employer_key" VARCHAR(200),
    "merged_into_id" INTEGER,
    "employee_id" INTEGER,
    "legal_hold_reason" TEXT,
    "legal_hold_at" TIMESTAMPTZ(3),
    "legal_hold_by" INTEGER,
    "retain_until" DATE,
    "erased_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "search_vector" tsvector,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_files" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "file_id" INTEGER,
    "file_name" VARCHAR(255) NOT NULL,
    "original_name" VARCHAR(255) NOT NULL,
    "file_path" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "mime_type" VARCHAR(100) NOT NULL,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "is_primary" BOOLEAN NOT NULL DEFAULT false,
    "parse_status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "parse_started_at" TIMESTAMPTZ(3),

    CONSTRAINT "resume_files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "resume_data" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "resume_file_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "parsed_name" VARCHAR(200),
    "parsed_email" VARCHAR(255),
    "parsed_phone" VARCHAR(40),
    "parsed_address" TEXT,
    "parsed_linked_in" TEXT,
    "parsed_website" TEXT,
    "work_experience" JSONB,
    "total_experience_years" DECIMAL(4,1),
    "education" JSONB,
    "highest_degree" VARCHAR(100),
    "technical_skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "soft_skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "certifications" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "raw_text" TEXT,
    "summary" TEXT,
    "key_highlights" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "industry_experience" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "career_level" VARCHAR(30),
    "parsing_confidence" DECIMAL(4,3),
    "field_confidence" JSONB,
    "corrections" JSONB,
    "corrected_by" INTEGER,
    "corrected_at" TIMESTAMPTZ(3),
    "parser_version" VARCHAR(20),
    "parsed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "parsing_errors" TEXT[] DEFAULT ARRAY[]::TEXT[],

    CONSTRAINT "resume_data_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_merges" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "kept_id" INTEGER NOT NULL,
    "merged_id" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "merged_by" INTEGER,
    "merged_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_by" INTEGER,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "candidate_merges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_distinctions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "other_id" INTEGER NOT NULL,
    "decided_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_distinctions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "department" VARCHAR(100),
    "hiring_manager_id" INTEGER,
    "recruiter_id" INTEGER,
    "location" VARCHAR(200),
    "location_id" INTEGER,
    "employment_type" VARCHAR(20),
    "requisition_number" VARCHAR(50),
    "openings" INTEGER NOT NULL DEFAULT 1,
    "salary_min" INTEGER,
    "salary_max" INTEGER,
    "salary_type" VARCHAR(20) NOT NULL DEFAULT 'annually',
    "currency" VARCHAR(3) NOT NULL DEFAULT 'USD',
    "salary_visibility" VARCHAR(20) NOT NULL DEFAULT 'internal',
    "other_compensation" TEXT,
    "description" TEXT,
    "description_format" VARCHAR(20) NOT NULL DEFAULT 'html',
    "requirements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "responsibilities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "skills" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "keywords" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "custom_fields" JSONB,
    "approval_status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "approval_round" INTEGER NOT NULL DEFAULT 0,
    "approved_by" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "rejection_reason" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "close_reason" VARCHAR(20),
    "application_deadline" DATE,
    "published_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "priority_level" VARCHAR(20) NOT NULL DEFAULT 'medium',
    "experience_level" VARCHAR(30),
    "is_remote" BOOLEAN NOT NULL DEFAULT false,
    "remote_policy" VARCHAR(20),
    "remote_states" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_internal_only" BOOLEAN NOT NULL DEFAULT false,
    "required_visa_status" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "visa_sponsorship" VARCHAR(20),
    "is_exempt" BOOLEAN,
    "budget_code" VARCHAR(50),
    "headcount_justification" VARCHAR(30),
    "special_requirements" TEXT,
    "created_by" INTEGER,
    "last_modified_by" INTEGER,
    "is_template" BOOLEAN NOT NULL DEFAULT false,
    "template_id" INTEGER,
    "document_attachments" JSONB,
    "document_permissions" VARCHAR(20),
    "version_control" BOOLEAN NOT NULL DEFAULT false,
    "ai_screening_enabled" BOOLEAN NOT NULL DEFAULT false,
    "ai_screening_criteria" JSONB,
    "bias_detection_enabled" BOOLEAN NOT NULL DEFAULT false,
    "referral_bonus_amount" INTEGER NOT NULL DEFAULT 0,
    "referral_program_active" BOOLEAN NOT NULL DEFAULT false,
    "referral_eligibility" VARCHAR(20),
    "referral_bonus_structure" VARCHAR(20),
    "mobile_optimized" BOOLEAN NOT NULL DEFAULT true,
    "auto_translate" BOOLEAN NOT NULL DEFAULT false,
    "supported_languages" TEXT[] DEFAULT ARRAY['en']::TEXT[],
    "auto_publish" BOOLEAN NOT NULL DEFAULT false,
    "notify_on_apply" BOOLEAN NOT NULL DEFAULT true,
    "public_slug" VARCHAR(120),
    "search_vector" tsvector,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_versions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "changed_by" INTEGER,
    "change_note" VARCHAR(300),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_translations" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "language" VARCHAR(5) NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "description" TEXT NOT NULL,
    "benefits_text" TEXT,
    "reviewed_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_translations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_approvals" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "step_order" INTEGER NOT NULL,
    "name" VARCHAR(100),
    "approver_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "required_approvals" INTEGER NOT NULL DEFAULT 1,
    "status" VARCHAR(20) NOT NULL DEFAULT 'waiting',
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_approval_votes" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "step_id" INTEGER NOT NULL,
    "approver_id" INTEGER NOT NULL,
    "decision" VARCHAR(20) NOT NULL,
    "reason" TEXT,
    "voided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_approval_votes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_openings" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'open',
    "filled_by_application_id" INTEGER,
    "close_reason" VARCHAR(20),
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_openings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_documents" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "file_id" INTEGER,
    "document_name" VARCHAR(255) NOT NULL,
    "document_type" VARCHAR(50) NOT NULL,
    "file_path" TEXT NOT NULL,
    "file_size" INTEGER NOT NULL,
    "mime_type" VARCHAR(100),
    "uploaded_by" INTEGER,
    "upload_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "permissions" VARCHAR(20),
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "replaces_document_id" INTEGER,

    CONSTRAINT "job_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offers" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "department" VARCHAR(100),
    "location" VARCHAR(200),
    "start_date" DATE,
    "employment_type" VARCHAR(20),
    "salary_amount" INTEGER NOT NULL,
    "salary_type" VARCHAR(20) NOT NULL DEFAULT 'annually',
    "currency" VARCHAR(3) NOT NULL DEFAULT 'USD',
    "benefits" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "equity_amount" BIGINT,
    "bonus_amount" INTEGER,
    "sign_on_amount" INTEGER,
    "compensation" JSONB,
    "status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "current_version" INTEGER NOT NULL DEFAULT 1,
    "sent_at" TIMESTAMPTZ(3),
    "viewed_at" TIMESTAMPTZ(3),
    "response_deadline" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),
    "decline_reason_id" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),
    "withdrawn_reason" TEXT,
    "notes" TEXT,
    "terms" TEXT,
    "letter_template_id" INTEGER,
    "employee_id" INTEGER,
    "created_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_versions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "letter_html" TEXT,
    "letter_file_id" INTEGER,
    "document_hash" CHAR(64),
    "superseded_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_approvals" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "offer_version" INTEGER NOT NULL,
    "step_order" INTEGER NOT NULL DEFAULT 1,
    "approver_id" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'waiting',
    "reason" TEXT,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_approvals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_events" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "offer_id" INTEGER NOT NULL,
    "offer_version" INTEGER NOT NULL,
    "type" VARCHAR(30) NOT NULL,
    "acted_by" INTEGER,
    "signature_name" VARCHAR(200),
    "document_hash" CHAR(64),
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_templates" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "body" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_questions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "label" VARCHAR(500) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "options" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "hidden_until" VARCHAR(20),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_questions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_stages" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "position" INTEGER NOT NULL,
    "email_template_id" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_stages" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "job_stage_id" INTEGER,
    "name" VARCHAR(100) NOT NULL,
    "description" TEXT,
    "order" INTEGER NOT NULL DEFAULT 0,
    "type" VARCHAR(30),
    "duration" INTEGER NOT NULL DEFAULT 60,
    "is_required" BOOLEAN NOT NULL DEFAULT true,
    "interviewer_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "scorecard_template_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interview_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stage_templates" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "description" TEXT,
    "stages" JSONB NOT NULL,
    "interview_plan" JSONB,
    "questions" JSONB,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "stage_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reasons" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "label" VARCHAR(120) NOT NULL,
    "side" VARCHAR(20) NOT NULL,
    "kind" VARCHAR(20) NOT NULL DEFAULT 'rejection',
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "sort_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "reasons_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sources" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "channel" VARCHAR(30),
    "tracking_code" VARCHAR(40),
    "cost_cents" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sources_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'applied',
    "stage" VARCHAR(80) NOT NULL DEFAULT 'initial',
    "stage_id" INTEGER,
    "stage_entered_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_active_stage_id" INTEGER,
    "applied_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "source" VARCHAR(120),
    "source_id" INTEGER,
    "cover_letter" TEXT,
    "resume_url" TEXT,
    "resume_file_id" INTEGER,
    "portfolio_url" TEXT,
    "custom_fields" JSONB,
    "rating" INTEGER,
    "fit" VARCHAR(20),
    "reason_id" INTEGER,
    "rejection_reason" TEXT,
    "rejected_at" TIMESTAMPTZ(3),
    "hired_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "assigned_recruiter_id" INTEGER,
    "transferred_from_id" INTEGER,
    "first_contacted_at" TIMESTAMPTZ(3),
    "last_activity_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "language" VARCHAR(5),
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_stage_events" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "action" VARCHAR(20) NOT NULL,
    "from_status" VARCHAR(20),
    "to_status" VARCHAR(20) NOT NULL,
    "from_stage_id" INTEGER,
    "to_stage_id" INTEGER,
    "from_stage_name" VARCHAR(80),
    "to_stage_name" VARCHAR(80),
    "seconds_in_previous" INTEGER,
    "reason_id" INTEGER,
    "reason_text" TEXT,
    "actor_kind" VARCHAR(20) NOT NULL DEFAULT 'member',
    "acted_by" INTEGER,
    "undone_event_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_stage_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_answers" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "question_id" INTEGER,
    "label" VARCHAR(500) NOT NULL,
    "answer" JSONB NOT NULL,
    "file_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_answers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interviews" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "stage_id" INTEGER,
    "title" VARCHAR(200) NOT NULL,
    "type" VARCHAR(30),
    "status" VARCHAR(30) NOT NULL DEFAULT 'scheduled',
    "scheduled_at" TIMESTAMPTZ(3),
    "duration" INTEGER NOT NULL DEFAULT 60,
    "time_zone" VARCHAR(60),
    "location" TEXT,
    "meeting_url" TEXT,
    "interviewer_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "notes" TEXT,
    "feedback" TEXT,
    "rating" INTEGER,
    "recommendation" VARCHAR(20),
    "strengths" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "concerns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "questions" JSONB,
    "completed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "ics_uid" VARCHAR(120) NOT NULL,
    "ics_sequence" INTEGER NOT NULL DEFAULT 0,
    "reminder_sent_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_participants" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "interview_id" INTEGER NOT NULL,
    "team_member_id" INTEGER NOT NULL,
    "role" VARCHAR(20) NOT NULL DEFAULT 'interviewer',
    "response" VARCHAR(20) NOT NULL DEFAULT 'needs_action',
    "must_score" BOOLEAN NOT NULL DEFAULT true,
    "responded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interview_participants_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "interview_slots" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "interview_id" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "interviewer_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'open',
    "booked_at" TIMESTAMPTZ(3),

    CONSTRAINT "interview_slots_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scorecard_templates" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" TEXT,
    "attributes" JSONB NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scorecard_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scorecards" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "interview_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "team_member_id" INTEGER NOT NULL,
    "template_id" INTEGER,
    "overall" VARCHAR(20),
    "summary" TEXT,
    "strengths" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "concerns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "submitted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "scorecards_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "scorecard_ratings" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "scorecard_id" INTEGER NOT NULL,
    "attribute" VARCHAR(80) NOT NULL,
    "rating" INTEGER,
    "note" TEXT,

    CONSTRAINT "scorecard_ratings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "action_links" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "purpose" VARCHAR(30) NOT NULL,
    "application_id" INTEGER,
    "interview_id" INTEGER,
    "offer_id" INTEGER,
    "team_member_id" INTEGER,
    "expires_at" TIMESTAMPTZ(3),
    "used_at" TIMESTAMPTZ(3),
    "use_count" INTEGER NOT NULL DEFAULT 0,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "action_links_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_notes" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "body" TEXT NOT NULL,
    "is_private" BOOLEAN NOT NULL DEFAULT false,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "candidate_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_messages" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "mail_id" BIGINT,
    "template_id" INTEGER,
    "direction" VARCHAR(10) NOT NULL DEFAULT 'out',
    "subject" VARCHAR(500) NOT NULL,
    "body" TEXT NOT NULL,
    "sent_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "candidate_messages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "consents" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "purpose" VARCHAR(40) NOT NULL,
    "text_shown" TEXT NOT NULL,
    "text_hash" CHAR(64) NOT NULL,
    "granted" BOOLEAN NOT NULL,
    "ip_address" VARCHAR(45),
    "granted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(3),
    "expires_on" DATE,

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "privacy_requests" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "candidate_id" INTEGER,
    "email" VARCHAR(255) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'received',
    "due_on" DATE,
    "held_reason" TEXT,
    "file_id" INTEGER,
    "handled_by" INTEGER,
    "handled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "privacy_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "talent_pools" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" TEXT,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talent_pools_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "talent_pool_members" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "pool_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "added_by" INTEGER,
    "added_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "talent_pool_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_views" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "screen" VARCHAR(30) NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "query" JSONB NOT NULL,
    "is_shared" BOOLEAN NOT NULL DEFAULT false,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_views_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "candidate_imports" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "file_id" INTEGER,
    "mapping" JSONB NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'preview',
    "total" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "rows" JSONB,
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "candidate_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_referrals" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "referrer_id" INTEGER,
    "referred_candidate_id" INTEGER,
    "application_id" INTEGER,
    "referral_code" VARCHAR(40) NOT NULL,
    "bonus_amount" INTEGER NOT NULL DEFAULT 0,
    "bonus_status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "referral_date" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "bonus_payable_on" DATE,
    "bonus_paid_date" DATE,
    "notes" TEXT,

    CONSTRAINT "job_referrals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ai_screening_results" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "overall_score" DECIMAL(5,2),
    "skills_match_score" DECIMAL(5,2),
    "experience_score" DECIMAL(5,2),
    "education_score" DECIMAL(5,2),
    "bias_flags" JSONB,
    "screening_details" JSONB,
    "method" VARCHAR(30) NOT NULL DEFAULT 'built_in',
    "method_version" VARCHAR(20),
    "screened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "screened_by" VARCHAR(100) NOT NULL DEFAULT 'AI_SYSTEM',
    "reviewed_by" INTEGER,
    "reviewed_at" TIMESTAMPTZ(3),
    "review_outcome" VARCHAR(20),
    "is_current" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ai_screening_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "screening_logs" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "result_id" INTEGER,
    "job_id" INTEGER NOT NULL,
    "candidate_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "criteria" JSONB NOT NULL,
    "inputs" JSONB NOT NULL,
    "outputs" JSONB NOT NULL,
    "method" VARCHAR(30) NOT NULL,
    "method_version" VARCHAR(20),
    "requested_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retain_until" DATE NOT NULL,

    CONSTRAINT "screening_logs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "eeo_responses" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_ref" INTEGER NOT NULL,
    "job_ref" INTEGER NOT NULL,
    "gender" VARCHAR(30),
    "ethnicity" VARCHAR(60),
    "races" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "veteran_status" VARCHAR(60),
    "disability_status" VARCHAR(60),
    "declined" BOOLEAN NOT NULL DEFAULT false,
    "form_version" VARCHAR(20),
    "submitted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "retain_until" DATE,

    CONSTRAINT "eeo_responses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "adverse_action_cases" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER NOT NULL,
    "state" CHAR(2),
    "city" VARCHAR(60),
    "status" VARCHAR(30) NOT NULL DEFAULT 'open',
    "disclosed_at" TIMESTAMPTZ(3),
    "authorized_at" TIMESTAMPTZ(3),
    "ordered_at" TIMESTAMPTZ(3),
    "report_received_at" TIMESTAMPTZ(3),
    "report_file_id" INTEGER,
    "pre_adverse_sent_at" TIMESTAMPTZ(3),
    "wait_until" TIMESTAMPTZ(3),
    "dispute_received_at" TIMESTAMPTZ(3),
    "assessment" JSONB,
    "final_notice_sent_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "law_id" INTEGER,
    "steps" JSONB,
    "opened_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "adverse_action_cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "compliance_findings" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "subject" VARCHAR(20) NOT NULL,
    "job_id" INTEGER,
    "application_id" INTEGER,
    "offer_id" INTEGER,
    "rule" VARCHAR(80) NOT NULL,
    "place" VARCHAR(80),
    "severity" VARCHAR(10) NOT NULL,
    "message" TEXT NOT NULL,
    "suggestion" TEXT,
    "law_id" INTEGER,
    "citation" VARCHAR(300),
    "effective_date" DATE,
    "status" VARCHAR(20) NOT NULL DEFAULT 'open',
    "override_reason" TEXT,
    "overridden_by" INTEGER,
    "overridden_at" TIMESTAMPTZ(3),
    "corpus_load_id" INTEGER,
    "checked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "compliance_findings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "new_hire_notices" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "application_id" INTEGER,
    "employee_id" INTEGER,
    "title" VARCHAR(300) NOT NULL,
    "law_id" INTEGER,
    "citation" VARCHAR(300),
    "state" CHAR(2),
    "due_on" DATE,
    "status" VARCHAR(20) NOT NULL DEFAULT 'open',
    "done_by" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "new_hire_notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "team_members" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "email" VARCHAR(255) NOT NULL,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "title" VARCHAR(120),
    "department" VARCHAR(100),
    "role" VARCHAR(20) NOT NULL DEFAULT 'viewer',
    "permissions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "time_zone" VARCHAR(60),
    "working_hours" JSONB,
    "calendar_token_hash" CHAR(64),
    "last_login_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "team_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "activities" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "entity_type" VARCHAR(30) NOT NULL,
    "entity_id" INTEGER NOT NULL,
    "candidate_id" INTEGER,
    "user_id" INTEGER,
    "title" VARCHAR(300) NOT NULL,
    "description" TEXT,
    "metadata" JSONB,
    "is_public" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "activities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_templates" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "subject" VARCHAR(500) NOT NULL,
    "body" TEXT NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "is_default" BOOLEAN NOT NULL DEFAULT false,
    "created_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_templates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reports" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "filters" JSONB,
    "data" JSONB,
    "generated_at" TIMESTAMPTZ(3),
    "generated_by" INTEGER,
    "is_scheduled" BOOLEAN NOT NULL DEFAULT false,
    "schedule" JSONB,
    "next_run_at" TIMESTAMPTZ(3),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retention_policies" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "record_class" VARCHAR(40) NOT NULL,
    "months" INTEGER NOT NULL,
    "basis" TEXT,
    "law_id" INTEGER,
    "updated_by" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "retention_policies_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "retention_runs" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "record_class" VARCHAR(40) NOT NULL,
    "removed" INTEGER NOT NULL DEFAULT 0,
    "held" INTEGER NOT NULL DEFAULT 0,
    "detail" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "retention_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cases" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(160) NOT NULL,
    "name" VARCHAR(300) NOT NULL,
    "citation" VARCHAR(200),
    "citations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "court" VARCHAR(160) NOT NULL,
    "court_level" VARCHAR(20),
    "jurisdiction" VARCHAR(10) NOT NULL DEFAULT 'FEDERAL',
    "year" INTEGER NOT NULL,
    "decided_on" DATE,
    "docket_number" VARCHAR(80),
    "issue" TEXT,
    "outcome" TEXT NOT NULL,
    "damages" TEXT,
    "damages_cents" BIGINT,
    "summary" TEXT NOT NULL,
    "key_issues" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "legal_precedent" TEXT,
    "financial_impact" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "relevance_score" INTEGER NOT NULL DEFAULT 0,
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "statutes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "treatment" VARCHAR(20) NOT NULL DEFAULT 'good',
    "treatment_note" TEXT,
    "citation_verified" BOOLEAN NOT NULL DEFAULT false,
    "citation_verified_via" VARCHAR(40),
    "citation_verified_at" TIMESTAMPTZ(3),
    "existence_certain" BOOLEAN NOT NULL DEFAULT true,
    "confidence" VARCHAR(10) NOT NULL,
    "sources" JSONB,
    "reference_url" TEXT,
    "link_class" VARCHAR(10),
    "verified_as_of" DATE,
    "verified_by" INTEGER,
    "origin" VARCHAR(10) NOT NULL DEFAULT 'corpus',
    "operator_edited_at" TIMESTAMPTZ(3),
    "content_hash" CHAR(64) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "archived_at" TIMESTAMPTZ(3),
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "search_vector" tsvector,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "case_versions" (
    "id" SERIAL NOT NULL,
    "case_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "origin" VARCHAR(10) NOT NULL,
    "is_current" BOOLEAN NOT NULL DEFAULT true,
    "changed_by" INTEGER,
    "change_note" TEXT,
    "corpus_load_id" INTEGER,
    "valid_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "valid_to" TIMESTAMPTZ(3),

    CONSTRAINT "case_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "unemployment_laws" (
    "id" SERIAL NOT NULL,
    "state" CHAR(2) NOT NULL,
    "state_name" VARCHAR(60) NOT NULL,
    "minimum_earnings" TEXT,
    "base_earnings_period" TEXT,
    "work_requirement" TEXT,
    "availability_requirement" TEXT,
    "job_search_requirement" TEXT,
    "weekly_benefit_min" INTEGER,
    "weekly_benefit_max" INTEGER,
    "benefit_formula" TEXT,
    "dependent_allowance" TEXT,
    "max_benefit_weeks" INTEGER,
    "extended_benefit_trigger" TEXT,
    "employer_tax_rate" TEXT,
    "taxable_wage_base" INTEGER,
    "new_employer_rate" DECIMAL(6,3),
    "experience_rating" TEXT,
    "reimbursement_option" BOOLEAN DEFAULT false,
    "voluntary_quit_rule" TEXT,
    "misconduct_rule" TEXT,
    "refusal_of_work_rule" TEXT,
    "fraud_penalties" TEXT,
    "partial_benefits" TEXT,
    "work_sharing_program" BOOLEAN DEFAULT false,
    "self_employment_assistance" BOOLEAN DEFAULT false,
    "trade_adjustment_assistance" BOOLEAN DEFAULT false,
    "disaster_unemployment" TEXT,
    "appeal_time_limit" TEXT,
    "appeal_days" INTEGER,
    "appeal_process" TEXT,
    "hearing_rights" TEXT,
    "waiting_week" BOOLEAN DEFAULT true,
    "filing_method" TEXT,
    "reporting_requirement" TEXT,
    "backdating_rules" TEXT,
    "covid_provisions" TEXT,
    "recent_changes" TEXT,
    "effective_date" DATE,
    "agency_name" VARCHAR(200),
    "agency_website" TEXT,
    "phone_number" VARCHAR(40),
    "office_locations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "employer_penalties" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "record_keeping" TEXT,
    "noticing_requirements" TEXT,
    "confidence" VARCHAR(10) NOT NULL,
    "confidence_by_field" JSONB,
    "sources" JSONB,
    "verified_as_of" DATE,
    "content_hash" CHAR(64) NOT NULL,
    "law_id" INTEGER,
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "unemployment_laws_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "laws" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "title" VARCHAR(300) NOT NULL,
    "popular_names" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "citation" VARCHAR(300),
    "citations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reporter_kind" VARCHAR(20) NOT NULL DEFAULT 'statute',
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city" VARCHAR(60),
    "category" VARCHAR(50) NOT NULL,
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_absence" BOOLEAN NOT NULL DEFAULT false,
    "scope_note" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'in_force',
    "status_note" TEXT,
    "enacted_on" DATE,
    "effective_date" DATE,
    "ends_on" DATE,
    "summary" TEXT NOT NULL,
    "full_text" TEXT,
    "covered_text" TEXT,
    "min_employees" INTEGER,
    "count_rule" TEXT,
    "count_scope" VARCHAR(20),
    "exemptions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requirements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requirement_details" JSONB,
    "deadlines" JSONB,
    "notices" JSONB,
    "records_retention" JSONB,
    "agency" VARCHAR(200),
    "private_action" BOOLEAN,
    "exhaustion" TEXT,
    "remedies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "penalties" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "penalty_details" JSONB,
    "limitation_period" TEXT,
    "limitation_details" JSONB,
    "figures" JSONB,
    "risk_level" VARCHAR(10) NOT NULL,
    "risk_basis" TEXT,
    "confidence" VARCHAR(10) NOT NULL,
    "confidence_by_field" JSONB,
    "sources" JSONB,
    "reference_url" TEXT,
    "link_class" VARCHAR(10),
    "verified_as_of" DATE,
    "verified_by" INTEGER,
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "related_case_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "related_law_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "origin" VARCHAR(10) NOT NULL DEFAULT 'corpus',
    "operator_edited_at" TIMESTAMPTZ(3),
    "content_hash" CHAR(64) NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "archived_at" TIMESTAMPTZ(3),
    "search_vector" tsvector,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "laws_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_versions" (
    "id" SERIAL NOT NULL,
    "law_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "origin" VARCHAR(10) NOT NULL,
    "is_current" BOOLEAN NOT NULL DEFAULT true,
    "changed_by" INTEGER,
    "change_note" TEXT,
    "corpus_load_id" INTEGER,
    "valid_from" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "valid_to" TIMESTAMPTZ(3),

    CONSTRAINT "law_versions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_figures" (
    "id" SERIAL NOT NULL,
    "law_id" INTEGER NOT NULL,
    "topic_id" INTEGER NOT NULL,
    "key" VARCHAR(60) NOT NULL,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "label" VARCHAR(160) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "amount_cents" BIGINT,
    "number_value" DECIMAL(14,4),
    "boolean_value" BOOLEAN,
    "text_value" TEXT,
    "unit" VARCHAR(40),
    "condition" TEXT,
    "effective_from" DATE,
    "effective_to" DATE,
    "pinpoint" VARCHAR(160),
    "confidence" VARCHAR(10) NOT NULL,
    "verified_as_of" DATE,
    "source_url" TEXT,

    CONSTRAINT "law_figures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "law_cases" (
    "law_id" INTEGER NOT NULL,
    "case_id" INTEGER NOT NULL,
    "relevance" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "law_cases_pkey" PRIMARY KEY ("law_id","case_id")
);

-- CreateTable
CREATE TABLE "law_relations" (
    "law_id" INTEGER NOT NULL,
    "related_law_id" INTEGER NOT NULL,
    "kind" VARCHAR(20) NOT NULL DEFAULT 'related',

    CONSTRAINT "law_relations_pkey" PRIMARY KEY ("law_id","related_law_id","kind")
);

-- CreateTable
CREATE TABLE "topics" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(60) NOT NULL,
    "label" VARCHAR(120) NOT NULL,
    "category" VARCHAR(50) NOT NULL,
    "display_group" VARCHAR(40),
    "description" TEXT,
    "is_common" BOOLEAN NOT NULL DEFAULT false,
    "example_question" TEXT,
    "figure_keys" JSONB,
    "sort_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "topics_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "aliases" (
    "id" SERIAL NOT NULL,
    "term" VARCHAR(120) NOT NULL,
    "normalized_term" VARCHAR(120) NOT NULL,
    "kind" VARCHAR(20) NOT NULL,
    "target_kind" VARCHAR(10) NOT NULL,
    "target" VARCHAR(160) NOT NULL,
    "weight" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "aliases_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_terms" (
    "term" VARCHAR(80) NOT NULL,
    "law_count" INTEGER NOT NULL DEFAULT 0,
    "case_count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "search_terms_pkey" PRIMARY KEY ("term")
);

-- CreateTable
CREATE TABLE "posters" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city" VARCHAR(60),
    "title" VARCHAR(300) NOT NULL,
    "audience" TEXT,
    "placement" TEXT,
    "languages" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "min_employees" INTEGER,
    "agency" VARCHAR(200),
    "citation" VARCHAR(300),
    "penalty" TEXT,
    "url" TEXT,
    "link_class" VARCHAR(10),
    "law_id" INTEGER,
    "confidence" VARCHAR(10) NOT NULL,
    "verified_as_of" DATE,
    "content_hash" CHAR(64) NOT NULL,

    CONSTRAINT "posters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "thresholds" (
    "id" SERIAL NOT NULL,
    "slug" VARCHAR(120) NOT NULL,
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city" VARCHAR(60),
    "name" VARCHAR(300) NOT NULL,
    "min_employees" INTEGER NOT NULL,
    "count_scope" VARCHAR(20),
    "count_rule" TEXT,
    "citation" VARCHAR(300),
    "law_id" INTEGER,
    "confidence" VARCHAR(10) NOT NULL,
    "verified_as_of" DATE,
    "content_hash" CHAR(64) NOT NULL,

    CONSTRAINT "thresholds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "corpus_loads" (
    "id" SERIAL NOT NULL,
    "content_hash" CHAR(64) NOT NULL,
    "files" JSONB NOT NULL,
    "counts" JSONB,
    "status" VARCHAR(20) NOT NULL DEFAULT 'running',
    "error" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "corpus_loads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_schedules" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "cron" VARCHAR(80),
    "time_zone" VARCHAR(60),
    "is_paused" BOOLEAN NOT NULL DEFAULT false,
    "last_slot" TIMESTAMPTZ(3),
    "updated_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_schedules_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_runs" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "slot" VARCHAR(60) NOT NULL,
    "trigger" VARCHAR(20) NOT NULL DEFAULT 'schedule',
    "status" VARCHAR(20) NOT NULL DEFAULT 'running',
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "heartbeat_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "duration_ms" INTEGER,
    "progress" JSONB,
    "counts" JSONB,
    "error" TEXT,
    "started_by" INTEGER,
    "process_id" VARCHAR(80),

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "action" VARCHAR(80) NOT NULL,
    "outcome" VARCHAR(10) NOT NULL DEFAULT 'done',
    "actor_id" INTEGER,
    "actor_kind" VARCHAR(20) NOT NULL DEFAULT 'user',
    "impersonator_id" INTEGER,
    "api_key_id" INTEGER,
    "organization_id" INTEGER,
    "subject_user_id" INTEGER,
    "entity_type" VARCHAR(50),
    "entity_id" VARCHAR(60),
    "before" JSONB,
    "after" JSONB,
    "detail" JSONB,
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "request_id" VARCHAR(60),

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "id" SERIAL NOT NULL,
    "principal" VARCHAR(80) NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "method" VARCHAR(10) NOT NULL,
    "path" VARCHAR(300) NOT NULL,
    "request_hash" CHAR(64) NOT NULL,
    "state" VARCHAR(10) NOT NULL DEFAULT 'running',
    "status" INTEGER,
    "response_headers" JSONB,
    "response_body" TEXT,
    "locked_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(160) NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key","window_start")
);

-- CreateTable
CREATE TABLE "bulk_operations" (
    "id" SERIAL NOT NULL,
    "kind" VARCHAR(30) NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'queued',
    "parameters" JSONB NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "succeeded" INTEGER NOT NULL DEFAULT 0,
    "failed" INTEGER NOT NULL DEFAULT 0,
    "created_by" INTEGER,
    "started_at" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bulk_operations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_operation_rows" (
    "id" SERIAL NOT NULL,
    "operation_id" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "input" JSONB NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'queued',
    "result" JSONB,
    "error" TEXT,

    CONSTRAINT "bulk_operation_rows_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "daily_figures" (
    "day" DATE NOT NULL,
    "key" VARCHAR(40) NOT NULL,
    "dimension" VARCHAR(60) NOT NULL DEFAULT '',
    "value" BIGINT NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "daily_figures_pkey" PRIMARY KEY ("day","key","dimension")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" VARCHAR(80) NOT NULL,
    "value" JSONB NOT NULL,
    "updated_by" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "organizations" (
    "id" SERIAL NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "slug" VARCHAR(80) NOT NULL,
    "legal_name" VARCHAR(200),
    "website" TEXT,
    "industry" VARCHAR(100),
    "description" TEXT,
    "logo_file_id" INTEGER,
    "time_zone" VARCHAR(60) NOT NULL DEFAULT 'America/New_York',
    "head_count" INTEGER,
    "is_federal_contractor" BOOLEAN NOT NULL DEFAULT false,
    "careers_enabled" BOOLEAN NOT NULL DEFAULT false,
    "careers_intro" TEXT,
    "brand_color" VARCHAR(7),
    "requisition_prefix" VARCHAR(10) NOT NULL DEFAULT 'REQ',
    "next_requisition_number" INTEGER NOT NULL DEFAULT 1,
    "next_employee_number" INTEGER NOT NULL DEFAULT 1,
    "settings" JSONB,
    "created_by" INTEGER,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "closing_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_members" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" VARCHAR(20) NOT NULL,
    "hr_role" VARCHAR(20),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "joined_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "left_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_members_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_invitations" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "role" VARCHAR(20) NOT NULL,
    "hr_role" VARCHAR(20),
    "token_hash" CHAR(64) NOT NULL,
    "invited_by" INTEGER,
    "accepted_by" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "organization_invitations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "organization_locations" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "address" VARCHAR(255),
    "city" VARCHAR(100),
    "county" VARCHAR(100),
    "state" CHAR(2) NOT NULL,
    "zip_code" VARCHAR(10),
    "head_count" INTEGER NOT NULL DEFAULT 0,
    "is_remote" BOOLEAN NOT NULL DEFAULT false,
    "is_headquarters" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "organization_locations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "files" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "storage_key" VARCHAR(120) NOT NULL,
    "original_name" VARCHAR(255) NOT NULL,
    "mime_type" VARCHAR(100) NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" CHAR(64) NOT NULL,
    "purpose" VARCHAR(30) NOT NULL,
    "scan_status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "scan_note" TEXT,
    "uploaded_by" INTEGER,
    "uploaded_via" VARCHAR(20) NOT NULL DEFAULT 'app',
    "deleted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "files_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhooks" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "description" VARCHAR(200),
    "events" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "secret_encrypted" TEXT NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "failure_count" INTEGER NOT NULL DEFAULT 0,
    "disabled_at" TIMESTAMPTZ(3),
    "disabled_reason" VARCHAR(200),
    "created_by" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhooks_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "webhook_deliveries" (
    "id" BIGSERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "webhook_id" INTEGER NOT NULL,
    "event_id" VARCHAR(40) NOT NULL,
    "event_type" VARCHAR(60) NOT NULL,
    "payload" JSONB NOT NULL,
    "state" VARCHAR(20) NOT NULL DEFAULT 'queued',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "claimed_at" TIMESTAMPTZ(3),
    "response_status" INTEGER,
    "response_body" VARCHAR(2000),
    "duration_ms" INTEGER,
    "last_error" TEXT,
    "replay_of_id" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "delivered_at" TIMESTAMPTZ(3),

    CONSTRAINT "webhook_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "performance_review_cycles" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "type" VARCHAR(20) NOT NULL DEFAULT 'annual',
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "review_period_start" DATE,
    "review_period_end" DATE,
    "status" VARCHAR(20) NOT NULL DEFAULT 'planning',
    "description" TEXT,
    "instructions" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "performance_review_cycles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "performance_reviews" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "cycle_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "reviewer_id" INTEGER,
    "overall_rating" DECIMAL(3,1),
    "goals" JSONB,
    "competencies" JSONB,
    "achievements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "areas_for_improvement" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "reviewer_comments" TEXT,
    "employee_comments" TEXT,
    "action_items" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "due_date" DATE,
    "completed_at" TIMESTAMPTZ(3),
    "acknowledged_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "performance_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_programs" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "description" TEXT,
    "type" VARCHAR(50),
    "provider" VARCHAR(200),
    "format" VARCHAR(30),
    "duration" INTEGER,
    "cost" INTEGER,
    "capacity" INTEGER,
    "prerequisites" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "learning_objectives" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "certification_provided" BOOLEAN NOT NULL DEFAULT false,
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "target_roles" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_programs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "training_enrollments" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "program_id" INTEGER NOT NULL,
    "enrolled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "completed_at" TIMESTAMPTZ(3),
    "due_date" DATE,
    "status" VARCHAR(20) NOT NULL DEFAULT 'enrolled',
    "score" DECIMAL(5,2),
    "certificate_url" TEXT,
    "notes" TEXT,
    "assigned_by" INTEGER,
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "training_enrollments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payroll_periods" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "period_type" VARCHAR(20) NOT NULL DEFAULT 'bi_weekly',
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "pay_date" DATE NOT NULL,
    "status" VARCHAR(20) NOT NULL DEFAULT 'draft',
    "total_gross_pay" BIGINT NOT NULL DEFAULT 0,
    "total_net_pay" BIGINT NOT NULL DEFAULT 0,
    "total_taxes" BIGINT NOT NULL DEFAULT 0,
    "total_deductions" BIGINT NOT NULL DEFAULT 0,
    "employee_count" INTEGER NOT NULL DEFAULT 0,
    "processed_at" TIMESTAMPTZ(3),
    "processed_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payroll_periods_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payroll_records" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "payroll_period_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "regular_hours" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "overtime_hours" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "holiday_hours" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "sick_hours" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "vacation_hours" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "regular_rate" INTEGER,
    "overtime_rate" INTEGER,
    "gross_pay" INTEGER NOT NULL DEFAULT 0,
    "federal_tax" INTEGER NOT NULL DEFAULT 0,
    "state_tax" INTEGER NOT NULL DEFAULT 0,
    "social_security" INTEGER NOT NULL DEFAULT 0,
    "medicare" INTEGER NOT NULL DEFAULT 0,
    "state_disability" INTEGER NOT NULL DEFAULT 0,
    "unemployment" INTEGER NOT NULL DEFAULT 0,
    "total_taxes" INTEGER NOT NULL DEFAULT 0,
    "total_deductions" INTEGER NOT NULL DEFAULT 0,
    "net_pay" INTEGER NOT NULL DEFAULT 0,
    "payment_method" VARCHAR(20) NOT NULL DEFAULT 'direct_deposit',
    "bank_account" TEXT,
    "check_number" VARCHAR(30),
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payroll_records_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "benefit_plans" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(200) NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "provider" VARCHAR(200),
    "description" TEXT,
    "employee_cost" INTEGER,
    "employer_cost" INTEGER,
    "coverage" TEXT,
    "waiting_period" INTEGER,
    "eligibility_rules" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "plan_details" JSONB,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "effective_date" DATE,
    "end_date" DATE,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "benefit_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "benefit_enrollments" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "benefit_plan_id" INTEGER NOT NULL,
    "enrollment_date" DATE NOT NULL,
    "effective_date" DATE,
    "end_date" DATE,
    "coverage" VARCHAR(50),
    "employee_contribution" INTEGER,
    "employer_contribution" INTEGER,
    "dependents" JSONB,
    "status" VARCHAR(20) NOT NULL DEFAULT 'active',
    "termination_reason" TEXT,
    "notes" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "benefit_enrollments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_off_types" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(100) NOT NULL,
    "code" VARCHAR(20) NOT NULL,
    "description" TEXT,
    "is_paid" BOOLEAN NOT NULL DEFAULT true,
    "accrual_rate" DECIMAL(8,4),
    "max_balance" DECIMAL(8,2),
    "carry_over_limit" DECIMAL(8,2),
    "requires_approval" BOOLEAN NOT NULL DEFAULT true,
    "advance_request_days" INTEGER NOT NULL DEFAULT 0,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_off_types_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_off_balances" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "time_off_type_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "total_accrued" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "total_used" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "current_balance" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "pending_requests" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "carry_over_from_previous" DECIMAL(8,2) NOT NULL DEFAULT 0,
    "last_updated" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "time_off_balances_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "time_off_requests" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "time_off_type_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "hours_requested" DECIMAL(8,2) NOT NULL,
    "reason" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "approved_by" INTEGER,
    "approved_at" TIMESTAMPTZ(3),
    "denied_reason" TEXT,
    "notes" TEXT,
    "is_emergency" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "time_off_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employees" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" VARCHAR(50) NOT NULL,
    "user_id" INTEGER,
    "first_name" VARCHAR(100) NOT NULL,
    "last_name" VARCHAR(100) NOT NULL,
    "email" VARCHAR(255) NOT NULL,
    "phone" VARCHAR(20),
    "address" VARCHAR(255),
    "city" VARCHAR(100),
    "state" VARCHAR(50),
    "zip_code" VARCHAR(10),
    "country" VARCHAR(60) NOT NULL DEFAULT 'USA',
    "date_of_birth" DATE,
    "social_security_number" TEXT,
    "ssn_last4" VARCHAR(4),
    "emergency_contact_name" VARCHAR(200),
    "emergency_contact_phone" VARCHAR(20),
    "emergency_contact_relation" VARCHAR(50),
    "profile_photo" TEXT,
    "status" VARCHAR(20) NOT NULL DEFAULT 'active',
    "hire_date" DATE,
    "termination_date" DATE,
    "termination_reason" TEXT,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "work_location_id" INTEGER,
    "created_by" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employees_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "departments" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "name" VARCHAR(120) NOT NULL,
    "description" TEXT,
    "manager_id" INTEGER,
    "parent_department_id" INTEGER,
    "cost_center" VARCHAR(50),
    "budget" BIGINT,
    "location" VARCHAR(200),
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "departments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "positions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "title" VARCHAR(200) NOT NULL,
    "department_id" INTEGER,
    "level" VARCHAR(50),
    "description" TEXT,
    "responsibilities" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "requirements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "salary_range_min" INTEGER,
    "salary_range_max" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "positions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employee_positions" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "position_id" INTEGER NOT NULL,
    "department_id" INTEGER,
    "manager_id" INTEGER,
    "employment_type" VARCHAR(20) NOT NULL DEFAULT 'full_time',
    "start_date" DATE NOT NULL,
    "end_date" DATE,
    "salary" INTEGER,
    "salary_type" VARCHAR(20) NOT NULL DEFAULT 'annual',
    "work_location" VARCHAR(30) NOT NULL DEFAULT 'office',
    "is_primary" BOOLEAN NOT NULL DEFAULT true,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employee_positions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "employee_documents" (
    "id" SERIAL NOT NULL,
    "organization_id" INTEGER NOT NULL,
    "employee_id" INTEGER NOT NULL,
    "file_id" INTEGER,
    "name" VARCHAR(255) NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "category" VARCHAR(50),
    "file_url" TEXT,
    "file_size" INTEGER,
    "mime_type" VARCHAR(100),
    "description" TEXT,
    "is_required" BOOLEAN NOT NULL DEFAULT false,
    "is_confidential" BOOLEAN NOT NULL DEFAULT true,
    "expiration_date" DATE,
    "uploaded_by" INTEGER,
    "acknowledged_at" TIMESTAMPTZ(3),
    "acknowledged_by" INTEGER,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "replaces_document_id" INTEGER,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "employee_documents_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "states" (
    "code" CHAR(2) NOT NULL,
    "name" VARCHAR(60) NOT NULL,
    "agency_name" VARCHAR(200),
    "agency_url" TEXT,
    "statute_url" TEXT,
    "sort_order" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "states_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "cities" (
    "id" SERIAL NOT NULL,
    "state_code" CHAR(2) NOT NULL,
    "code" VARCHAR(60) NOT NULL,
    "name" VARCHAR(80) NOT NULL,
    "is_listed" BOOLEAN NOT NULL DEFAULT true,
    "display_wage" VARCHAR(40),
    "official_url" TEXT,
    "confidence" VARCHAR(10) NOT NULL DEFAULT 'source',
    "verified_as_of" DATE,
    "content_hash" CHAR(64),

    CONSTRAINT "cities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "minimum_wages" (
    "id" SERIAL NOT NULL,
    "jurisdiction" VARCHAR(10) NOT NULL,
    "city_id" INTEGER,
    "kind" VARCHAR(20) NOT NULL DEFAULT 'standard',
    "condition" TEXT,
    "amount_cents" INTEGER NOT NULL,
    "effective_from" DATE NOT NULL,
    "effective_to" DATE,
    "citation" VARCHAR(300),
    "source_url" TEXT,
    "source" TEXT,
    "confidence" VARCHAR(10) NOT NULL,
    "law_id" INTEGER,
    "content_hash" CHAR(64),

    CONSTRAINT "minimum_wages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "search_history" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "submission_id" VARCHAR(40) NOT NULL,
    "query" TEXT NOT NULL,
    "search_type" VARCHAR(20) NOT NULL DEFAULT 'unified',
    "jurisdiction" VARCHAR(80),
    "state" CHAR(2),
    "city" VARCHAR(60),
    "timestamp" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "results_count" INTEGER NOT NULL DEFAULT 0,
    "risk_assessment_id" INTEGER,
    "risk_assessment" JSONB,
    "law_results" JSONB,
    "case_results" JSONB,
    "quick_answer" TEXT,
    "legal_explanation" TEXT,
    "recommended_actions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "options" JSONB,
    "corpus_load_id" INTEGER,
    "saved_at" TIMESTAMPTZ(3),
    "note" VARCHAR(500),

    CONSTRAINT "search_history_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "risk_assessments" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER,
    "organization_id" INTEGER,
    "submission_id" VARCHAR(40),
    "query" TEXT NOT NULL,
    "jurisdiction" VARCHAR(80),
    "state" CHAR(2),
    "city" VARCHAR(60),
    "employees" INTEGER,
    "overall_risk" VARCHAR(10) NOT NULL,
    "critical_issues" INTEGER NOT NULL DEFAULT 0,
    "medium_risk_issues" INTEGER NOT NULL DEFAULT 0,
    "compliant_areas" INTEGER NOT NULL DEFAULT 0,
    "key_risk_areas" TEXT,
    "potential_damages" TEXT,
    "recommendations" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "legal_explanation" TEXT,
    "direct_answer" TEXT,
    "recommended_actions" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "related_law_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "related_case_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "total_penalty_range" TEXT,
    "specific_penalties" JSONB,
    "max_penalty" BIGINT,
    "min_penalty" BIGINT,
    "citations" JSONB,
    "categories" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "engine" VARCHAR(20) NOT NULL DEFAULT 'built_in',
    "corpus_load_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "risk_assessments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_results" (
    "id" SERIAL NOT NULL,
    "token_hash" CHAR(64) NOT NULL,
    "user_id" INTEGER NOT NULL,
    "search_history_id" INTEGER NOT NULL,
    "view_count" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shared_results_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_repository" (
    "id" SERIAL NOT NULL,
    "submission_id" VARCHAR(40) NOT NULL,
    "question" TEXT NOT NULL,
    "state" CHAR(2),
    "city" VARCHAR(60),
    "keywords" TEXT,
    "topics" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "search_type" VARCHAR(20) NOT NULL DEFAULT 'unified',
    "law_count" INTEGER,
    "case_count" INTEGER,
    "is_out_of_scope" BOOLEAN NOT NULL DEFAULT false,
    "user_id" INTEGER,
    "ip_address" VARCHAR(45),
    "user_agent" VARCHAR(400),
    "masked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_repository_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "feedback" (
    "id" SERIAL NOT NULL,
    "type" VARCHAR(50) NOT NULL,
    "message" TEXT NOT NULL,
    "search_query" VARCHAR(500),
    "context" JSONB,
    "user_email" VARCHAR(255),
    "user_id" INTEGER,
    "law_id" INTEGER,
    "case_id" INTEGER,
    "status" VARCHAR(20) NOT NULL DEFAULT 'pending',
    "admin_note" TEXT,
    "handled_by" INTEGER,
    "handled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "feedback_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_last_login_idx" ON "users"("last_login");

-- CreateIndex
CREATE INDEX "users_access_level_access_expiry_idx" ON "users"("access_level", "access_expiry");

-- CreateIndex
CREATE INDEX "users_access_expiry_idx" ON "users"("access_expiry");

-- CreateIndex
CREATE INDEX "users_ats_access_expiry_idx" ON "users"("ats_access_expiry");

-- CreateIndex
CREATE INDEX "users_hris_access_expiry_idx" ON "users"("hris_access_expiry");

-- CreateIndex
CREATE INDEX "users_is_active_created_at_idx" ON "users"("is_active", "created_at" DESC);

-- CreateIndex
CREATE INDEX "users_email_first_name_last_name_phone_number_idx" ON "users" USING GIN ("email" gin_trgm_ops, "first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "phone_number" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_default_organization_id_idx" ON "users"("default_organization_id");

-- CreateIndex
CREATE INDEX "sessions_expire_idx" ON "sessions"("expire");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_impersonator_id_idx" ON "sessions"("impersonator_id");

-- CreateIndex
CREATE INDEX "impersonations_admin_id_started_at_idx" ON "impersonations"("admin_id", "started_at");

-- CreateIndex
CREATE INDEX "impersonations_user_id_started_at_idx" ON "impersonations"("user_id", "started_at");

-- CreateIndex
CREATE INDEX "impersonations_organization_id_idx" ON "impersonations"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "visitor_trials_visitor_hash_key" ON "visitor_trials"("visitor_hash");

-- CreateIndex
CREATE INDEX "visitor_trials_ip_hash_started_at_idx" ON "visitor_trials"("ip_hash", "started_at");

-- CreateIndex
CREATE INDEX "visitor_trials_expires_at_idx" ON "visitor_trials"("expires_at");

-- CreateIndex
CREATE INDEX "visitor_trials_converted_user_id_idx" ON "visitor_trials"("converted_user_id");

-- CreateIndex
CREATE UNIQUE INDEX "account_tokens_token_hash_key" ON "account_tokens"("token_hash");

-- CreateIndex
CREATE INDEX "account_tokens_user_id_kind_idx" ON "account_tokens"("user_id", "kind");

-- CreateIndex
CREATE INDEX "account_tokens_expires_at_idx" ON "account_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "api_keys_key_hash_key" ON "api_keys"("key_hash");

-- CreateIndex
CREATE INDEX "api_keys_user_id_created_at_idx" ON "api_keys"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "api_keys_organization_id_idx" ON "api_keys"("organization_id");

-- CreateIndex
CREATE UNIQUE INDEX "device_codes_device_code_hash_key" ON "device_codes"("device_code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "device_codes_user_code_key" ON "device_codes"("user_code");

-- CreateIndex
CREATE INDEX "device_codes_expires_at_idx" ON "device_codes"("expires_at");

-- CreateIndex
CREATE INDEX "device_codes_user_id_idx" ON "device_codes"("user_id");

-- CreateIndex
CREATE INDEX "device_codes_api_key_id_idx" ON "device_codes"("api_key_id");

-- CreateIndex
CREATE INDEX "customer_notes_user_id_created_at_idx" ON "customer_notes"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "customer_notes_author_id_idx" ON "customer_notes"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "user_roles_name_key" ON "user_roles"("name");

-- CreateIndex
CREATE INDEX "user_role_assignments_role_id_idx" ON "user_role_assignments"("role_id");

-- CreateIndex
CREATE INDEX "user_role_assignments_expires_at_idx" ON "user_role_assignments"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_role_assignments_user_id_role_id_key" ON "user_role_assignments"("user_id", "role_id");

-- CreateIndex
CREATE UNIQUE INDEX "permissions_name_key" ON "permissions"("name");

-- CreateIndex
CREATE INDEX "permissions_category_idx" ON "permissions"("category");

-- CreateIndex
CREATE INDEX "permissions_resource_action_idx" ON "permissions"("resource", "action");

-- CreateIndex
CREATE INDEX "role_permissions_permission_id_idx" ON "role_permissions"("permission_id");

-- CreateIndex
CREATE UNIQUE INDEX "role_permissions_role_id_permission_id_key" ON "role_permissions"("role_id", "permission_id");

-- CreateIndex
CREATE UNIQUE INDEX "law_updates_dedupe_key_key" ON "law_updates"("dedupe_key");

-- CreateIndex
CREATE INDEX "law_updates_status_timestamp_idx" ON "law_updates"("status", "timestamp" DESC);

-- CreateIndex
CREATE INDEX "law_updates_jurisdiction_category_timestamp_idx" ON "law_updates"("jurisdiction", "category", "timestamp" DESC);

-- CreateIndex
CREATE INDEX "law_updates_status_matched_at_idx" ON "law_updates"("status", "matched_at");

-- CreateIndex
CREATE INDEX "law_updates_effective_date_idx" ON "law_updates"("effective_date");

-- CreateIndex
CREATE INDEX "law_updates_source_id_external_id_idx" ON "law_updates"("source_id", "external_id");

-- CreateIndex
CREATE INDEX "law_update_laws_law_id_idx" ON "law_update_laws"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "source_cursors_key_key" ON "source_cursors"("key");

-- CreateIndex
CREATE INDEX "law_watches_law_id_idx" ON "law_watches"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "law_watches_user_id_law_id_key" ON "law_watches"("user_id", "law_id");

-- CreateIndex
CREATE UNIQUE INDEX "law_watches_subscriber_id_law_id_key" ON "law_watches"("subscriber_id", "law_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_email_key" ON "subscribers"("email");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_confirm_token_hash_key" ON "subscribers"("confirm_token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "subscribers_unsubscribe_token_key" ON "subscribers"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "subscribers_jurisdiction_idx" ON "subscribers"("jurisdiction");

-- CreateIndex
CREATE INDEX "subscribers_is_active_confirmed_at_idx" ON "subscribers"("is_active", "confirmed_at");

-- CreateIndex
CREATE INDEX "subscribers_subscribed_at_idx" ON "subscribers"("subscribed_at" DESC);

-- CreateIndex
CREATE INDEX "subscribers_user_id_idx" ON "subscribers"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_unsubscribe_token_key" ON "subscriptions"("unsubscribe_token");

-- CreateIndex
CREATE INDEX "subscriptions_jurisdiction_city_is_active_idx" ON "subscriptions"("jurisdiction", "city", "is_active");

-- CreateIndex
CREATE INDEX "subscriptions_cadence_next_digest_at_idx" ON "subscriptions"("cadence", "next_digest_at");

-- CreateIndex
CREATE INDEX "subscriptions_subscriber_id_idx" ON "subscriptions"("subscriber_id");

-- CreateIndex
CREATE INDEX "email_notifications_law_update_id_idx" ON "email_notifications"("law_update_id");

-- CreateIndex
CREATE INDEX "email_notifications_delivery_status_due_at_idx" ON "email_notifications"("delivery_status", "due_at");

-- CreateIndex
CREATE INDEX "email_notifications_mail_id_idx" ON "email_notifications"("mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "email_notifications_subscriber_id_law_update_id_key" ON "email_notifications"("subscriber_id", "law_update_id");

-- CreateIndex
CREATE UNIQUE INDEX "mails_dedupe_key_key" ON "mails"("dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "mails_message_id_key" ON "mails"("message_id");

-- CreateIndex
CREATE INDEX "mails_state_priority_next_attempt_at_idx" ON "mails"("state", "priority", "next_attempt_at");

-- CreateIndex
CREATE INDEX "mails_to_address_created_at_idx" ON "mails"("to_address", "created_at");

-- CreateIndex
CREATE INDEX "mails_user_id_idx" ON "mails"("user_id");

-- CreateIndex
CREATE INDEX "mails_subscriber_id_idx" ON "mails"("subscriber_id");

-- CreateIndex
CREATE INDEX "bounces_email_occurred_at_idx" ON "bounces"("email", "occurred_at");

-- CreateIndex
CREATE INDEX "bounces_mail_id_idx" ON "bounces"("mail_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_history_stripe_payment_intent_id_key" ON "purchase_history"("stripe_payment_intent_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_history_stripe_invoice_id_key" ON "purchase_history"("stripe_invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "purchase_history_receipt_number_key" ON "purchase_history"("receipt_number");

-- CreateIndex
CREATE INDEX "purchase_history_user_id_purchase_date_idx" ON "purchase_history"("user_id", "purchase_date" DESC);

-- CreateIndex
CREATE INDEX "purchase_history_payment_status_purchase_date_amount_refund_idx" ON "purchase_history"("payment_status", "purchase_date", "amount", "refunded_amount");

-- CreateIndex
CREATE INDEX "purchase_history_purchase_date_id_idx" ON "purchase_history"("purchase_date" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "purchase_history_stripe_subscription_id_idx" ON "purchase_history"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "purchase_history_access_end_date_idx" ON "purchase_history"("access_end_date");

-- CreateIndex
CREATE INDEX "purchase_history_coupon_id_idx" ON "purchase_history"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_subscriptions_provider_subscription_id_key" ON "payment_subscriptions"("provider_subscription_id");

-- CreateIndex
CREATE INDEX "payment_subscriptions_user_id_product_status_idx" ON "payment_subscriptions"("user_id", "product", "status");

-- CreateIndex
CREATE INDEX "payment_subscriptions_status_current_period_end_idx" ON "payment_subscriptions"("status", "current_period_end");

-- CreateIndex
CREATE INDEX "payment_subscriptions_grace_until_idx" ON "payment_subscriptions"("grace_until");

-- CreateIndex
CREATE INDEX "payment_subscriptions_coupon_id_idx" ON "payment_subscriptions"("coupon_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_customers_provider_customer_id_key" ON "payment_customers"("provider_customer_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_customers_user_id_provider_key" ON "payment_customers"("user_id", "provider");

-- CreateIndex
CREATE INDEX "payment_events_status_received_at_idx" ON "payment_events"("status", "received_at");

-- CreateIndex
CREATE INDEX "payment_events_object_id_idx" ON "payment_events"("object_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_provider_event_id_key" ON "payment_events"("provider", "event_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_tasks_dedupe_key_key" ON "payment_tasks"("dedupe_key");

-- CreateIndex
CREATE INDEX "payment_tasks_state_next_attempt_at_idx" ON "payment_tasks"("state", "next_attempt_at");

-- CreateIndex
CREATE UNIQUE INDEX "test_payment_objects_idempotency_key_key" ON "test_payment_objects"("idempotency_key");

-- CreateIndex
CREATE INDEX "test_payment_objects_kind_created_at_idx" ON "test_payment_objects"("kind", "created_at");

-- CreateIndex
CREATE INDEX "test_payment_objects_customer_id_idx" ON "test_payment_objects"("customer_id");

-- CreateIndex
CREATE INDEX "checkout_consents_user_id_created_at_idx" ON "checkout_consents"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "checkout_consents_purchase_id_idx" ON "checkout_consents"("purchase_id");

-- CreateIndex
CREATE UNIQUE INDEX "refund_requests_provider_refund_id_key" ON "refund_requests"("provider_refund_id");

-- CreateIndex
CREATE INDEX "refund_requests_status_created_at_idx" ON "refund_requests"("status", "created_at");

-- CreateIndex
CREATE INDEX "refund_requests_user_id_idx" ON "refund_requests"("user_id");

-- CreateIndex
CREATE INDEX "refund_requests_purchase_id_idx" ON "refund_requests"("purchase_id");

-- CreateIndex
CREATE UNIQUE INDEX "coupons_code_key" ON "coupons"("code");

-- CreateIndex
CREATE INDEX "coupons_is_active_valid_until_idx" ON "coupons"("is_active", "valid_until");

-- CreateIndex
CREATE INDEX "coupon_redemptions_coupon_id_user_id_idx" ON "coupon_redemptions"("coupon_id", "user_id");

-- CreateIndex
CREATE INDEX "coupon_redemptions_user_id_idx" ON "coupon_redemptions"("user_id");

-- CreateIndex
CREATE INDEX "coupon_redemptions_status_reserved_until_idx" ON "coupon_redemptions"("status", "reserved_until");

-- CreateIndex
CREATE INDEX "coupon_redemptions_purchase_id_idx" ON "coupon_redemptions"("purchase_id");

-- CreateIndex
CREATE INDEX "candidates_organization_id_is_active_created_at_idx" ON "candidates"("organization_id", "is_active", "created_at" DESC);

-- CreateIndex
CREATE INDEX "candidates_organization_id_created_at_id_idx" ON "candidates"("organization_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "candidates_organization_id_last_name_first_name_idx" ON "candidates"("organization_id", "last_name", "first_name");

-- CreateIndex
CREATE INDEX "candidates_organization_id_email_key_idx" ON "candidates"("organization_id", "email_key");

-- CreateIndex
CREATE INDEX "candidates_organization_id_phone_key_idx" ON "candidates"("organization_id", "phone_key");

-- CreateIndex
CREATE INDEX "candidates_organization_id_name_key_employer_key_idx" ON "candidates"("organization_id", "name_key", "employer_key");

-- CreateIndex
CREATE INDEX "candidates_organization_id_retain_until_idx" ON "candidates"("organization_id", "retain_until");

-- CreateIndex
CREATE INDEX "candidates_search_vector_idx" ON "candidates" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "candidates_skills_idx" ON "candidates" USING GIN ("skills");

-- CreateIndex
CREATE INDEX "candidates_tags_idx" ON "candidates" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "candidates_first_name_last_name_email_current_title_idx" ON "candidates" USING GIN ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops, "current_title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "candidates_organization_id_degree_file_id_idx" ON "candidates"("organization_id", "degree_file_id");

-- CreateIndex
CREATE INDEX "candidates_organization_id_source_id_idx" ON "candidates"("organization_id", "source_id");

-- CreateIndex
CREATE INDEX "candidates_organization_id_merged_into_id_idx" ON "candidates"("organization_id", "merged_into_id");

-- CreateIndex
CREATE INDEX "candidates_organization_id_employee_id_idx" ON "candidates"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "candidates_organization_id_id_key" ON "candidates"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "candidates_organization_id_email_key" ON "candidates"("organization_id", "email");

-- CreateIndex
CREATE INDEX "resume_files_parse_status_uploaded_at_idx" ON "resume_files"("parse_status", "uploaded_at");

-- CreateIndex
CREATE INDEX "resume_files_organization_id_candidate_id_idx" ON "resume_files"("organization_id", "candidate_id");

-- CreateIndex
CREATE INDEX "resume_files_organization_id_file_id_idx" ON "resume_files"("organization_id", "file_id");

-- CreateIndex
CREATE UNIQUE INDEX "resume_files_organization_id_id_key" ON "resume_files"("organization_id", "id");

-- CreateIndex
CREATE INDEX "resume_data_organization_id_candidate_id_idx" ON "resume_data"("organization_id", "candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "resume_data_organization_id_resume_file_id_key" ON "resume_data"("organization_id", "resume_file_id");

-- CreateIndex
CREATE INDEX "candidate_merges_organization_id_kept_id_idx" ON "candidate_merges"("organization_id", "kept_id");

-- CreateIndex
CREATE INDEX "candidate_merges_organization_id_merged_id_idx" ON "candidate_merges"("organization_id", "merged_id");

-- CreateIndex
CREATE INDEX "candidate_distinctions_organization_id_other_id_idx" ON "candidate_distinctions"("organization_id", "other_id");

-- CreateIndex
CREATE UNIQUE INDEX "candidate_distinctions_organization_id_candidate_id_other_i_key" ON "candidate_distinctions"("organization_id", "candidate_id", "other_id");

-- CreateIndex
CREATE INDEX "jobs_organization_id_status_created_at_idx" ON "jobs"("organization_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "jobs_organization_id_approval_status_idx" ON "jobs"("organization_id", "approval_status");

-- CreateIndex
CREATE INDEX "jobs_organization_id_is_template_idx" ON "jobs"("organization_id", "is_template");

-- CreateIndex
CREATE INDEX "jobs_status_published_at_idx" ON "jobs"("status", "published_at" DESC);

-- CreateIndex
CREATE INDEX "jobs_status_application_deadline_idx" ON "jobs"("status", "application_deadline");

-- CreateIndex
CREATE INDEX "jobs_search_vector_idx" ON "jobs" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "jobs_title_idx" ON "jobs" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "jobs_organization_id_hiring_manager_id_idx" ON "jobs"("organization_id", "hiring_manager_id");

-- CreateIndex
CREATE INDEX "jobs_organization_id_recruiter_id_idx" ON "jobs"("organization_id", "recruiter_id");

-- CreateIndex
CREATE INDEX "jobs_organization_id_location_id_idx" ON "jobs"("organization_id", "location_id");

-- CreateIndex
CREATE INDEX "jobs_organization_id_template_id_idx" ON "jobs"("organization_id", "template_id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_organization_id_id_key" ON "jobs"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_organization_id_requisition_number_key" ON "jobs"("organization_id", "requisition_number");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_organization_id_public_slug_key" ON "jobs"("organization_id", "public_slug");

-- CreateIndex
CREATE UNIQUE INDEX "job_versions_organization_id_job_id_version_key" ON "job_versions"("organization_id", "job_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "job_translations_organization_id_job_id_language_key" ON "job_translations"("organization_id", "job_id", "language");

-- CreateIndex
CREATE INDEX "job_approvals_organization_id_status_idx" ON "job_approvals"("organization_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "job_approvals_organization_id_id_key" ON "job_approvals"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "job_approvals_organization_id_job_id_round_step_order_key" ON "job_approvals"("organization_id", "job_id", "round", "step_order");

-- CreateIndex
CREATE INDEX "job_approval_votes_organization_id_approver_id_idx" ON "job_approval_votes"("organization_id", "approver_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_approval_votes_organization_id_step_id_approver_id_key" ON "job_approval_votes"("organization_id", "step_id", "approver_id");

-- CreateIndex
CREATE INDEX "job_openings_organization_id_filled_by_application_id_idx" ON "job_openings"("organization_id", "filled_by_application_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_openings_organization_id_job_id_seat_key" ON "job_openings"("organization_id", "job_id", "seat");

-- CreateIndex
CREATE INDEX "job_documents_organization_id_job_id_idx" ON "job_documents"("organization_id", "job_id");

-- CreateIndex
CREATE INDEX "job_documents_organization_id_file_id_idx" ON "job_documents"("organization_id", "file_id");

-- CreateIndex
CREATE INDEX "job_documents_organization_id_replaces_document_id_idx" ON "job_documents"("organization_id", "replaces_document_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_documents_organization_id_id_key" ON "job_documents"("organization_id", "id");

-- CreateIndex
CREATE INDEX "offers_organization_id_status_created_at_idx" ON "offers"("organization_id", "status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "offers_organization_id_application_id_created_at_idx" ON "offers"("organization_id", "application_id", "created_at");

-- CreateIndex
CREATE INDEX "offers_status_response_deadline_idx" ON "offers"("status", "response_deadline");

-- CreateIndex
CREATE INDEX "offers_organization_id_decline_reason_id_idx" ON "offers"("organization_id", "decline_reason_id");

-- CreateIndex
CREATE INDEX "offers_organization_id_letter_template_id_idx" ON "offers"("organization_id", "letter_template_id");

-- CreateIndex
CREATE INDEX "offers_organization_id_employee_id_idx" ON "offers"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "offers_organization_id_id_key" ON "offers"("organization_id", "id");

-- CreateIndex
CREATE INDEX "offer_versions_organization_id_letter_file_id_idx" ON "offer_versions"("organization_id", "letter_file_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_versions_organization_id_offer_id_version_key" ON "offer_versions"("organization_id", "offer_id", "version");

-- CreateIndex
CREATE INDEX "offer_approvals_organization_id_approver_id_idx" ON "offer_approvals"("organization_id", "approver_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_approvals_organization_id_offer_id_offer_version_step_key" ON "offer_approvals"("organization_id", "offer_id", "offer_version", "step_order", "approver_id");

-- CreateIndex
CREATE INDEX "offer_events_organization_id_offer_id_created_at_idx" ON "offer_events"("organization_id", "offer_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "offer_templates_organization_id_id_key" ON "offer_templates"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_templates_organization_id_name_key" ON "offer_templates"("organization_id", "name");

-- CreateIndex
CREATE INDEX "job_questions_organization_id_job_id_position_idx" ON "job_questions"("organization_id", "job_id", "position");

-- CreateIndex
CREATE UNIQUE INDEX "job_questions_organization_id_id_key" ON "job_questions"("organization_id", "id");

-- CreateIndex
CREATE INDEX "job_stages_organization_id_job_id_position_idx" ON "job_stages"("organization_id", "job_id", "position");

-- CreateIndex
CREATE INDEX "job_stages_organization_id_email_template_id_idx" ON "job_stages"("organization_id", "email_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_stages_organization_id_id_key" ON "job_stages"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "job_stages_organization_id_job_id_name_key" ON "job_stages"("organization_id", "job_id", "name");

-- CreateIndex
CREATE INDEX "interview_stages_organization_id_job_id_order_idx" ON "interview_stages"("organization_id", "job_id", "order");

-- CreateIndex
CREATE INDEX "interview_stages_organization_id_job_stage_id_idx" ON "interview_stages"("organization_id", "job_stage_id");

-- CreateIndex
CREATE INDEX "interview_stages_organization_id_scorecard_template_id_idx" ON "interview_stages"("organization_id", "scorecard_template_id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_stages_organization_id_id_key" ON "interview_stages"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "stage_templates_organization_id_name_key" ON "stage_templates"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "reasons_organization_id_id_key" ON "reasons"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "reasons_organization_id_kind_label_key" ON "reasons"("organization_id", "kind", "label");

-- CreateIndex
CREATE UNIQUE INDEX "sources_organization_id_id_key" ON "sources"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "sources_organization_id_name_key" ON "sources"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "sources_organization_id_tracking_code_key" ON "sources"("organization_id", "tracking_code");

-- CreateIndex
CREATE INDEX "applications_organization_id_job_id_stage_id_stage_entered__idx" ON "applications"("organization_id", "job_id", "stage_id", "stage_entered_at" DESC);

-- CreateIndex
CREATE INDEX "applications_organization_id_job_id_status_idx" ON "applications"("organization_id", "job_id", "status");

-- CreateIndex
CREATE INDEX "applications_organization_id_status_applied_at_idx" ON "applications"("organization_id", "status", "applied_at" DESC);

-- CreateIndex
CREATE INDEX "applications_organization_id_applied_at_id_idx" ON "applications"("organization_id", "applied_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_organization_id_candidate_id_idx" ON "applications"("organization_id", "candidate_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_assigned_recruiter_id_status_idx" ON "applications"("organization_id", "assigned_recruiter_id", "status");

-- CreateIndex
CREATE INDEX "applications_organization_id_stage_id_idx" ON "applications"("organization_id", "stage_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_last_active_stage_id_idx" ON "applications"("organization_id", "last_active_stage_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_source_id_idx" ON "applications"("organization_id", "source_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_resume_file_id_idx" ON "applications"("organization_id", "resume_file_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_reason_id_idx" ON "applications"("organization_id", "reason_id");

-- CreateIndex
CREATE INDEX "applications_organization_id_transferred_from_id_idx" ON "applications"("organization_id", "transferred_from_id");

-- CreateIndex
CREATE UNIQUE INDEX "applications_organization_id_id_key" ON "applications"("organization_id", "id");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_application_id_cre_idx" ON "application_stage_events"("organization_id", "application_id", "created_at");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_created_at_idx" ON "application_stage_events"("organization_id", "created_at");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_job_id_created_at_idx" ON "application_stage_events"("organization_id", "job_id", "created_at");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_from_stage_id_idx" ON "application_stage_events"("organization_id", "from_stage_id");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_to_stage_id_idx" ON "application_stage_events"("organization_id", "to_stage_id");

-- CreateIndex
CREATE INDEX "application_stage_events_organization_id_reason_id_idx" ON "application_stage_events"("organization_id", "reason_id");

-- CreateIndex
CREATE INDEX "application_answers_organization_id_application_id_idx" ON "application_answers"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "application_answers_organization_id_question_id_idx" ON "application_answers"("organization_id", "question_id");

-- CreateIndex
CREATE INDEX "application_answers_organization_id_file_id_idx" ON "application_answers"("organization_id", "file_id");

-- CreateIndex
CREATE UNIQUE INDEX "interviews_ics_uid_key" ON "interviews"("ics_uid");

-- CreateIndex
CREATE INDEX "interviews_organization_id_status_scheduled_at_idx" ON "interviews"("organization_id", "status", "scheduled_at");

-- CreateIndex
CREATE INDEX "interviews_organization_id_scheduled_at_idx" ON "interviews"("organization_id", "scheduled_at");

-- CreateIndex
CREATE INDEX "interviews_status_scheduled_at_idx" ON "interviews"("status", "scheduled_at");

-- CreateIndex
CREATE INDEX "interviews_interviewer_ids_idx" ON "interviews" USING GIN ("interviewer_ids");

-- CreateIndex
CREATE INDEX "interviews_organization_id_application_id_idx" ON "interviews"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "interviews_organization_id_stage_id_idx" ON "interviews"("organization_id", "stage_id");

-- CreateIndex
CREATE UNIQUE INDEX "interviews_organization_id_id_key" ON "interviews"("organization_id", "id");

-- CreateIndex
CREATE INDEX "interview_participants_organization_id_team_member_id_idx" ON "interview_participants"("organization_id", "team_member_id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_participants_organization_id_interview_id_team_me_key" ON "interview_participants"("organization_id", "interview_id", "team_member_id");

-- CreateIndex
CREATE UNIQUE INDEX "interview_slots_organization_id_interview_id_starts_at_key" ON "interview_slots"("organization_id", "interview_id", "starts_at");

-- CreateIndex
CREATE UNIQUE INDEX "scorecard_templates_organization_id_id_key" ON "scorecard_templates"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecard_templates_organization_id_name_key" ON "scorecard_templates"("organization_id", "name");

-- CreateIndex
CREATE INDEX "scorecards_organization_id_application_id_idx" ON "scorecards"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "scorecards_organization_id_team_member_id_idx" ON "scorecards"("organization_id", "team_member_id");

-- CreateIndex
CREATE INDEX "scorecards_organization_id_template_id_idx" ON "scorecards"("organization_id", "template_id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecards_organization_id_id_key" ON "scorecards"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecards_organization_id_interview_id_team_member_id_key" ON "scorecards"("organization_id", "interview_id", "team_member_id");

-- CreateIndex
CREATE UNIQUE INDEX "scorecard_ratings_organization_id_scorecard_id_attribute_key" ON "scorecard_ratings"("organization_id", "scorecard_id", "attribute");

-- CreateIndex
CREATE UNIQUE INDEX "action_links_token_hash_key" ON "action_links"("token_hash");

-- CreateIndex
CREATE INDEX "action_links_expires_at_idx" ON "action_links"("expires_at");

-- CreateIndex
CREATE INDEX "action_links_organization_id_application_id_idx" ON "action_links"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "action_links_organization_id_interview_id_idx" ON "action_links"("organization_id", "interview_id");

-- CreateIndex
CREATE INDEX "action_links_organization_id_offer_id_idx" ON "action_links"("organization_id", "offer_id");

-- CreateIndex
CREATE INDEX "action_links_organization_id_team_member_id_idx" ON "action_links"("organization_id", "team_member_id");

-- CreateIndex
CREATE INDEX "candidate_notes_organization_id_candidate_id_created_at_idx" ON "candidate_notes"("organization_id", "candidate_id", "created_at");

-- CreateIndex
CREATE INDEX "candidate_notes_organization_id_application_id_idx" ON "candidate_notes"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "candidate_messages_organization_id_candidate_id_created_at_idx" ON "candidate_messages"("organization_id", "candidate_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "candidate_messages_organization_id_application_id_idx" ON "candidate_messages"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "candidate_messages_mail_id_idx" ON "candidate_messages"("mail_id");

-- CreateIndex
CREATE INDEX "candidate_messages_organization_id_template_id_idx" ON "candidate_messages"("organization_id", "template_id");

-- CreateIndex
CREATE INDEX "consents_organization_id_candidate_id_purpose_idx" ON "consents"("organization_id", "candidate_id", "purpose");

-- CreateIndex
CREATE INDEX "consents_organization_id_application_id_idx" ON "consents"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "privacy_requests_organization_id_status_due_on_idx" ON "privacy_requests"("organization_id", "status", "due_on");

-- CreateIndex
CREATE INDEX "privacy_requests_organization_id_candidate_id_idx" ON "privacy_requests"("organization_id", "candidate_id");

-- CreateIndex
CREATE INDEX "privacy_requests_organization_id_file_id_idx" ON "privacy_requests"("organization_id", "file_id");

-- CreateIndex
CREATE UNIQUE INDEX "talent_pools_organization_id_id_key" ON "talent_pools"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "talent_pools_organization_id_name_key" ON "talent_pools"("organization_id", "name");

-- CreateIndex
CREATE INDEX "talent_pool_members_organization_id_candidate_id_idx" ON "talent_pool_members"("organization_id", "candidate_id");

-- CreateIndex
CREATE UNIQUE INDEX "talent_pool_members_organization_id_pool_id_candidate_id_key" ON "talent_pool_members"("organization_id", "pool_id", "candidate_id");

-- CreateIndex
CREATE INDEX "saved_views_user_id_idx" ON "saved_views"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_views_organization_id_user_id_screen_name_key" ON "saved_views"("organization_id", "user_id", "screen", "name");

-- CreateIndex
CREATE INDEX "candidate_imports_organization_id_file_id_idx" ON "candidate_imports"("organization_id", "file_id");

-- CreateIndex
CREATE INDEX "job_referrals_organization_id_bonus_status_idx" ON "job_referrals"("organization_id", "bonus_status");

-- CreateIndex
CREATE INDEX "job_referrals_organization_id_job_id_idx" ON "job_referrals"("organization_id", "job_id");

-- CreateIndex
CREATE INDEX "job_referrals_organization_id_referrer_id_idx" ON "job_referrals"("organization_id", "referrer_id");

-- CreateIndex
CREATE INDEX "job_referrals_organization_id_referred_candidate_id_idx" ON "job_referrals"("organization_id", "referred_candidate_id");

-- CreateIndex
CREATE INDEX "job_referrals_organization_id_application_id_idx" ON "job_referrals"("organization_id", "application_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_referrals_organization_id_referral_code_key" ON "job_referrals"("organization_id", "referral_code");

-- CreateIndex
CREATE INDEX "ai_screening_results_organization_id_job_id_is_current_over_idx" ON "ai_screening_results"("organization_id", "job_id", "is_current", "overall_score" DESC);

-- CreateIndex
CREATE INDEX "ai_screening_results_organization_id_candidate_id_idx" ON "ai_screening_results"("organization_id", "candidate_id");

-- CreateIndex
CREATE INDEX "ai_screening_results_organization_id_application_id_idx" ON "ai_screening_results"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "screening_logs_organization_id_job_id_created_at_idx" ON "screening_logs"("organization_id", "job_id", "created_at");

-- CreateIndex
CREATE INDEX "screening_logs_retain_until_idx" ON "screening_logs"("retain_until");

-- CreateIndex
CREATE INDEX "eeo_responses_organization_id_job_ref_idx" ON "eeo_responses"("organization_id", "job_ref");

-- CreateIndex
CREATE UNIQUE INDEX "eeo_responses_organization_id_application_ref_key" ON "eeo_responses"("organization_id", "application_ref");

-- CreateIndex
CREATE INDEX "adverse_action_cases_organization_id_status_wait_until_idx" ON "adverse_action_cases"("organization_id", "status", "wait_until");

-- CreateIndex
CREATE INDEX "adverse_action_cases_organization_id_application_id_idx" ON "adverse_action_cases"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "adverse_action_cases_organization_id_report_file_id_idx" ON "adverse_action_cases"("organization_id", "report_file_id");

-- CreateIndex
CREATE INDEX "adverse_action_cases_law_id_idx" ON "adverse_action_cases"("law_id");

-- CreateIndex
CREATE INDEX "compliance_findings_organization_id_job_id_status_idx" ON "compliance_findings"("organization_id", "job_id", "status");

-- CreateIndex
CREATE INDEX "compliance_findings_organization_id_status_severity_idx" ON "compliance_findings"("organization_id", "status", "severity");

-- CreateIndex
CREATE INDEX "compliance_findings_organization_id_application_id_idx" ON "compliance_findings"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "compliance_findings_organization_id_offer_id_idx" ON "compliance_findings"("organization_id", "offer_id");

-- CreateIndex
CREATE INDEX "compliance_findings_law_id_idx" ON "compliance_findings"("law_id");

-- CreateIndex
CREATE INDEX "compliance_findings_corpus_load_id_idx" ON "compliance_findings"("corpus_load_id");

-- CreateIndex
CREATE INDEX "new_hire_notices_organization_id_status_due_on_idx" ON "new_hire_notices"("organization_id", "status", "due_on");

-- CreateIndex
CREATE INDEX "new_hire_notices_organization_id_application_id_idx" ON "new_hire_notices"("organization_id", "application_id");

-- CreateIndex
CREATE INDEX "new_hire_notices_organization_id_employee_id_idx" ON "new_hire_notices"("organization_id", "employee_id");

-- CreateIndex
CREATE INDEX "new_hire_notices_law_id_idx" ON "new_hire_notices"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_calendar_token_hash_key" ON "team_members"("calendar_token_hash");

-- CreateIndex
CREATE INDEX "team_members_user_id_idx" ON "team_members"("user_id");

-- CreateIndex
CREATE INDEX "team_members_organization_id_is_active_idx" ON "team_members"("organization_id", "is_active");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_organization_id_id_key" ON "team_members"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_organization_id_email_key" ON "team_members"("organization_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "team_members_organization_id_user_id_key" ON "team_members"("organization_id", "user_id");

-- CreateIndex
CREATE INDEX "activities_organization_id_created_at_idx" ON "activities"("organization_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "activities_organization_id_entity_type_entity_id_created_at_idx" ON "activities"("organization_id", "entity_type", "entity_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "activities_organization_id_candidate_id_created_at_idx" ON "activities"("organization_id", "candidate_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "activities_user_id_idx" ON "activities"("user_id");

-- CreateIndex
CREATE INDEX "email_templates_organization_id_type_idx" ON "email_templates"("organization_id", "type");

-- CreateIndex
CREATE UNIQUE INDEX "email_templates_organization_id_id_key" ON "email_templates"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "email_templates_organization_id_name_key" ON "email_templates"("organization_id", "name");

-- CreateIndex
CREATE INDEX "reports_organization_id_type_idx" ON "reports"("organization_id", "type");

-- CreateIndex
CREATE INDEX "reports_is_scheduled_next_run_at_idx" ON "reports"("is_scheduled", "next_run_at");

-- CreateIndex
CREATE INDEX "retention_policies_law_id_idx" ON "retention_policies"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "retention_policies_organization_id_record_class_key" ON "retention_policies"("organization_id", "record_class");

-- CreateIndex
CREATE INDEX "retention_runs_organization_id_created_at_idx" ON "retention_runs"("organization_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "cases_slug_key" ON "cases"("slug");

-- CreateIndex
CREATE INDEX "cases_jurisdiction_year_idx" ON "cases"("jurisdiction", "year");

-- CreateIndex
CREATE INDEX "cases_relevance_score_year_idx" ON "cases"("relevance_score" DESC, "year" DESC);

-- CreateIndex
CREATE INDEX "cases_search_vector_idx" ON "cases" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "cases_topics_idx" ON "cases" USING GIN ("topics");

-- CreateIndex
CREATE INDEX "cases_citations_idx" ON "cases" USING GIN ("citations");

-- CreateIndex
CREATE INDEX "cases_name_idx" ON "cases" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "case_versions_corpus_load_id_idx" ON "case_versions"("corpus_load_id");

-- CreateIndex
CREATE UNIQUE INDEX "case_versions_case_id_version_key" ON "case_versions"("case_id", "version");

-- CreateIndex
CREATE UNIQUE INDEX "unemployment_laws_state_key" ON "unemployment_laws"("state");

-- CreateIndex
CREATE INDEX "unemployment_laws_law_id_idx" ON "unemployment_laws"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "laws_slug_key" ON "laws"("slug");

-- CreateIndex
CREATE INDEX "laws_jurisdiction_city_category_idx" ON "laws"("jurisdiction", "city", "category");

-- CreateIndex
CREATE INDEX "laws_jurisdiction_status_effective_date_idx" ON "laws"("jurisdiction", "status", "effective_date");

-- CreateIndex
CREATE INDEX "laws_status_effective_date_idx" ON "laws"("status", "effective_date");

-- CreateIndex
CREATE INDEX "laws_last_updated_idx" ON "laws"("last_updated" DESC);

-- CreateIndex
CREATE INDEX "laws_search_vector_idx" ON "laws" USING GIN ("search_vector");

-- CreateIndex
CREATE INDEX "laws_topics_idx" ON "laws" USING GIN ("topics");

-- CreateIndex
CREATE INDEX "laws_citations_idx" ON "laws" USING GIN ("citations");

-- CreateIndex
CREATE INDEX "laws_popular_names_idx" ON "laws" USING GIN ("popular_names");

-- CreateIndex
CREATE INDEX "laws_title_idx" ON "laws" USING GIN ("title" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "law_versions_corpus_load_id_idx" ON "law_versions"("corpus_load_id");

-- CreateIndex
CREATE UNIQUE INDEX "law_versions_law_id_version_key" ON "law_versions"("law_id", "version");

-- CreateIndex
CREATE INDEX "law_figures_topic_id_key_idx" ON "law_figures"("topic_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "law_figures_law_id_topic_id_key_sequence_key" ON "law_figures"("law_id", "topic_id", "key", "sequence");

-- CreateIndex
CREATE INDEX "law_cases_case_id_idx" ON "law_cases"("case_id");

-- CreateIndex
CREATE INDEX "law_relations_related_law_id_idx" ON "law_relations"("related_law_id");

-- CreateIndex
CREATE UNIQUE INDEX "topics_slug_key" ON "topics"("slug");

-- CreateIndex
CREATE INDEX "topics_category_sort_order_idx" ON "topics"("category", "sort_order");

-- CreateIndex
CREATE INDEX "aliases_target_kind_target_idx" ON "aliases"("target_kind", "target");

-- CreateIndex
CREATE INDEX "aliases_normalized_term_idx" ON "aliases" USING GIN ("normalized_term" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "aliases_normalized_term_target_kind_target_key" ON "aliases"("normalized_term", "target_kind", "target");

-- CreateIndex
CREATE INDEX "search_terms_term_idx" ON "search_terms" USING GIN ("term" gin_trgm_ops);

-- CreateIndex
CREATE UNIQUE INDEX "posters_slug_key" ON "posters"("slug");

-- CreateIndex
CREATE INDEX "posters_jurisdiction_city_idx" ON "posters"("jurisdiction", "city");

-- CreateIndex
CREATE INDEX "posters_law_id_idx" ON "posters"("law_id");

-- CreateIndex
CREATE UNIQUE INDEX "thresholds_slug_key" ON "thresholds"("slug");

-- CreateIndex
CREATE INDEX "thresholds_jurisdiction_min_employees_idx" ON "thresholds"("jurisdiction", "min_employees");

-- CreateIndex
CREATE INDEX "thresholds_law_id_idx" ON "thresholds"("law_id");

-- CreateIndex
CREATE INDEX "corpus_loads_status_started_at_idx" ON "corpus_loads"("status", "started_at" DESC);

-- CreateIndex
CREATE INDEX "corpus_loads_content_hash_idx" ON "corpus_loads"("content_hash");

-- CreateIndex
CREATE UNIQUE INDEX "job_schedules_name_key" ON "job_schedules"("name");

-- CreateIndex
CREATE INDEX "job_runs_name_started_at_idx" ON "job_runs"("name", "started_at" DESC);

-- CreateIndex
CREATE INDEX "job_runs_status_started_at_idx" ON "job_runs"("status", "started_at");

-- CreateIndex
CREATE UNIQUE INDEX "job_runs_name_slot_key" ON "job_runs"("name", "slot");

-- CreateIndex
CREATE INDEX "audit_log_at_idx" ON "audit_log"("at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_user_id_at_idx" ON "audit_log"("subject_user_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_organization_id_at_idx" ON "audit_log"("organization_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_entity_type_entity_id_at_idx" ON "audit_log"("entity_type", "entity_id", "at");

-- CreateIndex
CREATE INDEX "audit_log_action_at_idx" ON "audit_log"("action", "at");

-- CreateIndex
CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "idempotency_keys_principal_key_key" ON "idempotency_keys"("principal", "key");

-- CreateIndex
CREATE INDEX "rate_limits_expires_at_idx" ON "rate_limits"("expires_at");

-- CreateIndex
CREATE INDEX "bulk_operations_status_created_at_idx" ON "bulk_operations"("status", "created_at");

-- CreateIndex
CREATE INDEX "bulk_operations_created_at_idx" ON "bulk_operations"("created_at" DESC);

-- CreateIndex
CREATE INDEX "bulk_operation_rows_operation_id_status_idx" ON "bulk_operation_rows"("operation_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "bulk_operation_rows_operation_id_line_key" ON "bulk_operation_rows"("operation_id", "line");

-- CreateIndex
CREATE INDEX "daily_figures_key_day_idx" ON "daily_figures"("key", "day");

-- CreateIndex
CREATE UNIQUE INDEX "organizations_slug_key" ON "organizations"("slug");

-- CreateIndex
CREATE INDEX "organization_members_user_id_idx" ON "organization_members"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_members_organization_id_user_id_key" ON "organization_members"("organization_id", "user_id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_invitations_token_hash_key" ON "organization_invitations"("token_hash");

-- CreateIndex
CREATE INDEX "organization_invitations_organization_id_email_idx" ON "organization_invitations"("organization_id", "email");

-- CreateIndex
CREATE INDEX "organization_invitations_email_idx" ON "organization_invitations"("email");

-- CreateIndex
CREATE INDEX "organization_invitations_expires_at_idx" ON "organization_invitations"("expires_at");

-- CreateIndex
CREATE INDEX "organization_locations_organization_id_state_idx" ON "organization_locations"("organization_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "organization_locations_organization_id_id_key" ON "organization_locations"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "organization_locations_organization_id_name_key" ON "organization_locations"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "files_storage_key_key" ON "files"("storage_key");

-- CreateIndex
CREATE INDEX "files_organization_id_sha256_idx" ON "files"("organization_id", "sha256");

-- CreateIndex
CREATE INDEX "files_deleted_at_idx" ON "files"("deleted_at");

-- CreateIndex
CREATE UNIQUE INDEX "files_organization_id_id_key" ON "files"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "webhooks_organization_id_id_key" ON "webhooks"("organization_id", "id");

-- CreateIndex
CREATE INDEX "webhook_deliveries_organization_id_webhook_id_created_at_idx" ON "webhook_deliveries"("organization_id", "webhook_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "webhook_deliveries_state_next_attempt_at_idx" ON "webhook_deliveries"("state", "next_attempt_at");

-- CreateIndex
CREATE INDEX "webhook_deliveries_organization_id_event_id_idx" ON "webhook_deliveries"("organization_id", "event_id");

-- CreateIndex
CREATE INDEX "performance_review_cycles_organization_id_status_idx" ON "performance_review_cycles"("organization_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "performance_review_cycles_organization_id_id_key" ON "performance_review_cycles"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "performance_review_cycles_organization_id_name_key" ON "performance_review_cycles"("organization_id", "name");

-- CreateIndex
CREATE INDEX "performance_reviews_organization_id_employee_id_idx" ON "performance_reviews"("organization_id", "employee_id");

-- CreateIndex
CREATE INDEX "performance_reviews_organization_id_status_due_date_idx" ON "performance_reviews"("organization_id", "status", "due_date");

-- CreateIndex
CREATE INDEX "performance_reviews_organization_id_reviewer_id_idx" ON "performance_reviews"("organization_id", "reviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "performance_reviews_organization_id_cycle_id_employee_id_re_key" ON "performance_reviews"("organization_id", "cycle_id", "employee_id", "reviewer_id");

-- CreateIndex
CREATE UNIQUE INDEX "training_programs_organization_id_id_key" ON "training_programs"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "training_programs_organization_id_name_key" ON "training_programs"("organization_id", "name");

-- CreateIndex
CREATE INDEX "training_enrollments_organization_id_employee_id_status_idx" ON "training_enrollments"("organization_id", "employee_id", "status");

-- CreateIndex
CREATE INDEX "training_enrollments_organization_id_program_id_status_idx" ON "training_enrollments"("organization_id", "program_id", "status");

-- CreateIndex
CREATE INDEX "training_enrollments_organization_id_status_due_date_idx" ON "training_enrollments"("organization_id", "status", "due_date");

-- CreateIndex
CREATE INDEX "payroll_periods_organization_id_status_pay_date_idx" ON "payroll_periods"("organization_id", "status", "pay_date");

-- CreateIndex
CREATE UNIQUE INDEX "payroll_periods_organization_id_id_key" ON "payroll_periods"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "payroll_periods_organization_id_period_type_start_date_key" ON "payroll_periods"("organization_id", "period_type", "start_date");

-- CreateIndex
CREATE INDEX "payroll_records_organization_id_employee_id_idx" ON "payroll_records"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "payroll_records_organization_id_payroll_period_id_employee__key" ON "payroll_records"("organization_id", "payroll_period_id", "employee_id");

-- CreateIndex
CREATE INDEX "benefit_plans_organization_id_type_is_active_idx" ON "benefit_plans"("organization_id", "type", "is_active");

-- CreateIndex
CREATE UNIQUE INDEX "benefit_plans_organization_id_id_key" ON "benefit_plans"("organization_id", "id");

-- CreateIndex
CREATE INDEX "benefit_enrollments_organization_id_employee_id_status_idx" ON "benefit_enrollments"("organization_id", "employee_id", "status");

-- CreateIndex
CREATE INDEX "benefit_enrollments_organization_id_benefit_plan_id_status_idx" ON "benefit_enrollments"("organization_id", "benefit_plan_id", "status");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_types_organization_id_id_key" ON "time_off_types"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_types_organization_id_name_key" ON "time_off_types"("organization_id", "name");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_types_organization_id_code_key" ON "time_off_types"("organization_id", "code");

-- CreateIndex
CREATE INDEX "time_off_balances_organization_id_time_off_type_id_idx" ON "time_off_balances"("organization_id", "time_off_type_id");

-- CreateIndex
CREATE UNIQUE INDEX "time_off_balances_organization_id_employee_id_time_off_type_key" ON "time_off_balances"("organization_id", "employee_id", "time_off_type_id", "year");

-- CreateIndex
CREATE INDEX "time_off_requests_organization_id_employee_id_start_date_idx" ON "time_off_requests"("organization_id", "employee_id", "start_date");

-- CreateIndex
CREATE INDEX "time_off_requests_organization_id_status_start_date_idx" ON "time_off_requests"("organization_id", "status", "start_date");

-- CreateIndex
CREATE INDEX "time_off_requests_organization_id_time_off_type_id_idx" ON "time_off_requests"("organization_id", "time_off_type_id");

-- CreateIndex
CREATE INDEX "employees_user_id_idx" ON "employees"("user_id");

-- CreateIndex
CREATE INDEX "employees_organization_id_status_last_name_idx" ON "employees"("organization_id", "status", "last_name");

-- CreateIndex
CREATE INDEX "employees_first_name_last_name_email_idx" ON "employees" USING GIN ("first_name" gin_trgm_ops, "last_name" gin_trgm_ops, "email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "employees_organization_id_work_location_id_idx" ON "employees"("organization_id", "work_location_id");

-- CreateIndex
CREATE UNIQUE INDEX "employees_organization_id_id_key" ON "employees"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "employees_organization_id_employee_id_key" ON "employees"("organization_id", "employee_id");

-- CreateIndex
CREATE UNIQUE INDEX "employees_organization_id_email_key" ON "employees"("organization_id", "email");

-- CreateIndex
CREATE UNIQUE INDEX "employees_organization_id_user_id_key" ON "employees"("organization_id", "user_id");

-- CreateIndex
CREATE INDEX "departments_organization_id_manager_id_idx" ON "departments"("organization_id", "manager_id");

-- CreateIndex
CREATE INDEX "departments_organization_id_parent_department_id_idx" ON "departments"("organization_id", "parent_department_id");

-- CreateIndex
CREATE UNIQUE INDEX "departments_organization_id_id_key" ON "departments"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "departments_organization_id_name_key" ON "departments"("organization_id", "name");

-- CreateIndex
CREATE INDEX "positions_organization_id_title_idx" ON "positions"("organization_id", "title");

-- CreateIndex
CREATE INDEX "positions_organization_id_department_id_idx" ON "positions"("organization_id", "department_id");

-- CreateIndex
CREATE UNIQUE INDEX "positions_organization_id_id_key" ON "positions"("organization_id", "id");

-- CreateIndex
CREATE INDEX "employee_positions_organization_id_employee_id_start_date_idx" ON "employee_positions"("organization_id", "employee_id", "start_date" DESC);

-- CreateIndex
CREATE INDEX "employee_positions_organization_id_position_id_idx" ON "employee_positions"("organization_id", "position_id");

-- CreateIndex
CREATE INDEX "employee_positions_organization_id_department_id_idx" ON "employee_positions"("organization_id", "department_id");

-- CreateIndex
CREATE INDEX "employee_positions_organization_id_manager_id_idx" ON "employee_positions"("organization_id", "manager_id");

-- CreateIndex
CREATE INDEX "employee_documents_organization_id_employee_id_category_idx" ON "employee_documents"("organization_id", "employee_id", "category");

-- CreateIndex
CREATE INDEX "employee_documents_organization_id_expiration_date_idx" ON "employee_documents"("organization_id", "expiration_date");

-- CreateIndex
CREATE INDEX "employee_documents_organization_id_file_id_idx" ON "employee_documents"("organization_id", "file_id");

-- CreateIndex
CREATE INDEX "employee_documents_organization_id_replaces_document_id_idx" ON "employee_documents"("organization_id", "replaces_document_id");

-- CreateIndex
CREATE UNIQUE INDEX "employee_documents_organization_id_id_key" ON "employee_documents"("organization_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "states_name_key" ON "states"("name");

-- CreateIndex
CREATE UNIQUE INDEX "cities_state_code_code_key" ON "cities"("state_code", "code");

-- CreateIndex
CREATE INDEX "minimum_wages_jurisdiction_city_id_kind_effective_from_idx" ON "minimum_wages"("jurisdiction", "city_id", "kind", "effective_from" DESC);

-- CreateIndex
CREATE INDEX "minimum_wages_city_id_idx" ON "minimum_wages"("city_id");

-- CreateIndex
CREATE INDEX "minimum_wages_law_id_idx" ON "minimum_wages"("law_id");

-- CreateIndex
CREATE INDEX "search_history_user_id_timestamp_idx" ON "search_history"("user_id", "timestamp" DESC);

-- CreateIndex
CREATE INDEX "search_history_timestamp_idx" ON "search_history"("timestamp");

-- CreateIndex
CREATE INDEX "search_history_risk_assessment_id_idx" ON "search_history"("risk_assessment_id");

-- CreateIndex
CREATE INDEX "search_history_corpus_load_id_idx" ON "search_history"("corpus_load_id");

-- CreateIndex
CREATE UNIQUE INDEX "search_history_user_id_submission_id_key" ON "search_history"("user_id", "submission_id");

-- CreateIndex
CREATE INDEX "risk_assessments_created_at_idx" ON "risk_assessments"("created_at");

-- CreateIndex
CREATE INDEX "risk_assessments_overall_risk_created_at_idx" ON "risk_assessments"("overall_risk", "created_at");

-- CreateIndex
CREATE INDEX "risk_assessments_state_created_at_idx" ON "risk_assessments"("state", "created_at");

-- CreateIndex
CREATE INDEX "risk_assessments_user_id_created_at_idx" ON "risk_assessments"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "risk_assessments_corpus_load_id_idx" ON "risk_assessments"("corpus_load_id");

-- CreateIndex
CREATE UNIQUE INDEX "shared_results_token_hash_key" ON "shared_results"("token_hash");

-- CreateIndex
CREATE INDEX "shared_results_user_id_idx" ON "shared_results"("user_id");

-- CreateIndex
CREATE INDEX "shared_results_search_history_id_idx" ON "shared_results"("search_history_id");

-- CreateIndex
CREATE UNIQUE INDEX "question_repository_submission_id_key" ON "question_repository"("submission_id");

-- CreateIndex
CREATE INDEX "question_repository_created_at_id_idx" ON "question_repository"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "question_repository_state_created_at_idx" ON "question_repository"("state", "created_at");

-- CreateIndex
CREATE INDEX "question_repository_law_count_created_at_idx" ON "question_repository"("law_count", "created_at");

-- CreateIndex
CREATE INDEX "question_repository_masked_at_idx" ON "question_repository"("masked_at");

-- CreateIndex
CREATE INDEX "question_repository_question_keywords_idx" ON "question_repository" USING GIN ("question" gin_trgm_ops, "keywords" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "question_repository_topics_idx" ON "question_repository" USING GIN ("topics");

-- CreateIndex
CREATE INDEX "question_repository_user_id_idx" ON "question_repository"("user_id");

-- CreateIndex
CREATE INDEX "feedback_status_created_at_idx" ON "feedback"("status", "created_at" DESC);

-- CreateIndex
CREATE INDEX "feedback_user_id_idx" ON "feedback"("user_id");

-- CreateIndex
CREATE INDEX "feedback_law_id_idx" ON "feedback"("law_id");

-- CreateIndex
CREATE INDEX "feedback_case_id_idx" ON "feedback"("case_id");

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_default_organization_id_fkey" FOREIGN KEY ("default_organization_id") REFERENCES "organizations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_fkey" FOREIGN KEY ("impersonator_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "impersonations" ADD CONSTRAINT "impersonations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "visitor_trials" ADD CONSTRAINT "visitor_trials_converted_user_id_fkey" FOREIGN KEY ("converted_user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "device_codes" ADD CONSTRAINT "device_codes_api_key_id_fkey" FOREIGN KEY ("api_key_id") REFERENCES "api_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role_assignments" ADD CONSTRAINT "user_role_assignments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role_assignments" ADD CONSTRAINT "user_role_assignments_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "user_roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_role_assignments" ADD CONSTRAINT "user_role_assignments_assigned_by_fkey" FOREIGN KEY ("assigned_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "user_roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_permission_id_fkey" FOREIGN KEY ("permission_id") REFERENCES "permissions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_granted_by_fkey" FOREIGN KEY ("granted_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_updates" ADD CONSTRAINT "law_updates_source_id_fkey" FOREIGN KEY ("source_id") REFERENCES "source_cursors"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_updates" ADD CONSTRAINT "law_updates_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_updates" ADD CONSTRAINT "law_updates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_update_laws" ADD CONSTRAINT "law_update_laws_law_update_id_fkey" FOREIGN KEY ("law_update_id") REFERENCES "law_updates"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_update_laws" ADD CONSTRAINT "law_update_laws_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_watches" ADD CONSTRAINT "law_watches_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_watches" ADD CONSTRAINT "law_watches_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_watches" ADD CONSTRAINT "law_watches_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscribers" ADD CONSTRAINT "subscribers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_law_update_id_fkey" FOREIGN KEY ("law_update_id") REFERENCES "law_updates"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_notifications" ADD CONSTRAINT "email_notifications_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mails" ADD CONSTRAINT "mails_subscriber_id_fkey" FOREIGN KEY ("subscriber_id") REFERENCES "subscribers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bounces" ADD CONSTRAINT "bounces_cleared_by_fkey" FOREIGN KEY ("cleared_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_history" ADD CONSTRAINT "purchase_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purchase_history" ADD CONSTRAINT "purchase_history_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_consents" ADD CONSTRAINT "checkout_consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "checkout_consents" ADD CONSTRAINT "checkout_consents_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase_history"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase_history"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_coupon_id_fkey" FOREIGN KEY ("coupon_id") REFERENCES "coupons"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "coupon_redemptions" ADD CONSTRAINT "coupon_redemptions_purchase_id_fkey" FOREIGN KEY ("purchase_id") REFERENCES "purchase_history"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_degree_file_id_fkey" FOREIGN KEY ("organization_id", "degree_file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_source_id_fkey" FOREIGN KEY ("organization_id", "source_id") REFERENCES "sources"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_merged_into_id_fkey" FOREIGN KEY ("organization_id", "merged_into_id") REFERENCES "candidates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_legal_hold_by_fkey" FOREIGN KEY ("legal_hold_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidates" ADD CONSTRAINT "candidates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_files" ADD CONSTRAINT "resume_files_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_data" ADD CONSTRAINT "resume_data_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_data" ADD CONSTRAINT "resume_data_organization_id_resume_file_id_fkey" FOREIGN KEY ("organization_id", "resume_file_id") REFERENCES "resume_files"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_data" ADD CONSTRAINT "resume_data_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "resume_data" ADD CONSTRAINT "resume_data_corrected_by_fkey" FOREIGN KEY ("corrected_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_organization_id_kept_id_fkey" FOREIGN KEY ("organization_id", "kept_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_organization_id_merged_id_fkey" FOREIGN KEY ("organization_id", "merged_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_merged_by_fkey" FOREIGN KEY ("merged_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_merges" ADD CONSTRAINT "candidate_merges_undone_by_fkey" FOREIGN KEY ("undone_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_distinctions" ADD CONSTRAINT "candidate_distinctions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_distinctions" ADD CONSTRAINT "candidate_distinctions_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_distinctions" ADD CONSTRAINT "candidate_distinctions_organization_id_other_id_fkey" FOREIGN KEY ("organization_id", "other_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_distinctions" ADD CONSTRAINT "candidate_distinctions_decided_by_fkey" FOREIGN KEY ("decided_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_hiring_manager_id_fkey" FOREIGN KEY ("organization_id", "hiring_manager_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_recruiter_id_fkey" FOREIGN KEY ("organization_id", "recruiter_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_location_id_fkey" FOREIGN KEY ("organization_id", "location_id") REFERENCES "organization_locations"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_last_modified_by_fkey" FOREIGN KEY ("last_modified_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_organization_id_template_id_fkey" FOREIGN KEY ("organization_id", "template_id") REFERENCES "jobs"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_versions" ADD CONSTRAINT "job_versions_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_translations" ADD CONSTRAINT "job_translations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_translations" ADD CONSTRAINT "job_translations_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_translations" ADD CONSTRAINT "job_translations_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_approvals" ADD CONSTRAINT "job_approvals_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_approval_votes" ADD CONSTRAINT "job_approval_votes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_approval_votes" ADD CONSTRAINT "job_approval_votes_organization_id_step_id_fkey" FOREIGN KEY ("organization_id", "step_id") REFERENCES "job_approvals"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_approval_votes" ADD CONSTRAINT "job_approval_votes_organization_id_approver_id_fkey" FOREIGN KEY ("organization_id", "approver_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_openings" ADD CONSTRAINT "job_openings_organization_id_filled_by_application_id_fkey" FOREIGN KEY ("organization_id", "filled_by_application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_documents" ADD CONSTRAINT "job_documents_organization_id_replaces_document_id_fkey" FOREIGN KEY ("organization_id", "replaces_document_id") REFERENCES "job_documents"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_decline_reason_id_fkey" FOREIGN KEY ("organization_id", "decline_reason_id") REFERENCES "reasons"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_letter_template_id_fkey" FOREIGN KEY ("organization_id", "letter_template_id") REFERENCES "offer_templates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offers" ADD CONSTRAINT "offers_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_organization_id_offer_id_fkey" FOREIGN KEY ("organization_id", "offer_id") REFERENCES "offers"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_organization_id_letter_file_id_fkey" FOREIGN KEY ("organization_id", "letter_file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_versions" ADD CONSTRAINT "offer_versions_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_organization_id_offer_id_fkey" FOREIGN KEY ("organization_id", "offer_id") REFERENCES "offers"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_approvals" ADD CONSTRAINT "offer_approvals_organization_id_approver_id_fkey" FOREIGN KEY ("organization_id", "approver_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_organization_id_offer_id_fkey" FOREIGN KEY ("organization_id", "offer_id") REFERENCES "offers"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_events" ADD CONSTRAINT "offer_events_acted_by_fkey" FOREIGN KEY ("acted_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_templates" ADD CONSTRAINT "offer_templates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_questions" ADD CONSTRAINT "job_questions_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_stages" ADD CONSTRAINT "job_stages_organization_id_email_template_id_fkey" FOREIGN KEY ("organization_id", "email_template_id") REFERENCES "email_templates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_stages" ADD CONSTRAINT "interview_stages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_stages" ADD CONSTRAINT "interview_stages_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_stages" ADD CONSTRAINT "interview_stages_organization_id_job_stage_id_fkey" FOREIGN KEY ("organization_id", "job_stage_id") REFERENCES "job_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_stages" ADD CONSTRAINT "interview_stages_organization_id_scorecard_template_id_fkey" FOREIGN KEY ("organization_id", "scorecard_template_id") REFERENCES "scorecard_templates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_templates" ADD CONSTRAINT "stage_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_templates" ADD CONSTRAINT "stage_templates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reasons" ADD CONSTRAINT "reasons_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sources" ADD CONSTRAINT "sources_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_stage_id_fkey" FOREIGN KEY ("organization_id", "stage_id") REFERENCES "job_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_last_active_stage_id_fkey" FOREIGN KEY ("organization_id", "last_active_stage_id") REFERENCES "job_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_source_id_fkey" FOREIGN KEY ("organization_id", "source_id") REFERENCES "sources"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_resume_file_id_fkey" FOREIGN KEY ("organization_id", "resume_file_id") REFERENCES "resume_files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_reason_id_fkey" FOREIGN KEY ("organization_id", "reason_id") REFERENCES "reasons"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_assigned_recruiter_id_fkey" FOREIGN KEY ("organization_id", "assigned_recruiter_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_transferred_from_id_fkey" FOREIGN KEY ("organization_id", "transferred_from_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_from_stage_id_fkey" FOREIGN KEY ("organization_id", "from_stage_id") REFERENCES "job_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_to_stage_id_fkey" FOREIGN KEY ("organization_id", "to_stage_id") REFERENCES "job_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_organization_id_reason_id_fkey" FOREIGN KEY ("organization_id", "reason_id") REFERENCES "reasons"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_stage_events" ADD CONSTRAINT "application_stage_events_acted_by_fkey" FOREIGN KEY ("acted_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_organization_id_question_id_fkey" FOREIGN KEY ("organization_id", "question_id") REFERENCES "job_questions"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_answers" ADD CONSTRAINT "application_answers_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_organization_id_stage_id_fkey" FOREIGN KEY ("organization_id", "stage_id") REFERENCES "interview_stages"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_participants" ADD CONSTRAINT "interview_participants_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_participants" ADD CONSTRAINT "interview_participants_organization_id_interview_id_fkey" FOREIGN KEY ("organization_id", "interview_id") REFERENCES "interviews"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_participants" ADD CONSTRAINT "interview_participants_organization_id_team_member_id_fkey" FOREIGN KEY ("organization_id", "team_member_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "interview_slots" ADD CONSTRAINT "interview_slots_organization_id_interview_id_fkey" FOREIGN KEY ("organization_id", "interview_id") REFERENCES "interviews"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard_templates" ADD CONSTRAINT "scorecard_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard_templates" ADD CONSTRAINT "scorecard_templates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_organization_id_interview_id_fkey" FOREIGN KEY ("organization_id", "interview_id") REFERENCES "interviews"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_organization_id_team_member_id_fkey" FOREIGN KEY ("organization_id", "team_member_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecards" ADD CONSTRAINT "scorecards_organization_id_template_id_fkey" FOREIGN KEY ("organization_id", "template_id") REFERENCES "scorecard_templates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard_ratings" ADD CONSTRAINT "scorecard_ratings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "scorecard_ratings" ADD CONSTRAINT "scorecard_ratings_organization_id_scorecard_id_fkey" FOREIGN KEY ("organization_id", "scorecard_id") REFERENCES "scorecards"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_interview_id_fkey" FOREIGN KEY ("organization_id", "interview_id") REFERENCES "interviews"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_offer_id_fkey" FOREIGN KEY ("organization_id", "offer_id") REFERENCES "offers"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "action_links" ADD CONSTRAINT "action_links_organization_id_team_member_id_fkey" FOREIGN KEY ("organization_id", "team_member_id") REFERENCES "team_members"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_notes" ADD CONSTRAINT "candidate_notes_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_organization_id_template_id_fkey" FOREIGN KEY ("organization_id", "template_id") REFERENCES "email_templates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_messages" ADD CONSTRAINT "candidate_messages_sent_by_fkey" FOREIGN KEY ("sent_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_handled_by_fkey" FOREIGN KEY ("handled_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pools" ADD CONSTRAINT "talent_pools_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pools" ADD CONSTRAINT "talent_pools_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_organization_id_pool_id_fkey" FOREIGN KEY ("organization_id", "pool_id") REFERENCES "talent_pools"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "talent_pool_members" ADD CONSTRAINT "talent_pool_members_added_by_fkey" FOREIGN KEY ("added_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_imports" ADD CONSTRAINT "candidate_imports_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_imports" ADD CONSTRAINT "candidate_imports_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "candidate_imports" ADD CONSTRAINT "candidate_imports_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_referrals" ADD CONSTRAINT "job_referrals_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_referrals" ADD CONSTRAINT "job_referrals_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_referrals" ADD CONSTRAINT "job_referrals_organization_id_referrer_id_fkey" FOREIGN KEY ("organization_id", "referrer_id") REFERENCES "team_members"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_referrals" ADD CONSTRAINT "job_referrals_organization_id_referred_candidate_id_fkey" FOREIGN KEY ("organization_id", "referred_candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_referrals" ADD CONSTRAINT "job_referrals_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_screening_results" ADD CONSTRAINT "ai_screening_results_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_screening_results" ADD CONSTRAINT "ai_screening_results_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_screening_results" ADD CONSTRAINT "ai_screening_results_organization_id_candidate_id_fkey" FOREIGN KEY ("organization_id", "candidate_id") REFERENCES "candidates"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_screening_results" ADD CONSTRAINT "ai_screening_results_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ai_screening_results" ADD CONSTRAINT "ai_screening_results_reviewed_by_fkey" FOREIGN KEY ("reviewed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screening_logs" ADD CONSTRAINT "screening_logs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "screening_logs" ADD CONSTRAINT "screening_logs_requested_by_fkey" FOREIGN KEY ("requested_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "eeo_responses" ADD CONSTRAINT "eeo_responses_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adverse_action_cases" ADD CONSTRAINT "adverse_action_cases_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adverse_action_cases" ADD CONSTRAINT "adverse_action_cases_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adverse_action_cases" ADD CONSTRAINT "adverse_action_cases_organization_id_report_file_id_fkey" FOREIGN KEY ("organization_id", "report_file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adverse_action_cases" ADD CONSTRAINT "adverse_action_cases_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "adverse_action_cases" ADD CONSTRAINT "adverse_action_cases_opened_by_fkey" FOREIGN KEY ("opened_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_organization_id_job_id_fkey" FOREIGN KEY ("organization_id", "job_id") REFERENCES "jobs"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_organization_id_offer_id_fkey" FOREIGN KEY ("organization_id", "offer_id") REFERENCES "offers"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_overridden_by_fkey" FOREIGN KEY ("overridden_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "compliance_findings" ADD CONSTRAINT "compliance_findings_corpus_load_id_fkey" FOREIGN KEY ("corpus_load_id") REFERENCES "corpus_loads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "new_hire_notices" ADD CONSTRAINT "new_hire_notices_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "new_hire_notices" ADD CONSTRAINT "new_hire_notices_organization_id_application_id_fkey" FOREIGN KEY ("organization_id", "application_id") REFERENCES "applications"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "new_hire_notices" ADD CONSTRAINT "new_hire_notices_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "new_hire_notices" ADD CONSTRAINT "new_hire_notices_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "new_hire_notices" ADD CONSTRAINT "new_hire_notices_done_by_fkey" FOREIGN KEY ("done_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "activities" ADD CONSTRAINT "activities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_generated_by_fkey" FOREIGN KEY ("generated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reports" ADD CONSTRAINT "reports_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_policies" ADD CONSTRAINT "retention_policies_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_policies" ADD CONSTRAINT "retention_policies_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_policies" ADD CONSTRAINT "retention_policies_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "retention_runs" ADD CONSTRAINT "retention_runs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cases" ADD CONSTRAINT "cases_verified_by_fkey" FOREIGN KEY ("verified_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "case_versions" ADD CONSTRAINT "case_versions_corpus_load_id_fkey" FOREIGN KEY ("corpus_load_id") REFERENCES "corpus_loads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "unemployment_laws" ADD CONSTRAINT "unemployment_laws_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "laws" ADD CONSTRAINT "laws_verified_by_fkey" FOREIGN KEY ("verified_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_versions" ADD CONSTRAINT "law_versions_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_versions" ADD CONSTRAINT "law_versions_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_versions" ADD CONSTRAINT "law_versions_corpus_load_id_fkey" FOREIGN KEY ("corpus_load_id") REFERENCES "corpus_loads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_figures" ADD CONSTRAINT "law_figures_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_figures" ADD CONSTRAINT "law_figures_topic_id_fkey" FOREIGN KEY ("topic_id") REFERENCES "topics"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_cases" ADD CONSTRAINT "law_cases_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_cases" ADD CONSTRAINT "law_cases_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_relations" ADD CONSTRAINT "law_relations_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "law_relations" ADD CONSTRAINT "law_relations_related_law_id_fkey" FOREIGN KEY ("related_law_id") REFERENCES "laws"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posters" ADD CONSTRAINT "posters_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "thresholds" ADD CONSTRAINT "thresholds_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_schedules" ADD CONSTRAINT "job_schedules_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_started_by_fkey" FOREIGN KEY ("started_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_operations" ADD CONSTRAINT "bulk_operations_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_operation_rows" ADD CONSTRAINT "bulk_operation_rows_operation_id_fkey" FOREIGN KEY ("operation_id") REFERENCES "bulk_operations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_fkey" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organizations" ADD CONSTRAINT "organizations_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_members" ADD CONSTRAINT "organization_members_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_invited_by_fkey" FOREIGN KEY ("invited_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_invitations" ADD CONSTRAINT "organization_invitations_accepted_by_fkey" FOREIGN KEY ("accepted_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "organization_locations" ADD CONSTRAINT "organization_locations_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_webhook_id_fkey" FOREIGN KEY ("organization_id", "webhook_id") REFERENCES "webhooks"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_review_cycles" ADD CONSTRAINT "performance_review_cycles_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_reviews" ADD CONSTRAINT "performance_reviews_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_reviews" ADD CONSTRAINT "performance_reviews_organization_id_cycle_id_fkey" FOREIGN KEY ("organization_id", "cycle_id") REFERENCES "performance_review_cycles"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_reviews" ADD CONSTRAINT "performance_reviews_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "performance_reviews" ADD CONSTRAINT "performance_reviews_organization_id_reviewer_id_fkey" FOREIGN KEY ("organization_id", "reviewer_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_programs" ADD CONSTRAINT "training_programs_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_enrollments" ADD CONSTRAINT "training_enrollments_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_enrollments" ADD CONSTRAINT "training_enrollments_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_enrollments" ADD CONSTRAINT "training_enrollments_organization_id_program_id_fkey" FOREIGN KEY ("organization_id", "program_id") REFERENCES "training_programs"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "training_enrollments" ADD CONSTRAINT "training_enrollments_assigned_by_fkey" FOREIGN KEY ("assigned_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_periods" ADD CONSTRAINT "payroll_periods_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_periods" ADD CONSTRAINT "payroll_periods_processed_by_fkey" FOREIGN KEY ("processed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_records" ADD CONSTRAINT "payroll_records_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_records" ADD CONSTRAINT "payroll_records_organization_id_payroll_period_id_fkey" FOREIGN KEY ("organization_id", "payroll_period_id") REFERENCES "payroll_periods"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payroll_records" ADD CONSTRAINT "payroll_records_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benefit_plans" ADD CONSTRAINT "benefit_plans_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benefit_enrollments" ADD CONSTRAINT "benefit_enrollments_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benefit_enrollments" ADD CONSTRAINT "benefit_enrollments_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "benefit_enrollments" ADD CONSTRAINT "benefit_enrollments_organization_id_benefit_plan_id_fkey" FOREIGN KEY ("organization_id", "benefit_plan_id") REFERENCES "benefit_plans"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_types" ADD CONSTRAINT "time_off_types_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_balances" ADD CONSTRAINT "time_off_balances_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_balances" ADD CONSTRAINT "time_off_balances_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_balances" ADD CONSTRAINT "time_off_balances_organization_id_time_off_type_id_fkey" FOREIGN KEY ("organization_id", "time_off_type_id") REFERENCES "time_off_types"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_organization_id_time_off_type_id_fkey" FOREIGN KEY ("organization_id", "time_off_type_id") REFERENCES "time_off_types"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "time_off_requests" ADD CONSTRAINT "time_off_requests_approved_by_fkey" FOREIGN KEY ("approved_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_organization_id_work_location_id_fkey" FOREIGN KEY ("organization_id", "work_location_id") REFERENCES "organization_locations"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employees" ADD CONSTRAINT "employees_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_organization_id_manager_id_fkey" FOREIGN KEY ("organization_id", "manager_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "departments" ADD CONSTRAINT "departments_organization_id_parent_department_id_fkey" FOREIGN KEY ("organization_id", "parent_department_id") REFERENCES "departments"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "positions" ADD CONSTRAINT "positions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "positions" ADD CONSTRAINT "positions_organization_id_department_id_fkey" FOREIGN KEY ("organization_id", "department_id") REFERENCES "departments"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_position_id_fkey" FOREIGN KEY ("organization_id", "position_id") REFERENCES "positions"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_department_id_fkey" FOREIGN KEY ("organization_id", "department_id") REFERENCES "departments"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_positions" ADD CONSTRAINT "employee_positions_organization_id_manager_id_fkey" FOREIGN KEY ("organization_id", "manager_id") REFERENCES "employees"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_organization_id_fkey" FOREIGN KEY ("organization_id") REFERENCES "organizations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_organization_id_employee_id_fkey" FOREIGN KEY ("organization_id", "employee_id") REFERENCES "employees"("organization_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_organization_id_file_id_fkey" FOREIGN KEY ("organization_id", "file_id") REFERENCES "files"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_uploaded_by_fkey" FOREIGN KEY ("uploaded_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_acknowledged_by_fkey" FOREIGN KEY ("acknowledged_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employee_documents" ADD CONSTRAINT "employee_documents_organization_id_replaces_document_id_fkey" FOREIGN KEY ("organization_id", "replaces_document_id") REFERENCES "employee_documents"("organization_id", "id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cities" ADD CONSTRAINT "cities_state_code_fkey" FOREIGN KEY ("state_code") REFERENCES "states"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "minimum_wages" ADD CONSTRAINT "minimum_wages_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "minimum_wages" ADD CONSTRAINT "minimum_wages_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_risk_assessment_id_fkey" FOREIGN KEY ("risk_assessment_id") REFERENCES "risk_assessments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "search_history" ADD CONSTRAINT "search_history_corpus_load_id_fkey" FOREIGN KEY ("corpus_load_id") REFERENCES "corpus_loads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "risk_assessments" ADD CONSTRAINT "risk_assessments_corpus_load_id_fkey" FOREIGN KEY ("corpus_load_id") REFERENCES "corpus_loads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_results" ADD CONSTRAINT "shared_results_search_history_id_fkey" FOREIGN KEY ("search_history_id") REFERENCES "search_history"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_repository" ADD CONSTRAINT "question_repository_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_law_id_fkey" FOREIGN KEY ("law_id") REFERENCES "laws"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_case_id_fkey" FOREIGN KEY ("case_id") REFERENCES "cases"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_handled_by_fkey" FOREIGN KEY ("handled_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
