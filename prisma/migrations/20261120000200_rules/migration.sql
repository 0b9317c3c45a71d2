-- What the schema language cannot say: values, partial uniqueness, queues, append-only tables, search columns, tenancy.
-- 1. Values of status-like columns
ALTER TABLE users
  ADD CONSTRAINT users_access_level_values CHECK (access_level IN ('none', 'trial', 'daily', 'monthly', 'unlimited', 'admin')),
  ADD CONSTRAINT users_access_source_values CHECK (access_source IN ('trial', 'purchase', 'subscription', 'coupon', 'admin')),
  ADD CONSTRAINT users_subscription_type_values CHECK (subscription_type IN ('none', 'trial', 'daily', 'monthly')),
  ADD CONSTRAINT users_payment_status_values CHECK (payment_status IN ('none', 'active', 'past_due', 'canceled', 'refunded', 'failed')),
  ADD CONSTRAINT users_ats_access_level_values CHECK (ats_access_level IN ('none', 'active', 'monthly', 'annual', 'unlimited')),
  ADD CONSTRAINT users_hris_access_level_values CHECK (hris_access_level IN ('none', 'active', 'monthly', 'annual', 'unlimited')),
  ADD CONSTRAINT users_hris_pricing_model_values CHECK (hris_pricing_model IN ('fixed', 'per-employee')),
  ADD CONSTRAINT users_benefits_access_level_values CHECK (benefits_access_level IN ('none', 'active', 'monthly', 'annual', 'unlimited'));
ALTER TABLE account_tokens
  ADD CONSTRAINT account_tokens_kind_values CHECK (kind IN ('password_reset', 'email_verify', 'email_change_old', 'email_change_new', 'temp_password_proof', 'admin_setup', 'reregistration'));
ALTER TABLE device_codes
  ADD CONSTRAINT device_codes_status_values CHECK (status IN ('pending', 'approved', 'denied', 'used'));
ALTER TABLE law_updates
  ADD CONSTRAINT law_updates_kind_values CHECK (kind IN ('source', 'corpus_change', 'effective_date', 'manual')),
  ADD CONSTRAINT law_updates_risk_level_values CHECK (risk_level IN ('HIGH', 'MEDIUM', 'LOW')),
  ADD CONSTRAINT law_updates_status_values CHECK (status IN ('pending', 'approved', 'suppressed'));
ALTER TABLE source_cursors
  ADD CONSTRAINT source_cursors_status_values CHECK (status IN ('never', 'ok', 'partial', 'throttled', 'drift', 'error', 'off'));
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_cadence_values CHECK (cadence IN ('instant', 'daily', 'weekly'));
ALTER TABLE email_notifications
  ADD CONSTRAINT email_notifications_kind_values CHECK (kind IN ('update', 'test')),
  ADD CONSTRAINT email_notifications_delivery_status_values CHECK (delivery_status IN ('pending', 'queued', 'sent', 'failed', 'suppressed'));
ALTER TABLE mails
  ADD CONSTRAINT mails_state_values CHECK (state IN ('queued', 'claimed', 'sent', 'failed', 'gave_up', 'suppressed'));
ALTER TABLE bounces
  ADD CONSTRAINT bounces_kind_values CHECK (kind IN ('hard', 'soft', 'complaint'));
ALTER TABLE purchase_history
  ADD CONSTRAINT purchase_history_payment_status_values CHECK (payment_status IN ('completed', 'pending', 'failed', 'refunded'));
ALTER TABLE payment_subscriptions
  ADD CONSTRAINT payment_subscriptions_status_values CHECK (status IN ('incomplete', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'incomplete_expired'));
ALTER TABLE payment_events
  ADD CONSTRAINT payment_events_status_values CHECK (status IN ('received', 'processed', 'ignored', 'failed'));
ALTER TABLE payment_tasks
  ADD CONSTRAINT payment_tasks_kind_values CHECK (kind IN ('cancel_subscription', 'refund', 'delete_customer', 'sync_subscription', 'sync_payment')),
  ADD CONSTRAINT payment_tasks_state_values CHECK (state IN ('queued', 'running', 'done', 'gave_up'));
ALTER TABLE test_payment_objects
  ADD CONSTRAINT test_payment_objects_kind_values CHECK (kind IN ('customer', 'payment_intent', 'subscription', 'invoice', 'refund', 'payment_method'));
