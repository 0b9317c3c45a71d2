-- A form that was sent when its session had ended waits for its person to sign in again.
ALTER TABLE account_tokens DROP CONSTRAINT account_tokens_kind_values;
ALTER TABLE account_tokens ADD CONSTRAINT account_tokens_kind_values CHECK (kind IN (
  'password_reset', 'email_verify', 'email_change_old', 'email_change_new', 'temp_password_proof', 'temp_password_confirm',
  'admin_setup', 'registration', 'sign_on', 'sign_on_link', 'unsent_form'));