ALTER TABLE refund_requests
  ADD CONSTRAINT refund_requests_status_values CHECK (status IN ('requested', 'refunded', 'rejected'));
ALTER TABLE coupons
  ADD CONSTRAINT coupons_kind_values CHECK (kind IN ('percent', 'amount', 'trial_days', 'trial_minutes', 'free_until'));
ALTER TABLE coupon_redemptions
  ADD CONSTRAINT coupon_redemptions_status_values CHECK (status IN ('reserved', 'redeemed', 'released'));
ALTER TABLE resume_files
  ADD CONSTRAINT resume_files_parse_status_values CHECK (parse_status IN ('pending', 'parsing', 'parsed', 'failed', 'refused'));
ALTER TABLE jobs
  ADD CONSTRAINT jobs_salary_type_values CHECK (salary_type IN ('annually', 'monthly', 'weekly', 'hourly')),
  ADD CONSTRAINT jobs_salary_visibility_values CHECK (salary_visibility IN ('internal', 'public', 'range', 'competitive')),
  ADD CONSTRAINT jobs_description_format_values CHECK (description_format IN ('html', 'plain', 'markdown')),
  ADD CONSTRAINT jobs_approval_status_values CHECK (approval_status IN ('draft', 'pending', 'approved', 'rejected')),
  ADD CONSTRAINT jobs_status_values CHECK (status IN ('draft', 'published', 'paused', 'closed')),
  ADD CONSTRAINT jobs_priority_level_values CHECK (priority_level IN ('low', 'medium', 'high', 'urgent'));
ALTER TABLE job_approvals
  ADD CONSTRAINT job_approvals_status_values CHECK (status IN ('waiting', 'due', 'approved', 'rejected', 'skipped'));
ALTER TABLE job_approval_votes
  ADD CONSTRAINT job_approval_votes_decision_values CHECK (decision IN ('approved', 'rejected'));
ALTER TABLE job_openings
  ADD CONSTRAINT job_openings_status_values CHECK (status IN ('open', 'filled', 'closed'));
ALTER TABLE offers
  ADD CONSTRAINT offers_salary_type_values CHECK (salary_type IN ('annually', 'monthly', 'weekly', 'hourly')),
  ADD CONSTRAINT offers_status_values CHECK (status IN ('draft', 'pending_approval', 'approved', 'sent', 'viewed', 'accepted', 'declined', 'expired', 'withdrawn', 'superseded'));
ALTER TABLE offer_approvals
  ADD CONSTRAINT offer_approvals_status_values CHECK (status IN ('waiting', 'due', 'approved', 'rejected', 'skipped'));
ALTER TABLE job_questions
  ADD CONSTRAINT job_questions_kind_values CHECK (kind IN ('text', 'long_text', 'yes_no', 'choice', 'multi_choice', 'number', 'date', 'file'));
ALTER TABLE job_stages
  ADD CONSTRAINT job_stages_kind_values CHECK (kind IN ('applied', 'screening', 'interviewing', 'offer', 'hired'));
ALTER TABLE reasons
  ADD CONSTRAINT reasons_side_values CHECK (side IN ('employer', 'candidate', 'other')),
  ADD CONSTRAINT reasons_kind_values CHECK (kind IN ('rejection', 'withdrawal', 'move_back', 'offer_declined'));
ALTER TABLE applications
  ADD CONSTRAINT applications_status_values CHECK (status IN ('applied', 'screening', 'interviewing', 'offer', 'hired', 'rejected', 'withdrawn'));
ALTER TABLE application_stage_events
  ADD CONSTRAINT application_stage_events_actor_kind_values CHECK (actor_kind IN ('member', 'candidate', 'api', 'system'));
ALTER TABLE interviews
  ADD CONSTRAINT interviews_status_values CHECK (status IN ('needs_scheduling', 'awaiting_candidate', 'scheduled', 'awaiting_feedback', 'completed', 'cancelled', 'no_show', 'on_hold'));
ALTER TABLE interview_participants
  ADD CONSTRAINT interview_participants_role_values CHECK (role IN ('lead', 'interviewer', 'observer')),
  ADD CONSTRAINT interview_participants_response_values CHECK (response IN ('needs_action', 'accepted', 'tentative', 'declined'));
ALTER TABLE interview_slots
  ADD CONSTRAINT interview_slots_status_values CHECK (status IN ('open', 'booked', 'withdrawn'));
ALTER TABLE scorecards
  ADD CONSTRAINT scorecards_status_values CHECK (status IN ('draft', 'submitted'));
ALTER TABLE action_links
  ADD CONSTRAINT action_links_purpose_values CHECK (purpose IN ('application_status', 'interview_booking', 'offer', 'calendar_feed', 'referral'));
ALTER TABLE consents
  ADD CONSTRAINT consents_purpose_values CHECK (purpose IN ('application_privacy', 'keep_on_file', 'text_messages', 'background_check', 'automated_screening'));
ALTER TABLE privacy_requests
  ADD CONSTRAINT privacy_requests_kind_values CHECK (kind IN ('export', 'erasure', 'correction')),
  ADD CONSTRAINT privacy_requests_status_values CHECK (status IN ('received', 'verified', 'held', 'done', 'refused'));
ALTER TABLE candidate_imports
  ADD CONSTRAINT candidate_imports_status_values CHECK (status IN ('preview', 'running', 'done', 'failed', 'undone'));
ALTER TABLE job_referrals
  ADD CONSTRAINT job_referrals_bonus_status_values CHECK (bonus_status IN ('pending', 'eligible', 'payable', 'paid', 'void'));
ALTER TABLE adverse_action_cases
  ADD CONSTRAINT adverse_action_cases_status_values CHECK (status IN ('open', 'disclosed', 'authorized', 'ordered', 'clear', 'pre_adverse', 'assessing', 'final_adverse', 'cleared', 'cancelled'));
ALTER TABLE compliance_findings
  ADD CONSTRAINT compliance_findings_subject_values CHECK (subject IN ('job', 'application', 'offer', 'hire')),
  ADD CONSTRAINT compliance_findings_severity_values CHECK (severity IN ('block', 'warn', 'info')),
  ADD CONSTRAINT compliance_findings_status_values CHECK (status IN ('open', 'fixed', 'overridden', 'outdated'));
ALTER TABLE new_hire_notices
  ADD CONSTRAINT new_hire_notices_status_values CHECK (status IN ('open', 'done', 'not_applicable'));
ALTER TABLE team_members
  ADD CONSTRAINT team_members_role_values CHECK (role IN ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer'));
ALTER TABLE cases
  ADD CONSTRAINT cases_treatment_values CHECK (treatment IN ('good', 'limited', 'superseded', 'overruled')),
  ADD CONSTRAINT cases_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled')),
  ADD CONSTRAINT cases_link_class_values CHECK (link_class IN ('official', 'mirror')),
  ADD CONSTRAINT cases_origin_values CHECK (origin IN ('corpus', 'operator'));
ALTER TABLE case_versions
  ADD CONSTRAINT case_versions_origin_values CHECK (origin IN ('corpus', 'operator'));
ALTER TABLE unemployment_laws
  ADD CONSTRAINT unemployment_laws_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE laws
  ADD CONSTRAINT laws_status_values CHECK (status IN ('in_force', 'enacted', 'enjoined', 'repealed')),
  ADD CONSTRAINT laws_risk_level_values CHECK (risk_level IN ('Critical', 'High', 'Medium', 'Low')),
  ADD CONSTRAINT laws_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled')),
  ADD CONSTRAINT laws_link_class_values CHECK (link_class IN ('official', 'mirror')),
  ADD CONSTRAINT laws_origin_values CHECK (origin IN ('corpus', 'operator'));
ALTER TABLE law_versions
  ADD CONSTRAINT law_versions_origin_values CHECK (origin IN ('corpus', 'operator'));
ALTER TABLE law_figures
  ADD CONSTRAINT law_figures_kind_values CHECK (kind IN ('amount', 'hours', 'minutes', 'times', 'days', 'weeks', 'months', 'years', 'percent', 'count', 'yes_no', 'threshold', 'text')),
  ADD CONSTRAINT law_figures_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE law_relations
  ADD CONSTRAINT law_relations_kind_values CHECK (kind IN ('related', 'implements', 'overrides', 'yields_to', 'supersedes'));
ALTER TABLE aliases
  ADD CONSTRAINT aliases_kind_values CHECK (kind IN ('synonym', 'abbreviation', 'popular_name', 'everyday', 'misspelling')),
  ADD CONSTRAINT aliases_target_kind_values CHECK (target_kind IN ('topic', 'law', 'citation'));
ALTER TABLE posters
  ADD CONSTRAINT posters_link_class_values CHECK (link_class IN ('official', 'mirror')),
  ADD CONSTRAINT posters_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE thresholds
  ADD CONSTRAINT thresholds_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE corpus_loads
  ADD CONSTRAINT corpus_loads_status_values CHECK (status IN ('running', 'done', 'unchanged', 'failed'));
ALTER TABLE job_runs
  ADD CONSTRAINT job_runs_trigger_values CHECK ("trigger" IN ('schedule', 'manual', 'catch_up', 'event')),
  ADD CONSTRAINT job_runs_status_values CHECK (status IN ('queued', 'running', 'done', 'failed', 'timed_out', 'skipped'));
ALTER TABLE audit_log
  ADD CONSTRAINT audit_log_outcome_values CHECK (outcome IN ('done', 'refused')),
  ADD CONSTRAINT audit_log_actor_kind_values CHECK (actor_kind IN ('user', 'visitor', 'api_key', 'job', 'system'));
ALTER TABLE idempotency_keys
  ADD CONSTRAINT idempotency_keys_state_values CHECK (state IN ('running', 'done'));
ALTER TABLE bulk_operations
  ADD CONSTRAINT bulk_operations_kind_values CHECK (kind IN ('grant', 'revoke', 'notify', 'import', 'corpus_import')),
  ADD CONSTRAINT bulk_operations_status_values CHECK (status IN ('preview', 'queued', 'running', 'done', 'failed', 'canceled'));
ALTER TABLE bulk_operation_rows
  ADD CONSTRAINT bulk_operation_rows_status_values CHECK (status IN ('queued', 'done', 'failed', 'skipped'));
ALTER TABLE organization_members
  ADD CONSTRAINT organization_members_role_values CHECK (role IN ('owner', 'admin', 'recruiter', 'hiring_manager', 'interviewer', 'viewer')),
  ADD CONSTRAINT organization_members_hr_role_values CHECK (hr_role IN ('hr_admin', 'hr_manager', 'payroll', 'hr_viewer', 'employee'));
ALTER TABLE files
  ADD CONSTRAINT files_purpose_values CHECK (purpose IN ('resume', 'transcript', 'cover_letter', 'job_document', 'offer_letter', 'employee_document', 'message', 'export', 'logo')),
  ADD CONSTRAINT files_scan_status_values CHECK (scan_status IN ('pending', 'clean', 'refused'));
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_state_values CHECK (state IN ('queued', 'running', 'delivered', 'failed', 'gave_up'));
ALTER TABLE performance_review_cycles
  ADD CONSTRAINT performance_review_cycles_status_values CHECK (status IN ('planning', 'active', 'calibration', 'released', 'completed', 'cancelled'));
ALTER TABLE performance_reviews
  ADD CONSTRAINT performance_reviews_status_values CHECK (status IN ('draft', 'self_review', 'manager_review', 'submitted', 'released', 'acknowledged'));
ALTER TABLE training_enrollments
  ADD CONSTRAINT training_enrollments_status_values CHECK (status IN ('waitlisted', 'enrolled', 'in_progress', 'completed', 'failed', 'cancelled', 'waived', 'expired'));
ALTER TABLE payroll_periods
  ADD CONSTRAINT payroll_periods_period_type_values CHECK (period_type IN ('weekly', 'bi_weekly', 'semi_monthly', 'monthly')),
  ADD CONSTRAINT payroll_periods_status_values CHECK (status IN ('draft', 'calculating', 'review', 'approved', 'processing', 'paid', 'closed', 'failed'));
ALTER TABLE payroll_records
  ADD CONSTRAINT payroll_records_payment_method_values CHECK (payment_method IN ('direct_deposit', 'check', 'cash')),
  ADD CONSTRAINT payroll_records_status_values CHECK (status IN ('pending', 'calculated', 'on_hold', 'approved', 'paid', 'voided'));
ALTER TABLE benefit_enrollments
  ADD CONSTRAINT benefit_enrollments_status_values CHECK (status IN ('eligible', 'pending', 'active', 'waived', 'ended', 'declined'));
ALTER TABLE time_off_requests
  ADD CONSTRAINT time_off_requests_status_values CHECK (status IN ('pending', 'pending_second', 'approved', 'denied', 'cancelled', 'taken'));
ALTER TABLE employees
  ADD CONSTRAINT employees_status_values CHECK (status IN ('draft', 'onboarding', 'active', 'on_leave', 'terminated'));
ALTER TABLE employee_positions
  ADD CONSTRAINT employee_positions_salary_type_values CHECK (salary_type IN ('annual', 'hourly'));
ALTER TABLE cities
  ADD CONSTRAINT cities_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE minimum_wages
  ADD CONSTRAINT minimum_wages_kind_values CHECK (kind IN ('standard', 'tipped', 'small_employer', 'youth', 'industry')),
  ADD CONSTRAINT minimum_wages_confidence_values CHECK (confidence IN ('official', 'source', 'reviewed', 'recalled'));
ALTER TABLE risk_assessments
  ADD CONSTRAINT risk_assessments_overall_risk_values CHECK (overall_risk IN ('Critical', 'High', 'Medium', 'Low'));
ALTER TABLE feedback
  ADD CONSTRAINT feedback_status_values CHECK (status IN ('pending', 'in_progress', 'resolved', 'dismissed'));

-- 2. Money and counts are never negative (net pay of a correction may be)
ALTER TABLE purchase_history ADD CONSTRAINT purchase_history_not_negative CHECK (amount >= 0 AND list_amount >= 0 AND discount_amount >= 0 AND refunded_amount >= 0 AND quantity >= 0);
ALTER TABLE checkout_consents ADD CONSTRAINT checkout_consents_not_negative CHECK (amount >= 0);
ALTER TABLE refund_requests ADD CONSTRAINT refund_requests_not_negative CHECK (amount >= 0);
ALTER TABLE coupons ADD CONSTRAINT coupons_not_negative CHECK (amount_off_cents >= 0 AND redemption_count >= 0);
ALTER TABLE coupon_redemptions ADD CONSTRAINT coupon_redemptions_not_negative CHECK (discount_amount >= 0);
ALTER TABLE candidates ADD CONSTRAINT candidates_not_negative CHECK (desired_salary >= 0);
ALTER TABLE jobs ADD CONSTRAINT jobs_not_negative CHECK (salary_min >= 0 AND salary_max >= 0 AND referral_bonus_amount >= 0 AND openings >= 0);
ALTER TABLE offers ADD CONSTRAINT offers_not_negative CHECK (salary_amount >= 0 AND equity_amount >= 0 AND bonus_amount >= 0 AND sign_on_amount >= 0);
ALTER TABLE sources ADD CONSTRAINT sources_not_negative CHECK (cost_cents >= 0);
ALTER TABLE job_referrals ADD CONSTRAINT job_referrals_not_negative CHECK (bonus_amount >= 0);
ALTER TABLE cases ADD CONSTRAINT cases_not_negative CHECK (damages_cents >= 0);
ALTER TABLE unemployment_laws ADD CONSTRAINT unemployment_laws_not_negative CHECK (weekly_benefit_min >= 0 AND weekly_benefit_max >= 0 AND taxable_wage_base >= 0);
ALTER TABLE training_programs ADD CONSTRAINT training_programs_not_negative CHECK (cost >= 0);
ALTER TABLE payroll_records ADD CONSTRAINT payroll_records_not_negative CHECK (regular_rate >= 0 AND overtime_rate >= 0 AND gross_pay >= 0 AND federal_tax >= 0 AND state_tax >= 0 AND social_security >= 0 AND medicare >= 0 AND state_disability >= 0 AND unemployment >= 0 AND total_taxes >= 0 AND total_deductions >= 0);
ALTER TABLE benefit_plans ADD CONSTRAINT benefit_plans_not_negative CHECK (employee_cost >= 0 AND employer_cost >= 0);
ALTER TABLE benefit_enrollments ADD CONSTRAINT benefit_enrollments_not_negative CHECK (employee_contribution >= 0 AND employer_contribution >= 0);
ALTER TABLE departments ADD CONSTRAINT departments_not_negative CHECK (budget >= 0);
ALTER TABLE positions ADD CONSTRAINT positions_not_negative CHECK (salary_range_min >= 0 AND salary_range_max >= 0);
ALTER TABLE employee_positions ADD CONSTRAINT employee_positions_not_negative CHECK (salary >= 0);
ALTER TABLE minimum_wages ADD CONSTRAINT minimum_wages_not_negative CHECK (amount_cents >= 0);
ALTER TABLE risk_assessments ADD CONSTRAINT risk_assessments_not_negative CHECK (max_penalty >= 0 AND min_penalty >= 0);
ALTER TABLE users ADD CONSTRAINT users_not_negative CHECK (total_searches >= 0);
ALTER TABLE rate_limits ADD CONSTRAINT rate_limits_not_negative CHECK (count >= 0);
ALTER TABLE organization_locations ADD CONSTRAINT organization_locations_not_negative CHECK (head_count >= 0);

-- 3. Rules between columns
ALTER TABLE users ADD CONSTRAINT users_email_lower CHECK (email = lower(email));
ALTER TABLE subscribers ADD CONSTRAINT subscribers_email_lower CHECK (email = lower(email));
ALTER TABLE candidates ADD CONSTRAINT candidates_email_lower CHECK (email = lower(email));
ALTER TABLE team_members ADD CONSTRAINT team_members_email_lower CHECK (email = lower(email));
ALTER TABLE employees ADD CONSTRAINT employees_email_lower CHECK (email = lower(email));
ALTER TABLE jobs ADD CONSTRAINT jobs_salary_range CHECK (salary_min <= salary_max);
ALTER TABLE positions ADD CONSTRAINT positions_salary_range CHECK (salary_range_min <= salary_range_max);
ALTER TABLE risk_assessments ADD CONSTRAINT risk_assessments_penalty_range CHECK (min_penalty <= max_penalty);
ALTER TABLE purchase_history ADD CONSTRAINT purchase_history_refund CHECK (refunded_amount <= amount);
ALTER TABLE coupons ADD CONSTRAINT coupons_percent CHECK (percent_off BETWEEN 1 AND 100);
ALTER TABLE coupons ADD CONSTRAINT coupons_limit CHECK (redemption_count <= max_redemptions);
ALTER TABLE coupons ADD CONSTRAINT coupons_value CHECK (CASE kind WHEN 'percent' THEN percent_off IS NOT NULL WHEN 'amount' THEN amount_off_cents IS NOT NULL
  WHEN 'trial_days' THEN trial_days > 0 WHEN 'trial_minutes' THEN trial_minutes > 0 WHEN 'free_until' THEN free_until IS NOT NULL END);
ALTER TABLE coupons ADD CONSTRAINT coupons_code_upper CHECK (code = upper(code));
ALTER TABLE cases ADD CONSTRAINT cases_relevance CHECK (relevance_score BETWEEN 0 AND 5);
ALTER TABLE applications ADD CONSTRAINT applications_rating CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE interviews ADD CONSTRAINT interviews_rating CHECK (rating BETWEEN 1 AND 5), ADD CONSTRAINT interviews_duration CHECK (duration BETWEEN 5 AND 1440);
ALTER TABLE scorecard_ratings ADD CONSTRAINT scorecard_ratings_rating CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE interview_slots ADD CONSTRAINT interview_slots_order CHECK (starts_at < ends_at);
ALTER TABLE payroll_periods ADD CONSTRAINT payroll_periods_order CHECK (start_date <= end_date);
ALTER TABLE time_off_requests ADD CONSTRAINT time_off_requests_order CHECK (start_date <= end_date AND hours_requested > 0);
ALTER TABLE employee_positions ADD CONSTRAINT employee_positions_order CHECK (start_date <= end_date);
ALTER TABLE law_watches ADD CONSTRAINT law_watches_owner CHECK (num_nonnulls(user_id, subscriber_id) = 1);
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_owner CHECK (user_id IS NOT NULL OR kind = 'admin_setup');
ALTER TABLE laws ADD CONSTRAINT laws_city_of_state CHECK (city IS NULL OR jurisdiction <> 'FEDERAL');
ALTER TABLE laws ADD CONSTRAINT laws_jurisdiction CHECK (jurisdiction = 'FEDERAL' OR jurisdiction ~ '^[A-Z]{2}$');
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_weekday CHECK (weekday BETWEEN 1 AND 5);

-- 4. Unique among some rows
CREATE UNIQUE INDEX applications_one_active ON applications (organization_id, job_id, candidate_id)
  WHERE status IN ('applied', 'screening', 'interviewing', 'offer') AND deleted_at IS NULL;
CREATE UNIQUE INDEX offers_one_live ON offers (organization_id, application_id)
  WHERE status IN ('draft', 'pending_approval', 'approved', 'sent', 'viewed', 'accepted');
CREATE UNIQUE INDEX resume_files_one_primary ON resume_files (organization_id, candidate_id) WHERE is_primary;
CREATE UNIQUE INDEX ai_screening_results_one_current ON ai_screening_results (organization_id, job_id, candidate_id) WHERE is_current;
CREATE UNIQUE INDEX interview_slots_one_booked ON interview_slots (organization_id, interview_id) WHERE status = 'booked';
CREATE UNIQUE INDEX employee_positions_one_primary ON employee_positions (organization_id, employee_id) WHERE is_primary AND is_active;
CREATE UNIQUE INDEX benefit_enrollments_one_active ON benefit_enrollments (organization_id, employee_id, benefit_plan_id) WHERE status IN ('pending', 'active');
CREATE UNIQUE INDEX organization_members_one_owner ON organization_members (organization_id) WHERE role = 'owner' AND is_active;
CREATE UNIQUE INDEX organization_invitations_one_open ON organization_invitations (organization_id, lower(email), (role = 'owner'))
  WHERE accepted_at IS NULL AND declined_at IS NULL AND revoked_at IS NULL;
CREATE UNIQUE INDEX law_versions_one_current ON law_versions (law_id) WHERE is_current;
CREATE UNIQUE INDEX case_versions_one_current ON case_versions (case_id) WHERE is_current;
CREATE UNIQUE INDEX subscriptions_one_per_place ON subscriptions (subscriber_id, jurisdiction, coalesce(city, ''));
CREATE UNIQUE INDEX law_updates_one_per_item ON law_updates (source_id, external_id) WHERE external_id IS NOT NULL AND kind = 'source';
CREATE UNIQUE INDEX minimum_wages_one_per_step ON minimum_wages (jurisdiction, coalesce(city_id, 0), kind, coalesce(condition, ''), effective_from);
CREATE UNIQUE INDEX refund_requests_one_open ON refund_requests (purchase_id) WHERE status = 'requested';
CREATE UNIQUE INDEX payment_subscriptions_one_live ON payment_subscriptions (user_id, product)
  WHERE status IN ('trialing', 'active', 'past_due');

-- 5. Queues and public lists: only the rows that are still waited for
CREATE INDEX mails_due ON mails (priority, next_attempt_at) WHERE state IN ('queued', 'failed');
CREATE INDEX mails_claimed ON mails (claimed_at) WHERE state = 'claimed';
CREATE INDEX email_notifications_due ON email_notifications (due_at, id) WHERE delivery_status = 'pending';
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE state IN ('queued', 'running');
CREATE INDEX jobs_public ON jobs (published_at DESC) WHERE status = 'published' AND NOT is_internal_only AND deleted_at IS NULL;
CREATE INDEX users_name_order ON users (lower(last_name), lower(first_name), id);
ALTER TABLE rate_limits SET UNLOGGED;
ALTER TABLE rate_limits SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);

-- 6. Append only
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is append only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- 7. Search columns
CREATE FUNCTION laws_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.search_vector :=
  setweight(to_tsvector('english', concat_ws(' ', NEW.title, NEW.citation, array_to_string(NEW.popular_names, ' '), array_to_string(NEW.citations, ' '))), 'A') ||
  setweight(to_tsvector('english', concat_ws(' ', array_to_string(NEW.topics, ' '), NEW.category, array_to_string(NEW.requirements, ' '))), 'B') ||
  setweight(to_tsvector('english', concat_ws(' ', NEW.summary, NEW.covered_text, NEW.agency, array_to_string(NEW.penalties, ' '))), 'C') ||
  setweight(to_tsvector('english', left(coalesce(NEW.full_text, ''), 200000)), 'D');
RETURN NEW; END $$;
CREATE TRIGGER laws_search BEFORE INSERT OR UPDATE ON laws FOR EACH ROW EXECUTE FUNCTION laws_search();
CREATE FUNCTION cases_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.search_vector :=
  setweight(to_tsvector('english', concat_ws(' ', NEW.name, NEW.citation, array_to_string(NEW.statutes, ' '))), 'A') ||
  setweight(to_tsvector('english', concat_ws(' ', array_to_string(NEW.topics, ' '), NEW.issue, array_to_string(NEW.key_issues, ' '))), 'B') ||
  setweight(to_tsvector('english', concat_ws(' ', NEW.summary, NEW.legal_precedent, NEW.outcome)), 'C');
RETURN NEW; END $$;
CREATE TRIGGER cases_search BEFORE INSERT OR UPDATE ON cases FOR EACH ROW EXECUTE FUNCTION cases_search();
CREATE FUNCTION jobs_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.search_vector :=
  setweight(to_tsvector('english', concat_ws(' ', NEW.title, NEW.requisition_number)), 'A') ||
  setweight(to_tsvector('english', concat_ws(' ', NEW.department, NEW.location, array_to_string(NEW.skills, ' '), array_to_string(NEW.tags, ' '), array_to_string(NEW.keywords, ' '))), 'B') ||
  setweight(to_tsvector('english', left(regexp_replace(coalesce(NEW.description, ''), '<[^>]*>', ' ', 'g'), 200000)), 'D');
RETURN NEW; END $$;
CREATE TRIGGER jobs_search BEFORE INSERT OR UPDATE ON jobs FOR EACH ROW EXECUTE FUNCTION jobs_search();
-- candidates: names are not English words, and the resume text comes from the newest parsed resume.
-- A new resume_data row touches its candidate: UPDATE candidates SET updated_at = now() WHERE id = ...
CREATE FUNCTION candidates_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN NEW.search_vector := CASE WHEN NEW.erased_at IS NOT NULL THEN NULL ELSE
  setweight(to_tsvector('simple', concat_ws(' ', NEW.first_name, NEW.middle_name, NEW.last_name, NEW.email)), 'A') ||
  setweight(to_tsvector('english', concat_ws(' ', NEW.current_title, NEW.current_company, array_to_string(NEW.skills, ' '), array_to_string(NEW.tags, ' '))), 'B') ||
  setweight(to_tsvector('english', concat_ws(' ', NEW.city, NEW.state, NEW.school_attended, NEW.area_of_study, NEW.notes)), 'C') ||
  setweight(to_tsvector('english', left(coalesce((SELECT string_agg(raw_text, ' ') FROM resume_data d WHERE d.organization_id = NEW.organization_id AND d.candidate_id = NEW.id), ''), 200000)), 'D') END;
RETURN NEW; END $$;
CREATE TRIGGER candidates_search BEFORE INSERT OR UPDATE ON candidates FOR EACH ROW EXECUTE FUNCTION candidates_search();

-- 8. The second wall (decision 42). current_setting is wrapped in a sub-select so that it is read once per statement.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY[
    'candidates', 'resume_files', 'resume_data', 'candidate_merges', 'candidate_distinctions',
    'jobs', 'job_versions', 'job_translations', 'job_approvals', 'job_approval_votes',
    'job_openings', 'job_documents', 'offers', 'offer_versions', 'offer_approvals',
    'offer_events', 'offer_templates', 'job_questions', 'job_stages', 'interview_stages',
    'stage_templates', 'reasons', 'sources', 'applications', 'application_stage_events',
    'application_answers', 'interviews', 'interview_participants', 'interview_slots', 'scorecard_templates',
    'scorecards', 'scorecard_ratings', 'action_links', 'candidate_notes', 'candidate_messages',
    'consents', 'privacy_requests', 'talent_pools', 'talent_pool_members', 'saved_views',
    'candidate_imports', 'job_referrals', 'ai_screening_results', 'screening_logs', 'eeo_responses',
    'adverse_action_cases', 'compliance_findings', 'new_hire_notices', 'team_members', 'activities',
    'email_templates', 'reports', 'retention_policies', 'retention_runs', 'organization_locations',
    'files', 'webhooks', 'webhook_deliveries', 'performance_review_cycles', 'performance_reviews',
    'training_programs', 'training_enrollments', 'payroll_periods', 'payroll_records', 'benefit_plans',
    'benefit_enrollments', 'time_off_types', 'time_off_balances', 'time_off_requests', 'employees',
    'departments', 'positions', 'employee_positions', 'employee_documents'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format($p$CREATE POLICY organization_wall ON %I
      USING (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))
      WITH CHECK (organization_id = (SELECT nullif(current_setting('app.organization_id', true), '')::int))$p$, name);
  END LOOP;
END $$;

-- 9. The role without ownership that the product works as (decision 42). Where it cannot be made, /readyz says so.
DO $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'statewise_app') THEN
    CREATE ROLE statewise_app NOLOGIN;
  END IF;
  EXECUTE format('GRANT statewise_app TO %I', current_user);
EXCEPTION WHEN insufficient_privilege THEN
  RAISE WARNING 'The role statewise_app could not be made: row-level security is not enforced';
END $$;
DO $$
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'statewise_app') THEN
    GRANT USAGE ON SCHEMA public TO statewise_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO statewise_app;
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO statewise_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO statewise_app;
    ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO statewise_app;
  END IF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE WARNING 'The role statewise_app was not given all rights: the start of the product gives them';
END $$;
