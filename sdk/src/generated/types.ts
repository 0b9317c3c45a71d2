// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { Upload } from "../runtime/upload.js";
export interface paths {
    "/api/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The audit log
         * @description Who did what to whom, the newest first. Nothing in it can be changed or removed.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `audit:read`.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far an operation is
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["getBulkOperation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a preview, or stop after the present row
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        post: operations["cancelBulkOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/bulk/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a preview, or go on where one stopped
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        post: operations["startBulkOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cases of the corpus with their state
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["listManagedCases"];
        put?: never;
        /**
         * Add a case
         * @description The record is written as in a corpus file and must pass the checks of `corpus:check`.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["createCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case as it stands in a corpus file
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["getManagedCase"];
        /**
         * Store a new version of a case
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        put: operations["updateCase"];
        post?: never;
        /**
         * Take a case out of service
         * @description Its versions stay; restoring or saving one brings the record back.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        delete: operations["deleteCase"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an earlier version into service again
         * @description It becomes a new version. The corpus's own newest text gives the record back to the corpus.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["restoreCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vouch for a case as it stands
         * @description Who, what was read, when. A better level is never given without it.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["verifyCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every text that a case had
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["listCaseVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/cases/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version, and what it changed
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["getCaseVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coupons
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `coupons:read`.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Add a coupon
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `coupons:write`.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/coupons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One coupon with its redemptions
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `coupons:read`.
         */
        get: operations["getCoupon"];
        /**
         * Change a coupon
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `coupons:write`.
         */
        put: operations["updateCoupon"];
        post?: never;
        /**
         * Remove a coupon
         * @description One that was used is switched off instead, so that its redemptions keep their name.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `coupons:write`.
         */
        delete: operations["deleteCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customer-stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures of the customers
         * @description Money is in cents, less what was paid back, and null for staff who may not see purchases.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["customerStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers, searched, filtered and paged
         * @description With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows, then `X-Truncated: true` and a `Link` to the paged form.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Open an account for a customer
         * @description Without a temporary password the customer gets a link to choose one.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["addCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["getCustomer"];
        /**
         * Correct a customer's details
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        put: operations["updateCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the access level of the main platform
         * @description Without an expiry: 30 minutes for trial, a day for daily, 30 days for monthly, no end for unlimited.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        put: operations["setCustomerAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/confirm-temp-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a temporary password that another administrator chose
         * @description For a signed-in browser: API keys are refused.
         */
        post: operations["confirmTemporaryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/export-data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything stored about one person, as JSON
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:export`.
         */
        post: operations["exportCustomerData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/force-logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End every session of a customer
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["forceLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/grant-ats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant ATS access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["grantAts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/grant-benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant Benefits access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["grantBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/grant-hris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant HRIS access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["grantHris"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/impersonate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * View as a customer
         * @description The session goes on as the customer for at most an hour, audited. Admin functions, password, e-mail, payment, deletion and keys stay shut.
         *
         *     For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `customers:impersonate`.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         */
        post: operations["impersonateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes about a customer
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["listCustomerNotes"];
        put?: never;
        /**
         * Add a note about a customer
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["addCustomerNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a note
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        delete: operations["removeCustomerNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/notify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to a customer
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:notify`.
         */
        post: operations["notifyCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a customer bought
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `purchases:read`.
         */
        get: operations["customerPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a suspended customer in again
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["reactivateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a customer a link to choose a new password
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["resetCustomerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/revoke-ats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke ATS access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["revokeAts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/revoke-benefits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke Benefits access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["revokeBenefits"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/revoke-hris": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke HRIS access
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["revokeHris"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/set-temp-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a temporary password
         * @description For administrators; other staff reset passwords. Sessions end at once, the customer hears of it by mail and must choose a password at the next sign-in. Without `tempPassword` one is made and mailed, so that only the customer reads it. One that is chosen needs a signed-in administrator, and for the owner of an organization or a colleague the confirmation of the customer or of a second administrator (202).
         *
         *     Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["setTemporaryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/suspend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suspend an account
         * @description Sessions end, keys are refused, nothing is erased.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["suspendCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/{id}/timeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened to a customer, from the audit log
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:read`.
         */
        get: operations["customerTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Grant, revoke or notify many customers
         * @description `dryRun` answers a preview that can be started. Up to 200 rows are done when the answer comes; more go on behind it: ask for the operation.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:grant`.
         */
        post: operations["bulkCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/customers/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open accounts from a CSV file
         * @description The first line names the columns (email, firstName, lastName, and any other field of the add-customer call). Every line gets a result; with `dryRun` (the default) nothing is written yet.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `customers:write`.
         */
        post: operations["importCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/export-customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customers as a file
         * @description Streams; formula cells are neutralised; search and filter as in the list.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `customers:export`.
         *
         *     At most 30 calls in 600 seconds.
         */
        post: operations["exportCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What readers said
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `feedback:read`.
         */
        get: operations["listFeedback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/feedback/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Note what was done about a message
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `feedback:write`.
         */
        put: operations["handleFeedback"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scheduled jobs with their schedule and last run
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `jobs:read`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause, resume or reschedule a job
         * @description `cron` and `timeZone` null go back to the declared schedule. Times that pass while paused are not made up.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `jobs:write`.
         */
        put: operations["changeJob"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a job now
         * @description Answers the run that was queued, or the one that is under way: a job never runs twice at a time.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `jobs:write`.
         */
        post: operations["runJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/jobs/{name}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs of a job, the newest first
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `jobs:read`.
         */
        get: operations["listJobRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/law-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Law updates with their state
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `updates:read`.
         */
        get: operations["listManagedLawUpdates"];
        put?: never;
        /**
         * Write a law update
         * @description Without `status` it waits for approval.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `updates:write`.
         */
        post: operations["createLawUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/law-updates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One law update with its state
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `updates:read`.
         */
        get: operations["getManagedLawUpdate"];
        /**
         * Correct, approve or suppress a law update
         * @description Only the fields that are given change. What was edited here is not overwritten by its source any more.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `updates:write`.
         */
        put: operations["updateLawUpdate"];
        post?: never;
        /**
         * Remove a law update that was written by hand and told to nobody
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `updates:write`.
         */
        delete: operations["deleteLawUpdate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/law-updates/sources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How the sources of updates fare
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `updates:read`.
         */
        get: operations["listUpdateSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/law-updates/sources/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Switch a source of updates on or off
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `updates:write`.
         */
        put: operations["switchUpdateSource"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The laws of the corpus with their state
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["listManagedLaws"];
        put?: never;
        /**
         * Add a law
         * @description The record is written as in a corpus file and must pass the checks of `corpus:check`.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["createLaw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One law as it stands in a corpus file
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["getManagedLaw"];
        /**
         * Store a new version of a law
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        put: operations["updateLaw"];
        post?: never;
        /**
         * Take a law out of service
         * @description Its versions stay; restoring or saving one brings the record back.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        delete: operations["deleteLaw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put an earlier version into service again
         * @description It becomes a new version. The corpus's own newest text gives the record back to the corpus.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["restoreLaw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vouch for a law as it stands
         * @description Who, what was read, when. A better level is never given without it.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["verifyLaw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every text that a law had
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["listLawVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/{id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version, and what it changed
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `law:read`.
         */
        get: operations["getLawVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/laws/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a corpus file
         * @description A file of laws of a state, a city group or a federal family, or of cases, as under prisma/corpus. Every record gets a result; with `dryRun` (the default) nothing is stored.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `law:write`.
         */
        post: operations["importLaws"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The outbox, without secrets
         * @description Of a company's mail only what its delivery needs, unless the company has opened hiring to support; `search` does not find it.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `mails:read`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mail with its text; links that open a door are replaced
         * @description The words of a company's mail need the company's consent. The reading is written down.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `mails:read`.
         */
        get: operations["getMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/mails/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a mail again
         * @description An alert is made anew. A mail whose links were wiped is refused with 409.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `mails:write`.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What anybody bought
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `purchases:read`.
         */
        get: operations["listAllPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/purchases/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the money of a purchase back
         * @description Without an amount all that is left: its access ends, and a subscription that it began or renewed ends too. A part leaves both.
         *
         *     Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `purchases:refund`.
         */
        post: operations["refundPurchase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Questions that were asked, without names
         * @description With `limit` or `cursor`: `{data, nextCursor}`. Without: the bare list, at most 1,000 rows.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `questions:read`.
         */
        get: operations["listQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many questions were ever asked
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `questions:read`.
         */
        get: operations["countQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions as a workbook: question, location, keywords
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `questions:export`.
         *
         *     At most 30 calls in 600 seconds.
         */
        get: operations["exportQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/questions/trends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Top topics, places and questions that found nothing, of the last days, at most a minute old
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `questions:read`.
         */
        get: operations["questionTrends"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refund-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Refunds that customers wait for
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `purchases:read`.
         */
        get: operations["listRefundRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/refund-requests/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say no to a refund request
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `purchases:refund`.
         */
        post: operations["rejectRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles and how many people have them
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `roles:read`.
         */
        get: operations["listRoles"];
        put?: never;
        /**
         * Add a role
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `roles:write`.
         */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `roles:write`.
         */
        put: operations["updateRole"];
        post?: never;
        /**
         * Remove a role that an operator made
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `roles:write`.
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who has a role
         * @description Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `roles:read`.
         */
        get: operations["listRoleAssignments"];
        put?: never;
        /**
         * Give a person a role, until a moment or for good
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `roles:write`.
         */
        post: operations["assignRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/roles/{id}/assignments/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a role from a person
         * @description Scope of an API key: `admin:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Open to staff whose role has `roles:write`.
         */
        delete: operations["unassignRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/stop-impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return to Admin
         * @description For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         */
        post: operations["stopImpersonation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscribers/{id}/clear-bounce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let mail go again to a mailbox that had sent it back
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `subscribers:write`.
         */
        post: operations["clearSubscriberBounce"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/subscribers/{id}/mark-bounce": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that mail to a reader came back later; nothing is sent there until it is cleared
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `subscribers:write`.
         */
        post: operations["markSubscriberBounced"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/analyze-concern": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer and risk of a concern
         * @description Laws, cases, a short cited answer and the risk of what is described. Without access the records and the assessment are `locked` and cut. Out of scope: empty lists and no assessment.
         *
         *     Scope of an API key: `research:read`.
         */
        post: operations["analyzeConcern"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's API keys
         * @description Scope of an API key: `account:read`.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key
         * @description The key is in `secret` of this answer and nowhere else. What a terminal makes has no scope that it lacks and ends with it at the latest; what is bound to an organization reaches no other one and no customers.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description The next request with the key is refused.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in hiring, the newest first
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/adverse-impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Selection rates by sex, race and ethnicity
         * @description From voluntary answers, whole months, totals only. Groups below five people are hidden.
         *
         *     Scope of an API key: `ats:read`.
         */
        get: operations["adverseImpact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications, the newest first
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listApplications"];
        put?: never;
        /**
         * Put a candidate on a job
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["createApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One application with its way through the stages
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/background-checks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Background checks of an application, with the steps that may follow
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listBackgroundChecks"];
        put?: never;
        /**
         * Open a background check
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["openBackgroundCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move an application to a stage or a state
         * @description `status` or `stageId`; a reason where it goes back, is rejected or reopened. With `version` a move by somebody else in the meantime is answered with 409.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["moveApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/new-hire-notices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a new hire must get and fill in, by the law of the places of work
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listNewHireNotices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/screening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the look-up of the job's criteria found
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getScreening"];
        put?: never;
        /**
         * Look the job's criteria up in the resume
         * @description An aid for a person: no state changes by it, and nobody is rejected. Inputs and outcome are logged for four years.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["screenApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/screening/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note that a person looked at the result
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["reviewScreening"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the last step back
         * @description For ten minutes, by whoever took it.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["undoApplicationMove"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/applications/bulk-move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move or reject many applications, with a mail if wished
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["moveApplications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/background-checks/{id}/pre-adverse-notice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the pre-adverse notice with its copies
         * @description A form: the copy of the report and the summary of rights are PDF files of at most 10 MB, and go to the person with the notice.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["sendPreAdverseNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/background-checks/{id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the next step of a background check
         * @description In the order of the Fair Credit Reporting Act. `override` goes on in spite of a rule that stands against the step, with a reason that is kept. The pre-adverse notice has a call of its own, because files go with it.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["changeBackgroundCheck"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make your secret calendar address; the one before stops working
         * @description Scope of an API key: `ats:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["createCalendarFeed"];
        /**
         * Stop your calendar address
         * @description Scope of an API key: `ats:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Candidates, the newest first
         * @description `search` looks at names, titles, skills and the text of resumes: every word must be there, -word leaves out, "two words" stand together.
         *
         *     Scope of an API key: `ats:read`.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Add a candidate
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One candidate
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getCandidate"];
        /**
         * Change fields of a candidate
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["updateCandidate"];
        post?: never;
        /**
         * Take a candidate off the lists
         * @description The record stays as long as it must be kept; erasing is a request of its own.
         *
         *     Scope of an API key: `ats:write`.
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a candidate's data, or keep the request until the law allows it
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["eraseCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make two records one
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["mergeCandidates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a resume to a candidate
         * @description The file is read in the background; what it says fills fields that are empty.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["addCandidateResume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/candidates/with-files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a candidate with a resume, a degree or both
         * @description A form: `candidateData` is the candidate as JSON text, `resume` and `degree` are files of at most 10 MB.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["createCandidateWithFiles"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/duplicates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pairs of records that may be one person
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listDuplicateCandidates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/files/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A resume or another file of hiring
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["downloadHiringFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/findings/{id}/override": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on in spite of a finding
         * @description The reason is kept as evidence.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["overrideFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/findings/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an override back
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["reopenFinding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Interviews: those without a time first, then the nearest
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listInterviews"];
        put?: never;
        /**
         * Schedule an interview
         * @description With `scheduledAt` everybody is invited by mail with a calendar entry; without, it waits for a time. A clash with another interview is answered with 409 and code `clash`; `allowClash` goes on in spite of it. Whoever is invited is told where to come: but for phone calls, `meetingUrl` or `location` is needed, unless `allowNoPlace` says that they follow.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["createInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One interview with the scorecards that you may see
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getInterview"];
        /**
         * Change an open interview: time, place, people
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["updateInterview"];
        post?: never;
        /**
         * Take an interview off the lists
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteInterview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Schedule again
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["againInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the interview
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["cancelInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["completeInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/free-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Times at which every interviewer works and is free
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listFreeTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/hold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put on hold
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["holdInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Candidate did not show up
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["noShowInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/offer-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the candidate choose a time by a signed link
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["offerInterviewTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/respond": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether you come
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["respondToInterview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/{id}/scorecard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save your own scorecard; `submit` makes it final
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["saveScorecard"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/interviews/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scheduled interviews of the next 7 days
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listUpcomingInterviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs of the organization
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listAtsJobs"];
        put?: never;
        /**
         * Make a requisition
         * @description It starts as a draft. Without a requisition number it gets the next one.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["createAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One job with approval, pipeline, questions, documents and findings
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getAtsJob"];
        /**
         * Change a requisition
         * @description Fields that are left out stay. A material change of an approved requisition asks for approval again; a published job is paused until then. A change that the law check blocks takes the job off the careers page.
         *
         *     Scope of an API key: `ats:write`.
         */
        put: operations["updateAtsJob"];
        post?: never;
        /**
         * Delete a job
         * @description Refused while it is open or has open applications. Finished applications are kept for their time.
         *
         *     Scope of an API key: `ats:write`.
         */
        delete: operations["deleteAtsJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["approveAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["closeAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a job, or make a template of it
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["duplicateAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/interview-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The steps in which a job's candidates are interviewed
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getInterviewPlan"];
        /**
         * Set the interview plan as a whole
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["saveInterviewPlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["pauseAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["publishAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the questions of the apply form
         * @description A new or changed question of an approved job asks for approval again, as a change of the posting does. What the law check blocks is shown to no applicant.
         *
         *     Scope of an API key: `ats:write`.
         */
        put: operations["saveJobQuestions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["recallAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/referral-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Your own referral link to a job
         * @description The same one every time.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["makeReferralLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["rejectAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["reopenAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["resumeAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revise
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["reviseAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/screening": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Screen the open applications of a job that were not screened yet
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["screenJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/stages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pipeline of a job, with how many stand in each stage
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getJobStages"];
        /**
         * Set the pipeline of a job
         * @description A stage with its id is renamed, moved or given another kind; one without is added; one that is left out is taken away, unless somebody stands in it.
         *
         *     Scope of an API key: `ats:write`.
         */
        put: operations["saveJobStages"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit for approval
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["submitAtsJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/translation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the posting in another language
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["saveJobTranslation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/jobs/{id}/translation/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a translation
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteJobTranslation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/merges/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring two merged records back
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["undoCandidateMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/new-hire-notices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a notice as given, not needed, or open
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["markNewHireNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Offers, the newest first
         * @description Recruiters and admins see all; hiring managers those of their jobs, approvers those they are asked about.
         *
         *     Scope of an API key: `ats:read`.
         */
        get: operations["listOffers"];
        put?: never;
        /**
         * Draft an offer
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["createOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One offer with versions, approvals, evidence and findings of the law check
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getOffer"];
        /**
         * Change a draft
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["updateOffer"];
        post?: never;
        /**
         * Delete a first draft
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteOffer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["approveOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend the deadline
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["extendOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/letter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The offer letter as PDF or Word file
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["downloadOfferLetter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/recall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recall
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["recallOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["rejectOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/rescind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw an accepted offer
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["rescindOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change into a new version
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["reviseOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send to the candidate
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["sendOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit for approval
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["submitOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/offers/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw the offer
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["withdrawOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/referrals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Referrals: your own, or all of them for recruiters
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listReferrals"];
        put?: never;
        /**
         * Refer somebody for a job
         * @description Makes the candidate and the application as well. One open application per person and job.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["referCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/referrals/{id}/bonus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay, void or restore a bonus, or set its amount
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["changeReferralBonus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/referrals/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open jobs that take referrals
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listReferralJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/report-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that go out by mail
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listReportSchedules"];
        put?: never;
        /**
         * Have a report mailed
         * @description To people of the team who may read reports; figures only, no names of candidates.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["scheduleReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/report-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End the mails of a report
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["unscheduleReport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports there are, with their definitions
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listHiringReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/reports/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One report
         * @description Without days it is about the last 90. Both days count.
         *
         *     Scope of an API key: `ats:read`.
         */
        get: operations["runHiringReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/reports/{type}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The rows behind a report, or behind one line of it
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listHiringReportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/screening-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Criteria, masked inputs and outcomes of every screening
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listScreeningLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/stage-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pipelines to start from
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listStageTemplates"];
        put?: never;
        /**
         * Keep a pipeline under a name
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["saveStageTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/stage-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a pipeline to start from
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteStageTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The hiring team
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail templates
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listTemplates"];
        put?: never;
        /**
         * Add a mail template
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["createTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One mail template with its earlier versions
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["getTemplate"];
        /**
         * Change a mail template; the words before are kept
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["updateTemplate"];
        post?: never;
        /**
         * Delete a mail template; one that was used is switched off
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ats/templates/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A template as a letter to somebody made up
         * @description Scope of an API key: `ats:read`.
         */
        post: operations["previewTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/access-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Access of the caller
         * @description What the caller may read now, until when and why. Answers for a visitor's trial too.
         */
        get: operations["getAccessStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/change-temp-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a temporary password
         * @description Needs the proof of the 423 answer: its cookie, or its `challenge`, once within ten minutes. Sessions and terminals end; with `endKeys` every API key as well.
         *
         *     Takes no `Idempotency-Key`: the proof that it needs is used up by the first call.
         *
         *     At most 30 calls in 600 seconds.
         */
        post: operations["changeTemporaryPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/confirm-registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the account by the mailed link
         * @description Opens the account, starts its trial and signs in. The password is not needed from the browser that asked, which is known by its cookie.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         *
         *     At most 60 calls in 600 seconds.
         */
        post: operations["confirmRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account
         * @description Erases personal data, history, saved results, keys and sessions, and cancels subscriptions. The inactive record and its e-mail address stay. The body may be empty within ten minutes of signing in; later `currentPassword` is needed.
         *
         *     For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Takes no `Idempotency-Key`: whoever sends it again has no account any more.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/device/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the sign-in of a terminal
         * @description Show `userCode`; the person confirms it at `verificationUri`. Then poll device/token every `interval` seconds.
         *
         *     Takes no `Idempotency-Key`: each call begins a sign-in of its own, which ends by itself.
         *
         *     At most 30 calls in 600 seconds.
         */
        post: operations["startDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/device/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a terminal was confirmed
         * @description `approved` comes once and holds the API key. Asked too often, the answer is 429 with `Retry-After`.
         *
         *     Takes no `Idempotency-Key`: it is asked again and again until somebody confirmed, and gives its key out once.
         */
        post: operations["pollDeviceSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Opens a session and sets its cookie. After five failures an address and an account are slowed down (429 with `Retry-After`). A right temporary password answers 423 with a `challenge` for change-temp-password. Who has set up a second step is answered 401 with the code `second_factor_required` and a cookie that is good for `POST /api/auth/second-factor` alone, within ten minutes; browsers that are remembered, API keys and terminals are not asked.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         *
         *     At most 120 calls in 60 seconds.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         *
         *     Takes no `Idempotency-Key`: whoever sends it again is signed out already.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the profile
         * @description Empty fields stay as they are. A new `email` needs `currentPassword` and is put in place after it was confirmed from both mailboxes; the rest is saved at once.
         *
         *     Scope of an API key: `account:write`.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an account
         * @description Mails a link of 24 hours that opens the account and starts its trial (confirm-registration). The answer is the same whoever has the address; the owner of a known one hears by mail.
         *
         *     Takes no `Idempotency-Key`: its answer names this browser, and that cannot be given twice.
         *
         *     At most 60 calls in 600 seconds.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a password by the mailed link
         * @description Every session of the account ends, and every API key is revoked.
         *
         *     Takes no `Idempotency-Key`: the proof that it needs is used up by the first call.
         *
         *     At most 30 calls in 600 seconds.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reset link
         * @description Mails a single-use link of 60 minutes where an account has the address. The answer is always the same.
         *
         *     At most 30 calls in 600 seconds.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the second step of signing in
         * @description After a login that was answered `second_factor_required`, with its cookie: the six digits of the app, or a recovery code, each good for once. Wrong ones are slowed down like passwords. With `rememberBrowser` this browser is not asked again for thirty days.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         *
         *     At most 120 calls in 60 seconds.
         */
        post: operations["takeSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/trial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the free trial
         * @description 15 minutes of research without an account, once per browser and once in thirty days per network; the 30 minutes of an account whose network had too many when it was opened.
         *
         *     Takes no `Idempotency-Key`: its answer is a session of this browser, which cannot be given twice.
         *
         *     At most 300 calls in 60 seconds.
         */
        post: operations["startVisitorTrial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person
         * @description Scope of an API key: `account:read`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cancel-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a subscription at the end of its paid period
         * @description Scope of an API key: `account:write`.
         */
        post: operations["cancelSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One case
         * @description A case by id or slug with the laws that it reads. Cut without access.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["getCase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cases/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search cases
         * @description Decisions for a question: federal ones, and with a jurisdiction those of that state. Cut without access.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["searchCases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/change-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Go on with the annual plan instead of the monthly one
         * @description Without `amount`: answers what it costs now and charges nothing. With the `amount` and the `quotedAt` of that answer: charges the saved card and begins the year. Another amount is refused with 409.
         *
         *     Scope of an API key: `account:write`.
         */
        post: operations["changePlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-ats-annual-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the annual plan of the Applicant Tracking System ($275.00)
         * @description Scope of an API key: `account:write`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["createAtsAnnualSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-ats-monthly-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the monthly plan of the Applicant Tracking System ($25.00)
         * @description Scope of an API key: `account:write`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["createAtsMonthlySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-hris-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a plan of the HR information system, per employee
         * @description Refused where the operator does not sell it (`HRIS_SALES=off`).
         *
         *     Scope of an API key: `account:write`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["createHrisSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-payment-intent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to buy a single day
         * @description The amount comes from the server's plan table and the coupon; an `amount` of the caller is not believed.
         *
         *     Scope of an API key: `account:write`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["createPaymentIntent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a monthly subscription
         * @description Scope of an API key: `account:write`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["createSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Laws, cases and the saved answer as a file
         * @description Only the ids are taken from what is sent; every record is read again and cut to what the caller may read. `riskAssessment` of the specification is accepted and not believed: name `historyId` for a saved answer.
         *
         *     Scope of an API key: `export`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["exportReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feedback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell us what is missing or wrong
         * @description Stored and mailed to support. Keeps the reader's e-mail address when signed in.
         *
         *     Scope of an API key: `research:write`.
         *
         *     At most 20 calls in 3600 seconds.
         */
        post: operations["sendFeedback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * US addresses that begin like a text
         * @description Scope of an API key: `research:read`.
         *
         *     At most 60 calls in 60 seconds.
         */
        get: operations["suggestAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State and city of the caller's network address
         * @description Nulls when it is not known; nothing is stored.
         *
         *     Scope of an API key: `research:read`.
         *
         *     At most 30 calls in 60 seconds.
         */
        get: operations["detectLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/zip/{zip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Place or places of a ZIP code
         * @description A place that was derived and not looked up says so (`kind: generated`).
         *
         *     Scope of an API key: `research:read`.
         *
         *     At most 60 calls in 60 seconds.
         */
        get: operations["findZip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law-updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Law updates of the last 120 hours
         * @description Scope of an API key: `alerts:read`.
         */
        get: operations["listRecentLawUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law-updates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One law update
         * @description Scope of an API key: `alerts:read`.
         */
        get: operations["getLawUpdate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law-updates/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every law update, in pages
         * @description Scope of an API key: `alerts:read`.
         */
        get: operations["listLawUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/law-updates/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a look at the sources
         * @description Queues one run, at most one in five minutes for everybody, and answers the last state at once.
         *
         *     Scope of an API key: `alerts:read`.
         */
        post: operations["checkLawUpdates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/laws/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One law
         * @description A law by id or slug with its related laws and cases. Cut without access.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["getLaw"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/laws/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a topic across states
         * @description One row for federal law and one per state with the comparable figures of the topic.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["compareLaws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/laws/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search laws
         * @description Laws for a question in a place, best first: never another state's law, federal law unless switched off. Without access the items are `locked` and cut. Nothing relevant answers `[]`.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["searchLaws"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was told to whom
         * @description Without `limit` the bare list, at most 1,000 rows; then `X-Truncated: true` and a `Link` to the pages.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `subscribers:read`.
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's organizations
         * @description Scope of an API key: `account:read`.
         */
        get: operations["listOrganizations"];
        put?: never;
        /**
         * Found an organization
         * @description The caller owns it and works in it from now on.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One organization of the caller
         * @description Scope of an API key: `account:read`.
         */
        get: operations["getOrganization"];
        /**
         * Change an organization
         * @description For owners and admins of the organization.
         *
         *     Scope of an API key: `account:write`.
         */
        put: operations["updateOrganization"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an organization
         * @description For the owner. 30 days of export follow; until then it can be reopened.
         *
         *     For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["closeOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open invitations
         * @description Scope of an API key: `account:read`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite somebody by mail
         * @description For owners and admins of the organization. A newer invitation replaces the older one.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an invitation back
         * @description Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an organization
         * @description The owner first transfers the ownership or closes the organization.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["leaveOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members of an organization
         * @description Scope of an API key: `account:read`.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/members/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a member's role
         * @description Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        put: operations["changeMemberRole"];
        post?: never;
        /**
         * Remove a member
         * @description Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        delete: operations["removeMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a closure back
         * @description For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["reopenOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/support-access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is open to support
         * @description For owners and admins. Null: nothing, which is how every organization begins.
         *
         *     Scope of an API key: `account:read`.
         */
        get: operations["getSupportAccess"];
        put?: never;
        /**
         * Open hiring or people to support for a time
         * @description For the owner. Administrators of Statewise who view as a member may then look at these areas; they decide nothing, write to nobody and export nothing.
         *
         *     For a signed-in browser: API keys are refused.
         */
        post: operations["grantSupportAccess"];
        /**
         * Close it to support again
         * @description For owners and admins. The next request of support is refused.
         *
         *     For a signed-in browser: API keys are refused.
         */
        delete: operations["revokeSupportAccess"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/support-visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who of Statewise looked, at what and when
         * @description For owners and admins, the newest first.
         *
         *     Scope of an API key: `account:read`.
         */
        get: operations["listSupportVisits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/switch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Work in another organization
         * @description Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["switchOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/{id}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer the ownership to a member
         * @description The member takes it with the mailed link; until then nothing changes.
         *
         *     For a signed-in browser: API keys are refused.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["offerOwnership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description The account's e-mail address must be the invited one. With an offer of ownership the owner changes.
         *
         *     Scope of an API key: `account:write`.
         *
         *     For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/organizations/invitations/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description At most 30 calls in 600 seconds.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/calculate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take-home pay of one paycheck, or of up to 10,000
         * @description Quick is the rough estimate, Precise the withholding by the official tables of the tax year. Each line says how it was worked out. A list answers a list, without the explanations.
         *
         *     Scope of an API key: `research:read`.
         *
         *     At most 120 calls in 60 seconds.
         */
        post: operations["calculatePay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pay/total-compensation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Four years of an offer, or two offers side by side
         * @description Scope of an API key: `research:read`.
         */
        post: operations["totalCompensation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departments, each with how many work in it today
         * @description Scope of an API key: `people:read`.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Make a department
         * @description Scope of an API key: `people:write`.
         */
        post: operations["addDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/departments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a department
         * @description Scope of an API key: `people:write`.
         */
        put: operations["updateDepartment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/departments/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a department into another
         * @description Scope of an API key: `people:write`.
         */
        post: operations["mergeDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The directory by last name, with everybody's work as of a day
         * @description Scope of an API key: `people:read`.
         */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Add an employee, with the tasks of the first day
         * @description Pay below the minimum wage or the exempt salary floor of the place is refused with 422 `law_check` until `acceptFindings` is sent, with a `note` that says why.
         *
         *     Scope of an API key: `people:write`.
         */
        post: operations["addEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One employee as of a day, with what you may see
         * @description Scope of an API key: `people:read`.
         */
        get: operations["getEmployee"];
        /**
         * Change who somebody is and how they are reached; people themselves only how they are reached
         * @description Scope of an API key: `people:write`.
         */
        put: operations["updateEmployee"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/employees/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change work or pay from a day on, past, present or to come
         * @description What was decided for later days stays. `preview: true` answers and writes nothing. Nobody changes their own; manager circles are refused.
         *
         *     Scope of an API key: `people:write`.
         */
        post: operations["changeEmployment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/employees/{id}/first-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the first day of somebody who has not begun; the open tasks move with it
         * @description Scope of an API key: `people:write`.
         */
        post: operations["moveFirstDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/employees/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close an employment that never began: a no-show, or a hire that is taken back; nothing is deleted
         * @description Scope of an API key: `people:write`.
         */
        post: operations["closeHire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/hires": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accepted offers of which no employee has been made yet, the earliest first day first (HR)
         * @description Scope of an API key: `people:read`.
         */
        get: operations["listHires"];
        put?: never;
        /**
         * Make an employee of an accepted offer, with the tasks of the first day
         * @description Manager, place, pay and classification come from the offer and its job; what you send instead holds. Somebody who left gets a new employment on their own record. Done once for an offer: asked again it answers 200 with the employee. Pay below the law of the place is refused with 422 `law_check` until `acceptFindings` is sent.
         *
         *     Scope of an API key: `people:write`.
         */
        post: operations["hireFromOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of work, each with how many work there today
         * @description Scope of an API key: `people:read`.
         */
        get: operations["listPlaces"];
        put?: never;
        /**
         * Make a place of work
         * @description Scope of an API key: `people:write`.
         */
        post: operations["addPlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/places/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a place of work
         * @description Scope of an API key: `people:write`.
         */
        put: operations["updatePlace"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/places/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a place into another of the same state
         * @description Scope of an API key: `people:write`.
         */
        post: operations["mergePlace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks about people, the earliest first: your own, those of your reports, all for HR
         * @description Scope of an API key: `people:read`.
         */
        get: operations["listPeopleTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/people/tasks/{id}/step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a step with a task; what is blocked or skipped says why
         * @description Scope of an API key: `people:write`.
         */
        post: operations["stepPeopleTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the caller bought
         * @description Scope of an API key: `account:read`.
         */
        get: operations["listPurchases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchases/{id}/refund-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the money back
         * @description Within 30 days of the purchase, without a reason. Access ends with the refund.
         *
         *     Scope of an API key: `account:write`.
         */
        post: operations["requestRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/resume-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a cancellation back
         * @description Scope of an API key: `account:write`.
         */
        post: operations["resumeSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own searches of the last 30 days
         * @description Newest first. Without access now, answers and results are locked as everywhere.
         *
         *     Scope of an API key: `research:read`.
         */
        get: operations["listSearchHistory"];
        put?: never;
        /**
         * Note a search
         * @description Scope of an API key: `research:write`.
         */
        post: operations["recordSearch"];
        /**
         * Delete all own searches
         * @description Scope of an API key: `research:write`.
         */
        delete: operations["clearSearchHistory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search-history/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One own search
         * @description Scope of an API key: `research:read`.
         */
        get: operations["getSearchHistoryEntry"];
        put?: never;
        post?: never;
        /**
         * Delete one own search
         * @description Scope of an API key: `research:write`.
         */
        delete: operations["deleteSearchHistoryEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States and cities
         * @description The 50 states and DC with their minimum wages and the cities that have employment law of their own.
         */
        get: operations["listStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of Stripe
         * @description Signed by Stripe over the raw body, no older than five minutes. Replays and disorder are harmless.
         *
         *     Takes no `Idempotency-Key`: events are told apart by their own id.
         *
         *     At most 3000 calls in 60 seconds.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for mails about changes of law
         * @description The mailbox gets a link to confirm; without that click nothing is sent. The answer is the same for known addresses. Without a jurisdiction every place is meant, without categories every category; `jurisdictions` adds whole places.
         *
         *     At most 20 calls in 3600 seconds.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readers of law-update mails
         * @description Without `limit` the bare list, at most 1,000 rows; then `X-Truncated: true` and a `Link` to the pages.
         *
         *     Scope of an API key: `admin:read`.
         *
         *     Open to staff whose role has `subscribers:read`.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/subscribers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pause a reader, or lift the pause
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `subscribers:write`.
         */
        put: operations["changeSubscriber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test-notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail an example of an alert
         * @description Scope of an API key: `admin:write`.
         *
         *     Open to staff whose role has `subscribers:write`.
         *
         *     At most 30 calls in 3600 seconds.
         */
        post: operations["sendTestNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/test-payments/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay in test mode
         * @description Stands for the payment provider's own server where no keys are set (`PAYMENTS=test`): takes the token of a test card, never a number. Answers 404 elsewhere.
         *
         *     Scope of an API key: `account:write`.
         *
         *     At most 60 calls in 60 seconds.
         */
        post: operations["confirmTestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Topics
         * @description The taxonomy: topics, their categories and filter groups, and the figures that compare across states.
         */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/unsubscribe/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page behind an unsubscribe link
         * @description For people: a program unsubscribes with POST.
         */
        get: operations["openUnsubscribe"];
        put?: never;
        /**
         * Unsubscribe with one click (RFC 8058)
         * @description Ends what the token stands for: all alerts of a reader, or one place. Again is no error.
         *
         *     At most 60 calls in 60 seconds.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/update-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the card of a subscription
         * @description Without `setupIntentId`: begins and answers the secret for the card form. With it: charges the saved card from now on, and at once what is owed.
         *
         *     Scope of an API key: `account:write`.
         */
        post: operations["updateCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/validate-coupon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a promo code
         * @description Whether a code counts for a plan. Nothing is used by asking.
         *
         *     Scope of an API key: `account:read`.
         *
         *     At most 30 calls in 60 seconds.
         */
        post: operations["validateCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-ats-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether an ATS subscription is paid
         * @description Scope of an API key: `account:write`.
         */
        post: operations["verifyAtsSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a payment came
         * @description Reads it at the payment provider and grants what it pays for: the same as the provider's webhook.
         *
         *     Scope of an API key: `account:write`.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/verify-subscription": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask whether a subscription is paid
         * @description Scope of an API key: `account:write`.
         */
        post: operations["verifySubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Webhooks of the organization
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Make a webhook
         * @description Calls are signed: `statewise-signature: t=<seconds>,v1=<hex>` is the HMAC-SHA256 of `<seconds>.<body>` with the secret of this answer, which is shown once. A call that is not answered with 2xx within 10 seconds is repeated 7 times within two days. Only public addresses are called.
         *
         *     Scope of an API key: `ats:write`.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change what a webhook listens to, or switch it on or off
         * @description Scope of an API key: `ats:write`.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Remove a webhook and its log
         * @description Scope of an API key: `ats:write`.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Delivery log of a webhook
         * @description Scope of an API key: `ats:read`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/deliveries/{deliveryId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event once more
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/{id}/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Scope of an API key: `ats:write`.
         */
        post: operations["pingWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AnswerCitation: {
            caseId?: number;
            citation: string | null;
            /** @enum {boolean} */
            isMostProtective?: true;
            lawId?: number;
            /** @description official, source or reviewed */
            level: string;
            /** @description 'not checked against the official text' */
            mark?: string;
            /** @description The number behind the sentence */
            ref: number;
            slug: string;
            title: string;
            verifiedAsOf: string | null;
        };
        AnsweredIssue: {
            /** @description Facts of the case that the answer used */
            facts: components["schemas"]["CaseFact"][];
            label: string | null;
            /** @description Facts that would tell it more surely: ask for them and send them as `facts` */
            missing: {
                /** @description 'How many employees do you have in all?' */
                ask: string;
                fact: string;
                /** @description count, money, span, hours, age, clock, choice or yesno */
                kind: string;
                label: string;
                /** @description Of a choice */
                options?: string[];
            }[];
            /** @description The point of law that answers it, such as `final_pay.fired_when` */
            point: string;
            /** @description The sentences of law that the answer rests on, the one that leads first */
            provisions: {
                citation: string | null;
                lawId: number;
                /** @description official, source or reviewed */
                level: string;
                /** @description must, must not, may, need not, is, void */
                mood: string | null;
                point: string;
                /** @description rule, exception, coverage, notice, record, remedy, penalty, limitation, definition */
                role: string;
                slug: string;
                text: string;
            }[];
            question: string;
            /** @description 'Yes.', 'No.', 'Not at your size.'; null where the rule is the answer */
            verdict: string | null;
        };
        ApiKey: {
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string | null;
            id: number;
            /**
             * @description A terminal ends with the person's sessions
             * @enum {string}
             */
            kind: "key" | "terminal";
            lastUsedAddress: string | null;
            /** Format: date-time */
            lastUsedAt: string | null;
            name: string;
            organizationId: number | null;
            /** @description The beginning of the key, to tell keys apart */
            prefix: string;
            scopes: string[];
        };
        Application: {
            /** Format: date-time */
            appliedAt: string;
            candidateId: number;
            email: string;
            firstName: string;
            id: number;
            jobId: number;
            jobTitle: string;
            lastName: string;
            rating: number | null;
            source: string | null;
            stage: string;
            /** Format: date-time */
            stageEnteredAt: string;
            stageId: number | null;
            /** @description applied, screening, interviewing, offer, hired, rejected or withdrawn */
            status: string;
            version: number;
        };
        AtsJob: {
            /** @description The steps that you may take now */
            allowedActions: string[];
            applicationDeadline: string | null;
            approvalStatus: string;
            department: string | null;
            employmentType: string | null;
            experienceLevel: string | null;
            /** @description What the law check says of the job as it is now; `block` must be mended or overridden */
            findings: components["schemas"]["ComplianceFinding"][];
            id: number;
            isInternalOnly: boolean;
            isRemote: boolean;
            location: string | null;
            openings: number;
            priorityLevel: string;
            publicSlug: string | null;
            requisitionNumber: string | null;
            /** @description Cents */
            salaryMax: number | null;
            /** @description Cents */
            salaryMin: number | null;
            salaryType: string;
            salaryVisibility: string;
            status: string;
            title: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        } & {
            [key: string]: unknown;
        };
        AuditEntry: {
            action: string;
            actorEmail: string | null;
            actorId: number | null;
            actorKind: string;
            after: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            at: string;
            before: {
                [key: string]: unknown;
            } | null;
            detail: {
                [key: string]: unknown;
            } | null;
            entityId: string | null;
            entityType: string | null;
            id: number;
            impersonatorEmail: string | null;
            /** @description The administrator who acted while viewing as the actor */
            impersonatorId: number | null;
            ipAddress: string | null;
            organizationId: number | null;
            outcome: string;
            requestId: string | null;
            subjectEmail: string | null;
            subjectUserId: number | null;
        };
        BackgroundCheck: {
            /** Format: date-time */
            createdAt: string;
            entries: ({
                action: string;
                /** Format: date-time */
                at: string;
                citation: string;
                note: string | null;
                override?: {
                    reason: string;
                    rule: string;
                };
                rule: string;
            } & {
                [key: string]: unknown;
            })[];
            id: number;
            isWaiting: boolean;
            status: string;
            steps: {
                /** @enum {string} */
                action: "disclose" | "authorize" | "order" | "clear" | "pre-adverse" | "dispute" | "assess" | "final" | "proceed" | "cancel";
                citation: string;
                label: string;
                rule: string;
            }[];
            version: number;
            /** @description Last day of the waiting time */
            waitUntil: string | null;
        };
        BackgroundChecks: {
            cases: components["schemas"]["BackgroundCheck"][];
            mayOpen: boolean;
            /** @description Whether you may go on in spite of a rule, with a reason */
            mayOverride: boolean;
            /** @description From which stage the law of the place lets criminal history come up */
            timing: {
                citation: string | null;
                from: string;
                isTooEarly: boolean;
                lawSlug: string;
                lawTitle: string;
            } | null;
        };
        BulkOperation: {
            /** Format: date-time */
            createdAt: string;
            error: string | null;
            failed: number;
            /** Format: date-time */
            finishedAt: string | null;
            id: number;
            kind: string;
            parameters?: unknown;
            rows: {
                customerId: number | null;
                email: string | null;
                error: string | null;
                line: number;
                result?: unknown;
                /** @description queued, done, failed or skipped */
                status: string;
            }[];
            /** Format: date-time */
            startedAt: string | null;
            /** @description preview, queued, running, done, failed or canceled */
            status: string;
            succeeded: number;
            total: number;
        };
        Candidate: {
            areaOfStudy?: string | null;
            city: string | null;
            contactMethodEmail?: boolean;
            contactMethodPhone?: boolean;
            contactMethodText?: boolean;
            /** Format: date-time */
            createdAt: string;
            currentCompany: string | null;
            currentTitle: string | null;
            educationLevel?: string | null;
            email: string;
            experienceYears: number | null;
            firstName: string;
            id: number;
            isActive: boolean;
            lastName: string;
            middleName: string | null;
            notes?: string | null;
            phone: string | null;
            resumeUrl: string | null;
            schoolAttended?: string | null;
            skills: string[];
            source: string | null;
            state: string | null;
            suffix: string | null;
            tags: string[];
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
            zipCode: string | null;
        };
        CandidatePoint: {
            /** @description A question that asks for it plainly */
            ask: string;
            label: string;
            point: string;
        };
        CaseFact: {
            /** @description Its name, as `facts` of the body takes it */
            fact: string;
            /** @enum {string} */
            from: "question" | "given";
            label: string;
            /** @description '14 employees' */
            text: string;
            /** @description '14', as it may be given back */
            value: string;
        };
        ComplianceFinding: {
            checkedAt?: unknown;
            citation: string | null;
            effectiveDate: string | null;
            id: number;
            /** @description The law: GET /api/laws, or /laws/{slug} for people */
            lawSlug: string | null;
            lawTitle: string | null;
            message: string;
            overriddenAt?: unknown;
            overriddenBy: string | null;
            overrideReason: string | null;
            place: string | null;
            /** @description The job's question that it is about */
            questionId: number | null;
            rule: string;
            /** @description block, warn or info */
            severity: string;
            /** @description open or overridden */
            status: string;
            suggestion: string | null;
        };
        Coupon: {
            amountOffCents: number | null;
            code: string;
            /** Format: date-time */
            createdAt: string;
            description: string;
            firstPurchaseOnly: boolean;
            /** Format: date-time */
            freeUntil: string | null;
            id: number;
            isActive: boolean;
            /** @description percent, amount, trial_days, trial_minutes or free_until */
            kind: string;
            maxPerCustomer: number | null;
            maxRedemptions: number | null;
            percentOff: number | null;
            redemptionCount: number;
            trialDays: number | null;
            trialMinutes: number | null;
            /** Format: date-time */
            updatedAt: string;
            /** @description Empty: every plan */
            validForPlans: string[];
            /** Format: date-time */
            validFrom: string | null;
            /** Format: date-time */
            validUntil: string | null;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        Customer: {
            /** Format: date-time */
            accessExpiry: string | null;
            accessLevel: string;
            /** Format: date-time */
            atsAccessExpiry: string | null;
            atsAccessLevel: string;
            /** Format: date-time */
            benefitsAccessExpiry: string | null;
            benefitsAccessLevel: string;
            /** Format: date-time */
            createdAt: string;
            email: string;
            firstName: string | null;
            /** Format: date-time */
            hrisAccessExpiry: string | null;
            hrisAccessLevel: string;
            hrisEmployeeCount: number;
            id: number;
            /** Format: date-time */
            lastLogin: string | null;
            lastName: string | null;
            mailingAddress: string | null;
            paymentStatus: string;
            phoneNumber: string | null;
            /** @description Another account has the same mailbox */
            sharesMailbox: boolean;
            subscriptionType: string;
            /** Format: date-time */
            suspendedAt: string | null;
            totalSearches: number;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        CustomerPurchase: components["schemas"]["Purchase"] & {
            customer: {
                email: string;
                id: number;
                name: string;
            };
            /** @description The refund that the customer asked for */
            request: {
                amount: number | null;
                /** Format: date-time */
                createdAt: string;
                id: number;
                reason: string | null;
            } | null;
        };
        Departments: {
            data: {
                costCenter: string | null;
                description: string | null;
                headCount: number;
                id: number;
                managerId: number | null;
                name: string;
                parentId: number | null;
            }[];
        };
        EditedRecord: {
            agencies: {
                [key: string]: {
                    name: string;
                    url?: string;
                };
            };
            id: number;
            isOperators: boolean;
            isWithdrawn: boolean;
            /** @enum {string} */
            kind: "law" | "case";
            name: string;
            place: {
                city: string | null;
                jurisdiction: string;
            };
            /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
            record: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            shape: "law" | "absence" | "case";
            slug: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
            waitingVersion: number | null;
        };
        /** @description Fields that you may not see are left out. */
        Employee: {
            address?: string | null;
            /** @description What you may do now */
            allowedActions: string[];
            asOf: string;
            city?: string | null;
            department: {
                id: number;
                name: string;
            } | null;
            email: string;
            emergencyContact?: {
                name: string | null;
                phone: string | null;
                relation: string | null;
            };
            employmentType?: string | null;
            firstName: string;
            flsaStatus?: string | null;
            hasAccount?: boolean;
            history?: {
                changes: string[];
                department: string | null;
                employmentType: string;
                endDate: string | null;
                manager: string | null;
                note: string | null;
                place: string | null;
                reason: string;
                startDate: string;
                title: string;
            }[];
            id: number;
            isSelf: boolean;
            lastDay?: string | null;
            lastName: string;
            manager: {
                id: number;
                name: string;
            } | null;
            name: string;
            number: string;
            pay?: {
                /** @description cents, of a year or of an hour */
                amount: number;
                type: string;
            } | null;
            payHistory?: {
                amount: number | null;
                endDate: string | null;
                startDate: string;
                type: string;
            }[];
            periods?: {
                endDate: string | null;
                startDate: string;
            }[];
            personalEmail?: string | null;
            phone: string | null;
            place: {
                id: number;
                name: string;
                state: string;
            } | null;
            preferredName: string | null;
            startDate: string | null;
            state?: string | null;
            status: string;
            title: string | null;
            /** @description Send it back with a change; an older one is refused with 409 */
            version?: number;
            weeklyMinutes?: number | null;
            workLocation?: string | null;
            zipCode?: string | null;
        };
        EmployeeLine: {
            department: {
                id: number;
                name: string;
            } | null;
            email: string;
            id: number;
            manager: {
                id: number;
                name: string;
            } | null;
            name: string;
            number: string;
            phone: string | null;
            place: {
                id: number;
                name: string;
                state: string;
            } | null;
            status: string;
            title: string | null;
        };
        EmploymentChange: {
            changed: string[];
            effectiveOn: string;
            findings: {
                law: string | null;
                message: string;
                rule: string;
                slug: string | null;
            }[];
            preview: boolean;
            rows: {
                changes: string[];
                endDate: string | null;
                startDate: string;
            }[];
        };
        Feedback: {
            adminNote: string | null;
            caseId: number | null;
            context: {
                [key: string]: unknown;
            } | null;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            handledAt: string | null;
            id: number;
            lawId: number | null;
            lawSlug: string | null;
            message: string;
            searchQuery: string | null;
            status: string;
            type: string;
            /**
             * Format: date-time
             * @description Send it back with a change; an older one is refused with 409
             */
            updatedAt: string;
            userEmail: string | null;
        };
        HiringActivity: {
            candidateId: number | null;
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            entityId: number;
            entityType: string;
            id: number;
            title: string;
            type: string;
            who: string | null;
        };
        HiringReport: {
            columns: {
                /**
                 * @description money is in cents
                 * @enum {string}
                 */
                format: "count" | "percent" | "days" | "money";
                key: string;
                label: string;
            }[];
            /** @description What these rows are */
            counted: string;
            /** @description What is counted, in words */
            definition: string;
            from: string;
            /** Format: date-time */
            generatedAt: string;
            headline: {
                /**
                 * @description money is in cents
                 * @enum {string}
                 */
                format: "count" | "percent" | "days" | "money";
                label: string;
                /** @description null: too few to say */
                value: number | null;
            };
            lineName: string;
            lines: {
                key: string;
                label: string;
                values: (number | null)[];
            }[];
            /** @description Rows that the report is made of */
            n: number;
            title: string;
            to: string;
            /** @enum {string} */
            type: "funnel" | "time_to_hire" | "time_in_stage" | "source" | "offer_acceptance" | "pipeline" | "referrals";
        };
        ImportReport: {
            counts: {
                changed: number;
                new: number;
                refused: number;
                stored: number;
                unchanged: number;
            };
            dryRun: boolean;
            file: string;
            /** @description What of the file an import does not store */
            left: string[];
            problems: {
                line: number;
                message: string;
            }[];
            records: {
                isStored: boolean;
                line: number;
                name: string;
                /** @enum {string} */
                outcome: "new" | "changed" | "unchanged" | "refused";
                problems: {
                    message: string;
                    /** @description Where in the record, such as provisions.0.pin */
                    path: string;
                    rule: string;
                    /** @enum {string} */
                    severity: "error" | "warning";
                }[];
                slug: string;
            }[];
        };
        Interview: {
            /** @description What your role may do now */
            actions: string[];
            applicationId: number;
            attributes: {
                guide: string | null;
                key: string;
                label: string;
            }[];
            candidate: {
                firstName: string;
                id: number;
                lastName: string;
            };
            duration: number;
            id: number;
            interviewers: {
                id: number;
                mustScore: boolean;
                name: string;
                response: string;
                role: string;
            }[];
            job: {
                id: number;
                title: string;
            };
            location: string | null;
            meetingUrl: string | null;
            notes: string | null;
            /** Format: date-time */
            scheduledAt: string | null;
            scorecards: {
                concerns: string[];
                /** @description False while your own scorecard is due */
                isShown: boolean;
                overall: string | null;
                ratings: {
                    attribute: string;
                    note: string | null;
                    rating: number | null;
                }[];
                /** @description draft or submitted */
                status: string;
                strengths: string[];
                /** Format: date-time */
                submittedAt: string | null;
                summary: string | null;
                teamMemberId: number;
                who: string;
            }[];
            /** @description Times offered to the candidate */
            slots: {
                id: number;
                /** Format: date-time */
                start: string;
                status: string;
            }[];
            stageId: number | null;
            status: string;
            timeZone: string;
            title: string;
            type: string | null;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        InterviewLine: {
            applicationId: number;
            candidateId: number;
            candidateName: string;
            /** @description minutes */
            duration: number;
            id: number;
            interviewers: string[];
            jobId: number;
            jobTitle: string;
            /** Format: date-time */
            scheduledAt: string | null;
            status: string;
            timeZone: string;
            title: string;
            type: string | null;
        };
        Invitation: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            expiresAt: string;
            hrRole: string | null;
            id: number;
            /** @description In hiring; null: none */
            role: string | null;
        };
        Job: {
            cron: string;
            declaredCron: string;
            declaredTimeZone: string;
            description: string;
            isPaused: boolean;
            isRescheduled: boolean;
            lastRun: components["schemas"]["JobRun"] | null;
            limitSeconds: number;
            name: string;
            /** Format: date-time */
            nextRunAt: string | null;
            /**
             * @description `off`: no process starts jobs by their schedules (all have `JOBS=off`); each still runs by hand
             * @enum {string}
             */
            state: "on" | "paused" | "off";
            timeZone: string;
            title: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        JobDetail: components["schemas"]["AtsJob"] & ({
            descriptionHtml: string;
        } & {
            [key: string]: unknown;
        });
        JobRun: {
            /** @description What was done, in numbers */
            counts: {
                [key: string]: number;
            } | null;
            durationMs: number | null;
            error: string | null;
            /** Format: date-time */
            finishedAt: string | null;
            id: number;
            name: string;
            progress: {
                done: number;
                note?: string;
                total?: number;
            } | null;
            /** @description The planned time, or the id of a run by hand */
            slot: string;
            /** Format: date-time */
            startedAt: string;
            startedBy: number | null;
            /** @enum {string} */
            status: "queued" | "running" | "done" | "failed" | "timed_out" | "skipped";
            /** @enum {string} */
            trigger: "schedule" | "manual" | "catch_up" | "event";
        };
        LawUpdate: {
            agency: string | null;
            category: string;
            city: string | null;
            /** Format: date */
            commentsCloseOn: string | null;
            description: string;
            /** Format: date */
            effectiveDate: string | null;
            id: string;
            /** @description FEDERAL or a two-letter code */
            jurisdiction: string;
            /** @enum {string} */
            kind: "source" | "corpus_change" | "effective_date" | "manual";
            /** @description Records of the library that it touches */
            laws: {
                slug: string;
                title: string;
            }[];
            /** @enum {string} */
            riskLevel: "HIGH" | "MEDIUM" | "LOW";
            sourceUrl?: string;
            /** Format: date-time */
            timestamp: string;
            title: string;
        };
        ListedRecord: {
            citation: string | null;
            city: string | null;
            id: number;
            isAbsence: boolean;
            /** @description The text is an operator's; loading the corpus no longer changes it */
            isOperators: boolean;
            /** @description A newer text of the corpus waits among the versions */
            isWaiting: boolean;
            isWithdrawn: boolean;
            jurisdiction: string;
            /** Format: date-time */
            lastUpdated: string;
            level: string;
            name: string;
            slug: string;
            topics: string[];
            /** Format: date */
            verifiedAsOf: string | null;
            verifiedYearOnly: boolean;
            version: number;
        };
        LockedRiskAssessment: {
            compliantAreas: number;
            criticalIssues: number;
            /** @description The first 120 characters, as plain text */
            directAnswer: string;
            /** @enum {boolean} */
            locked: true;
            mediumRiskIssues: number;
            /** @enum {string} */
            overallRisk: "Critical" | "High" | "Medium" | "Low";
        };
        Mail: {
            attempts: number;
            category: string;
            /** Format: date-time */
            createdAt: string;
            id: string;
            /** @description A company's own mail that the company has not opened to support */
            isMasked: boolean;
            lastError: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            organizationId: number | null;
            /** Format: date-time */
            sentAt: string | null;
            /** @enum {string} */
            state: "queued" | "claimed" | "sent" | "failed" | "gave_up" | "suppressed";
            subject: string;
            template: string;
            to: string;
            toName: string | null;
            userId: number | null;
        };
        MailTemplate: {
            body: string;
            id: number;
            isActive: boolean;
            isDefault: boolean;
            name: string;
            subject: string;
            type: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        MailTemplateDetail: components["schemas"]["MailTemplate"] & {
            /** @description Merge fields that may be used */
            fields: string[];
            versions: {
                body: string;
                by: string | null;
                /** Format: date-time */
                createdAt: string;
                name: string;
                subject: string;
                version: number;
            }[];
        };
        ManagedLawUpdate: {
            agency: string | null;
            /** Format: date-time */
            approvedAt: string | null;
            category: string;
            citations: string[];
            city: string | null;
            /** Format: date */
            commentsCloseOn: string | null;
            description: string;
            /** Format: date-time */
            editedAt: string | null;
            /** Format: date */
            effectiveDate: string | null;
            id: number;
            /** @description FEDERAL or a two-letter code */
            jurisdiction: string;
            /** @enum {string} */
            kind: "source" | "corpus_change" | "effective_date" | "manual";
            laws: {
                id: number;
                slug: string;
                title: string;
            }[];
            /**
             * Format: date-time
             * @description Its readers were written down then
             */
            matchedAt: string | null;
            /** Format: date */
            publishedOn: string | null;
            riskBasis: string | null;
            /** @enum {string} */
            riskLevel: "HIGH" | "MEDIUM" | "LOW";
            source: string | null;
            sourceUrl: string | null;
            /** @enum {string} */
            status: "pending" | "approved" | "suppressed";
            /** Format: date-time */
            timestamp: string;
            title: string;
            version: number;
        };
        Member: {
            email: string;
            firstName: string | null;
            hrRole: string | null;
            /** Format: date-time */
            joinedAt: string;
            lastName: string | null;
            /** @description In hiring; null: none */
            role: string | null;
            userId: number;
            version: number;
        };
        MovedApplication: {
            /** @description Names the step to take back; 0 when nothing changed */
            eventId: number;
            id: number;
            status: string;
            version: number;
        };
        NewHireNotice: {
            citation: string | null;
            /** Format: date-time */
            doneAt: string | null;
            doneBy: string | null;
            dueOn: string | null;
            /** @description A form that is filled in at hire, with the official page */
            form: {
                issuer: string;
                level: string;
                name: string;
                url: string;
            } | null;
            id: number;
            isLate: boolean;
            lawSlug: string | null;
            lawTitle: string | null;
            note: string | null;
            state: string | null;
            /** @enum {string} */
            status: "open" | "done" | "not_applicable";
            title: string;
        };
        Notification: {
            /** @enum {string} */
            deliveryStatus: "sent" | "failed" | "pending";
            emailSubject: string | null;
            errorMessage: string | null;
            id: number;
            /** @enum {string} */
            kind: "update" | "test";
            lawUpdateId: number | null;
            mailId: number | null;
            recipientEmail: string | null;
            /** Format: date-time */
            sentAt: string | null;
            subscriberId: number | null;
        };
        Offer: {
            /** Format: date-time */
            acceptedAt: string | null;
            /** @description What you may do now */
            actions: string[];
            applicationId: number;
            approvals: {
                reason: string | null;
                status: string;
                stepOrder: number;
                who: string;
            }[];
            benefits: string[];
            /** @description cents */
            bonusAmount: number | null;
            /** @description Four years of the offer, as POST /api/pay/total-compensation answers */
            compensation?: unknown;
            currency: string;
            currentVersion: number;
            /** Format: date-time */
            declinedAt: string | null;
            department: string | null;
            /** @description The employee record that the hire drafted */
            employeeId: number | null;
            employmentType: string | null;
            /** @description cents */
            equityAmount: number | null;
            events: {
                /** Format: date-time */
                createdAt: string;
                documentHash: string | null;
                id: number;
                ipAddress: string | null;
                note: string | null;
                offerVersion: number;
                signatureName: string | null;
                type: string;
                who: string | null;
            }[];
            findings: components["schemas"]["ComplianceFinding"][];
            id: number;
            location: string | null;
            notes: string | null;
            /** Format: date-time */
            responseDeadline: string | null;
            /** @description cents */
            salaryAmount: number;
            salaryType: string;
            /** Format: date-time */
            sentAt: string | null;
            /** @description cents */
            signOnAmount: number | null;
            startDate: string | null;
            status: string;
            terms: string | null;
            title: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
            versions: {
                /** Format: date-time */
                createdAt: string;
                documentHash: string | null;
                /** Format: date-time */
                supersededAt: string | null;
                version: number;
            }[];
        };
        OfferLine: {
            applicationId: number;
            candidateId: number;
            candidateName: string;
            /** Format: date-time */
            createdAt: string;
            currentVersion: number;
            /** @description The last day for an answer where the company is */
            deadlineDay: string | null;
            id: number;
            jobId: number;
            jobTitle: string;
            /** Format: date-time */
            responseDeadline: string | null;
            /** @description cents */
            salaryAmount: number;
            salaryType: string;
            startDate: string | null;
            status: string;
            title: string;
        };
        Organization: {
            /**
             * Format: date-time
             * @description When closure was asked for; 30 days of export follow
             */
            closingAt: string | null;
            /** Format: date-time */
            createdAt: string;
            headCount: number | null;
            hrRole: string | null;
            id: number;
            industry: string | null;
            /** @description The organization in which the caller works now */
            isCurrent: boolean;
            legalName: string | null;
            name: string;
            /** @description The caller's role in hiring; null: none */
            role: string | null;
            slug: string;
            timeZone: string;
            version: number;
            website: string | null;
        };
        PayAnswer: {
            precise?: components["schemas"]["PayResult"];
            quick?: components["schemas"]["PayResult"];
        };
        PayLine: {
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            amount: number;
            confidence: string;
            details?: {
                label: string;
                value: string;
            }[];
            how: string;
            key: string;
            /** @enum {string} */
            kind: "earning" | "addition" | "tax" | "deduction" | "employer";
            label: string;
            source: string;
            sourceYear: number | null;
        };
        PaymentSetup: {
            /** @description For the payment form; null where nothing is to be paid */
            clientSecret: string | null;
            coupon: {
                code: string;
                description: string;
            } | null;
            /** @description Cents */
            discountAmount: number;
            /** @description Cents, due now */
            finalAmount: number;
            freeAccess: boolean;
            /** Format: date-time */
            freeUntil: string | null;
            isTrial: boolean;
            paymentIntentId: string | null;
            plan: string;
            /** Format: date-time */
            renewsAt: string | null;
            subscriptionId: string | null;
            /** @description No money is moved */
            testMode: boolean;
            trialDays: number | null;
        };
        PayResult: {
            annual: {
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                customAdditions: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                customDeductions: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                federalTax: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                grossPay: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                healthInsurance: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                localTax: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                medicare: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                medicareAdditional: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                netPay: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                retirement401k: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                rothIRA: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                section125: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                socialSecurity: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                stateDisabilityInsurance: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                stateTax: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                unemploymentFederal: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                unemploymentState: number;
            };
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            customAdditions: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            customDeductions: number;
            employer: {
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                futa: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                medicare: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                socialSecurity: number;
                /**
                 * @description Dollars with two decimals
                 * @example 1807.25
                 */
                suta: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            federalTax: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            grossPay: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            healthInsurance: number;
            lines: components["schemas"]["PayLine"][];
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            localTax: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            medicare: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            medicareAdditional: number;
            /** @enum {string} */
            method: "quick" | "precise";
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            netPay: number;
            notes: string[];
            rates: {
                localTaxRate: number;
                stateTaxRate: number;
                totalRate: number;
            } & {
                [key: string]: unknown;
            };
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            retirement401k: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            rothIRA: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            section125: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            socialSecurity: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            stateDisabilityInsurance: number;
            statePrograms: {
                [key: string]: number;
            };
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            stateTax: number;
            taxYear: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            unemploymentFederal: number;
            /**
             * @description Dollars with two decimals
             * @example 1807.25
             */
            unemploymentState: number;
        } & {
            [key: string]: unknown;
        };
        PeopleTasks: {
            data: {
                /** @description The states that you may give it now */
                allowedActions: string[];
                citation: string | null;
                /** Format: date-time */
                doneAt: string | null;
                dueOn: string | null;
                employee: string;
                employeeId: number;
                id: number;
                isLate: boolean;
                lawSlug: string | null;
                list: string;
                owner: string;
                reason: string | null;
                status: string;
                title: string;
                version: number;
            }[];
        };
        Pipeline: {
            stages: {
                id: number;
                kind: string;
                name: string;
                people: number;
            }[];
            title: string;
        };
        Places: {
            data: {
                address: string | null;
                city: string | null;
                county: string | null;
                headCount: number;
                id: number;
                isRemote: boolean;
                name: string;
                state: string;
                zipCode: string | null;
            }[];
        };
        PlanChange: {
            /** @description Cents that are charged now */
            amountDue: number;
            /** @description Cents of the running period that are not used */
            credit: number;
            from: {
                name: string;
                plan: string;
            };
            /** @description Cents of the new period */
            listAmount: number;
            quantity: number;
            /** Format: date-time */
            quotedAt: string;
            /** Format: date-time */
            renewsAt: string;
            subscriptionId: string;
            terms: string[];
            to: {
                /** @enum {string} */
                interval: "month" | "year";
                name: string;
                plan: string;
            };
        };
        Problem: {
            /** @description Stable: decide by this */
            code: string;
            /** @description For the reader (RFC 9457) */
            detail: string;
            /** @description The same as `detail` */
            error: string;
            fields?: {
                field: string;
                message: string;
            }[];
            /** @description The same as `detail` */
            message: string;
            /** @description Tell it to support */
            requestId?: string;
            status: number;
            title: string;
            /** @description An address that names the kind of problem */
            type: string;
        };
        Purchase: {
            /** @description Minutes */
            accessDuration: number | null;
            /** Format: date-time */
            accessEndDate: string | null;
            accessGranted: string | null;
            /** Format: date-time */
            accessStartDate: string | null;
            /** @description Cents */
            amount: number;
            couponCode: string | null;
            currency: string;
            discountAmount: number;
            disputeStatus: string | null;
            failureReason: string | null;
            id: number;
            isActive: boolean;
            listAmount: number | null;
            paymentMethodLabel: string | null;
            /** @description completed, pending, failed or refunded */
            paymentStatus: string;
            plan: string | null;
            /** Format: date-time */
            purchaseDate: string;
            quantity: number;
            receiptNumber: string | null;
            /** @description Why the refund that was asked for was declined */
            refundDeclined: string | null;
            refundedAmount: number;
            /** Format: date-time */
            refundedAt: string | null;
            refundRequested: boolean;
            /** @description daily, monthly, trial, ats_monthly, ats_annual, hris_monthly or hris_annual */
            serviceType: string;
            stripePaymentIntentId: string | null;
            stripeSubscriptionId: string | null;
            testMode: boolean;
        };
        Question: {
            caseCount: number | null;
            city: string | null;
            /** Format: date-time */
            createdAt: string | null;
            id: number;
            keywords: string | null;
            lawCount: number | null;
            question: string;
            state: string | null;
        };
        RecentUpdates: {
            hasUpdates: boolean;
            /**
             * Format: date-time
             * @description When the sources were looked at last; null: never
             */
            lastCheck: string | null;
            updates: components["schemas"]["LawUpdate"][];
        };
        RecordVersion: {
            /** Format: date-time */
            at: string;
            changedBy: string | null;
            isCurrent: boolean;
            isWaiting: boolean;
            note: string | null;
            /** @enum {string} */
            origin: "corpus" | "operator";
            version: number;
        };
        Referral: {
            applicationId: number;
            /** @description Cents */
            bonusAmount: number;
            bonusPaidDate: string | null;
            bonusPayableOn: string | null;
            /** @enum {string} */
            bonusStatus: "pending" | "eligible" | "payable" | "paid" | "void";
            candidate: string;
            id: number;
            isOwn: boolean;
            jobId: number;
            jobTitle: string;
            notes: string | null;
            /** Format: date-time */
            referralDate: string;
            referrer: string | null;
            /** @description State of the application */
            status: string;
        };
        ReportSchedule: {
            /** @enum {string} */
            cadence: "weekly" | "monthly";
            department: string | null;
            id: number;
            /** Format: date-time */
            lastRunAt: string | null;
            /** Format: date-time */
            nextRunAt: string | null;
            recipients: string[];
            title: string;
            /** @enum {string} */
            type: "funnel" | "time_to_hire" | "time_in_stage" | "source" | "offer_acceptance" | "pipeline" | "referrals";
        };
        RiskAssessment: {
            /** @description What may be meant, where that is not sure; else empty */
            candidates: components["schemas"]["CandidatePoint"][];
            citations: components["schemas"]["AnswerCitation"][];
            compliantAreas: number;
            criticalIssues: number;
            /** @description HTML of p, strong and sup alone */
            directAnswer: string;
            /** @description The facts of the case, as the concern tells them or as they were given */
            facts: components["schemas"]["CaseFact"][];
            /** @description Each thing that was asked, in the order of the answer */
            issues: components["schemas"]["AnsweredIssue"][];
            keyRiskAreas: string;
            legalExplanation: string;
            /** @description Dollars; 0 when no fixed sum is known */
            maxPenalty: number;
            mediumRiskIssues: number;
            minPenalty: number;
            /** @enum {string} */
            overallRisk: "Critical" | "High" | "Medium" | "Low";
            potentialDamages: string;
            recommendations: string[];
            recommendedActions: string[];
            specificPenalties: {
                description: string;
                lawTitle: string;
                penaltyAmount: string;
                penaltyType: string;
            }[];
            totalPenaltyRange: string;
            verifiedAsOf: string | null;
        };
        Role: {
            description: string | null;
            displayName: string;
            id: number;
            isActive: boolean;
            isSystem: boolean;
            name: string;
            people: number;
            permissions: string[];
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        SavedRecord: {
            problems: {
                message: string;
                /** @description Where in the record, such as provisions.0.pin */
                path: string;
                rule: string;
                /** @enum {string} */
                severity: "error" | "warning";
            }[];
            stored: components["schemas"]["StoredRecord"] | null;
        };
        Screening: {
            isOn: boolean;
            result: {
                id: number;
                method: string;
                results: {
                    criterion: string;
                    /** @enum {string} */
                    outcome: "found" | "not_found" | "unclear";
                    /** @description From the resume, identity masked */
                    quote: string | null;
                    reason: string;
                    weight: number;
                }[];
                /** Format: date-time */
                reviewedAt: string | null;
                reviewedBy: string | null;
                reviewOutcome: string | null;
                /** @description Share of the criteria found, in percent; not a rank */
                score: number | null;
                /** Format: date-time */
                screenedAt: string;
            } | null;
        };
        SearchHistoryEntry: {
            caseResults: number[];
            city: string | null;
            id: number;
            jurisdiction: string | null;
            lawResults: number[];
            legalExplanation: string | null;
            /** @enum {boolean} */
            locked?: true;
            query: string;
            quickAnswer: string | null;
            recommendedActions: string[];
            resultsCount: number;
            riskAssessment: {
                overallRisk: string;
            } | null;
            /** Format: date-time */
            timestamp: string;
        };
        StageTemplate: {
            id: number;
            isDefault: boolean;
            name: string;
            stages: {
                /** @enum {string} */
                kind: "applied" | "screening" | "interviewing" | "offer" | "hired";
                name: string;
            }[];
        };
        StoredRecord: {
            id: number;
            slug: string;
            version: number;
        };
        Subscriber: {
            /**
             * Format: date-time
             * @description Mail came back: alerts rest
             */
            bouncedAt: string | null;
            /** @description Empty: all */
            categories: string[];
            city: string | null;
            company: string | null;
            /**
             * Format: date-time
             * @description Empty: the link in the first mail was not opened, nothing is sent
             */
            confirmedAt: string | null;
            email: string;
            firstName: string | null;
            id: number;
            isActive: boolean;
            jurisdiction: string | null;
            lastName: string | null;
            /** Format: date-time */
            lastNotified: string | null;
            /** @description How many places are subscribed */
            places: number;
            /** Format: date-time */
            subscribedAt: string;
            /** Format: date-time */
            unsubscribedAt: string | null;
        };
        Subscription: {
            cancelAtPeriodEnd: boolean;
            /** @description The annual plan that it can be changed to now */
            changeTo: string | null;
            /** Format: date-time */
            currentPeriodEnd: string | null;
            /** Format: date-time */
            graceUntil: string | null;
            /** @enum {string} */
            interval: "month" | "year";
            plan: string;
            planName: string;
            product: string;
            quantity: number;
            /** @description Cents */
            renewalAmount: number;
            status: string;
            subscriptionId: string;
            testMode: boolean;
        };
        SupportGrant: {
            /** @description hiring, people */
            areas: string[];
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
            grantedBy: string | null;
            id: number;
            reason: string | null;
        };
        SupportVisit: {
            ability: string | null;
            action: string;
            /** @description The member as whom they looked; null for a mail read in the administration */
            as: string | null;
            /** Format: date-time */
            at: string;
            id: number;
            path: string | null;
            /** @description The administrator of Statewise */
            who: string;
        };
        TeamMember: {
            department: string | null;
            /** @description Empty where your role does not show it */
            email: string;
            firstName: string;
            hasAccount: boolean;
            id: number;
            isActive: boolean;
            isSelf: boolean;
            lastName: string;
            openApplications: number;
            openJobs: number;
            role: string;
            timeZone: string | null;
            title: string | null;
            /** @description Beginning and end by day (mon to sun), in the person's time zone; null: 09:00 to 17:00, Monday to Friday */
            workingHours: {
                [key: string]: [
                    string,
                    string
                ];
            } | null;
        };
        UpdateSource: {
            consecutiveFailures: number;
            isEnabled: boolean;
            itemsLastRun: number | null;
            itemsTotal: number;
            key: string;
            /** Format: date-time */
            lastAttemptAt: string | null;
            lastError: string | null;
            /** Format: date-time */
            lastItemAt: string | null;
            /** Format: date-time */
            lastSuccessAt: string | null;
            name: string;
            /** Format: date-time */
            retryAfter: string | null;
            /** @enum {string} */
            status: "never" | "ok" | "partial" | "throttled" | "drift" | "error" | "off";
            url: string | null;
        };
        User: {
            /** Format: date-time */
            createdAt: string;
            email: string;
            /** Format: date-time */
            emailVerifiedAt: string | null;
            firstName: string | null;
            id: number;
            isAdmin: boolean;
            /** @description An administrator views as this customer */
            isImpersonated: boolean;
            /** Format: date-time */
            lastLogin: string | null;
            lastName: string | null;
            mailingAddress: string | null;
            paymentStatus: string;
            /** @description A new address that waits for its confirmation */
            pendingEmail: string | null;
            phoneNumber: string | null;
            subscriptionType: string;
            timeZone: string | null;
            totalSearches: number;
            /** Format: date-time */
            updatedAt: string;
            /** @description Send it back with a change; an older one is refused with 409 */
            version: number;
        };
        VersionComparison: {
            differences: {
                field: string;
                lines: {
                    /** @enum {string} */
                    mark: "same" | "gone" | "new";
                    text: string;
                }[];
            }[];
            from: number | null;
            /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
            record: {
                [key: string]: unknown;
            };
            to: number;
        };
        WaitingHire: {
            applicationId: number;
            /** @description False: the application is still in its offer; the click hires as well */
            isHired: boolean;
            isRehire: boolean;
            location: string | null;
            name: string;
            offerId: number;
            pay: string;
            startDate: string | null;
            title: string;
        };
        Webhook: {
            /** Format: date-time */
            createdAt: string;
            description: string | null;
            disabledReason: string | null;
            /** @description Empty: all */
            events: string[];
            failureCount: number;
            id: number;
            isActive: boolean;
            url: string;
        };
        WebhookDelivery: {
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            deliveredAt: string | null;
            durationMs: number | null;
            eventId: string;
            eventType: string;
            id: number;
            lastError: string | null;
            /** Format: date-time */
            nextAttemptAt: string | null;
            payload?: unknown;
            replayOfId: number | null;
            responseBody: string | null;
            responseStatus: number | null;
            /** @description queued, running, delivered or gave_up */
            state: string;
        };
        ZipPlace: {
            city: string;
            county: string;
            state: string;
        };
    };
    responses: {
        /** @description Trial or paid access is needed. */
        AccessNeeded: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Conflicts with the present state. */
        Conflict: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Fields that are not valid; `fields` names them. */
        InvalidFields: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is malformed. */
        Malformed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed with this account or key. */
        NotAllowed: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not available just now; try again. */
        NotAvailable: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                /** @description Seconds until it is worth trying again */
                "Retry-After"?: number;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not there, or not yours. */
        NotFound: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not signed in, or the key is not valid. */
        NotSignedIn: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A temporary password must be replaced first. */
        TemporaryPassword: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Larger than this endpoint takes. */
        TooLarge: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests; `Retry-After` says when to come back. */
        TooManyRequests: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                /** @description Seconds until it is worth trying again */
                "Retry-After"?: number;
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Unexpected error. */
        UnexpectedError: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Wrong content type. */
        WrongType: {
            headers: {
                "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Calls that the present window allows */
        "RateLimit-Limit": number;
        /** @description Calls that are left in it */
        "RateLimit-Remaining": number;
        /** @description Seconds until the next window */
        "RateLimit-Reset": number;
        /** @description The id of this request, also in the server's log */
        "X-Request-Id": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listAudit: {
        parameters: {
            query?: {
                /** @description The act or its beginning, such as customer. or role.assign */
                action?: string;
                actorId?: number;
                cursor?: string;
                from?: string;
                limit?: number;
                organizationId?: number;
                outcome?: "done" | "refused";
                subjectUserId?: number;
                /** @description The last day, whole */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getBulkOperation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation with its rows, the failed ones first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    cancelBulkOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    startBulkOperation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operation with its rows, the failed ones first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listManagedCases: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description FEDERAL or a state code */
                jurisdiction?: string;
                /** @description What was read to write the record */
                level?: "official" | "source" | "reviewed" | "recalled";
                limit?: number;
                /** @description Part of the name, slug or citation */
                search?: string;
                /** @description Whose text is in service; withdrawn records only with this */
                state?: "edited" | "added" | "waiting" | "withdrawn";
                topic?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records by slug */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 14,
                     *           "slug": "de-meal-rest-breaks",
                     *           "name": "Delaware Meal Break Law",
                     *           "citation": "19 Del. C. 707",
                     *           "jurisdiction": "DE",
                     *           "city": null,
                     *           "topics": [
                     *             "meal_rest_breaks"
                     *           ],
                     *           "level": "source",
                     *           "verifiedAsOf": "2026-11-20",
                     *           "verifiedYearOnly": false,
                     *           "isAbsence": false,
                     *           "version": 2,
                     *           "lastUpdated": "2026-11-21T10:00:00.000Z",
                     *           "isOperators": true,
                     *           "isWithdrawn": false,
                     *           "isWaiting": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ListedRecord"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "record": {
                 *         "slug": "western-air-lines-inc-v-criswell-1985",
                 *         "name": "Western Air Lines, Inc. v. Criswell",
                 *         "citation": "472 U.S. 400 (1985)",
                 *         "court": "U.S. Supreme Court",
                 *         "year": 1985,
                 *         "jurisdiction": "FEDERAL",
                 *         "topics": [
                 *           "age"
                 *         ],
                 *         "outcome": "Employee or claimant prevailed",
                 *         "verified": "yes",
                 *         "level": "source",
                 *         "verifiedAsOf": "2026-11-20",
                 *         "source": "Oyez data, name and citation together",
                 *         "treatment": "good",
                 *         "issue": "When may an airline retire flight engineers at 60 as a safety measure?",
                 *         "holding": "The employees won. An age limit must be reasonably necessary to the business.",
                 *         "precedent": "Safety beliefs need facts; a rational guess about age does not carry the defense.",
                 *         "keyIssues": [
                 *           "age limits",
                 *           "public safety"
                 *         ],
                 *         "financialImpact": [
                 *           "A failed defense brings reinstatement, back pay and an equal amount for willful violations."
                 *         ],
                 *         "relevance": 4,
                 *         "laws": [
                 *           "age-discrimination-in-employment-act"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Only says what is wrong
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description What was changed and why */
                    note?: string;
                    /** @description What was read. Needed for a better level or a later verifiedAsOf; `official` needs its address */
                    reading?: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
                    record: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description What was stored, or with `dryRun` what is wrong */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            /** @description What was stored, or with `dryRun` what is wrong */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getManagedCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedRecord"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "record": {
                 *         "slug": "western-air-lines-inc-v-criswell-1985",
                 *         "name": "Western Air Lines, Inc. v. Criswell",
                 *         "citation": "472 U.S. 400 (1985)",
                 *         "court": "U.S. Supreme Court",
                 *         "year": 1985,
                 *         "jurisdiction": "FEDERAL",
                 *         "topics": [
                 *           "age"
                 *         ],
                 *         "outcome": "Employee or claimant prevailed",
                 *         "verified": "yes",
                 *         "level": "source",
                 *         "verifiedAsOf": "2026-11-20",
                 *         "source": "Oyez data, name and citation together",
                 *         "treatment": "good",
                 *         "issue": "When may an airline retire flight engineers at 60 as a safety measure?",
                 *         "holding": "The employees won. An age limit must be reasonably necessary to the business.",
                 *         "precedent": "Safety beliefs need facts; a rational guess about age does not carry the defense.",
                 *         "keyIssues": [
                 *           "age limits",
                 *           "public safety"
                 *         ],
                 *         "financialImpact": [
                 *           "A failed defense brings reinstatement, back pay and an equal amount for willful violations."
                 *         ],
                 *         "relevance": 4,
                 *         "laws": [
                 *           "age-discrimination-in-employment-act"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Only says what is wrong
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description What was changed and why */
                    note?: string;
                    /** @description What was read. Needed for a better level or a later verifiedAsOf; `official` needs its address */
                    reading?: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
                    record: {
                        [key: string]: unknown;
                    };
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description What was stored, or with `dryRun` what is wrong */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Out of service */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    restoreCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "restore": 1
                 *     }
                 */
                "application/json": {
                    /** @description The version to put back */
                    restore: number;
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The new version */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    verifyCase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "level": "official",
                 *       "reading": {
                 *         "what": "19 Del. C. 707, official code",
                 *         "url": "https://delcode.delaware.gov/title19/c007/sc01/index.html",
                 *         "on": "2026-11-21"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Without it the level stays
                     * @enum {string}
                     */
                    level?: "official" | "source" | "reviewed" | "recalled";
                    note?: string;
                    reading: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The new version */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listCaseVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getCaseVersion: {
        parameters: {
            query?: {
                /** @description Another version; by itself the one before */
                against?: number;
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Field by field */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionComparison"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Coupons, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Coupon"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SPRING20",
                 *       "kind": "percent",
                 *       "percentOff": 20,
                 *       "validForPlans": [
                 *         "monthly"
                 *       ],
                 *       "description": "20% off the first month",
                 *       "validUntil": "2027-06-01T00:00:00Z",
                 *       "maxRedemptions": 100,
                 *       "maxPerCustomer": 1
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    amountOffCents?: number | null;
                    code: string;
                    description: string;
                    /** @default false */
                    firstPurchaseOnly?: boolean;
                    /** @default null */
                    freeUntil?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    /** @enum {string} */
                    kind: "percent" | "amount" | "trial_days" | "trial_minutes" | "free_until";
                    /** @default 1 */
                    maxPerCustomer?: number | null;
                    /** @default null */
                    maxRedemptions?: number | null;
                    /** @default null */
                    percentOff?: number | null;
                    /** @default null */
                    trialDays?: number | null;
                    /** @default null */
                    trialMinutes?: number | null;
                    /** @default [] */
                    validForPlans?: ("daily" | "monthly" | "ats_monthly" | "ats_annual" | "hris_monthly" | "hris_annual")[];
                    /** @default null */
                    validFrom?: string | null;
                    /** @default null */
                    validUntil?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The coupon */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coupon */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"] & {
                        redemptions: {
                            /** Format: date-time */
                            createdAt: string;
                            discountAmount: number;
                            email: string;
                            id: number;
                            paid: number | null;
                            plan: string | null;
                            /** Format: date-time */
                            redeemedAt: string | null;
                            /** @description reserved or redeemed */
                            status: string;
                            userId: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "SPRING20",
                 *       "kind": "percent",
                 *       "percentOff": 20,
                 *       "validForPlans": [
                 *         "monthly"
                 *       ],
                 *       "description": "20% off the first month",
                 *       "validUntil": "2027-06-01T00:00:00Z",
                 *       "maxRedemptions": 100,
                 *       "maxPerCustomer": 1
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    amountOffCents?: number | null;
                    code: string;
                    description: string;
                    /** @default false */
                    firstPurchaseOnly?: boolean;
                    /** @default null */
                    freeUntil?: string | null;
                    /** @default true */
                    isActive?: boolean;
                    /** @enum {string} */
                    kind: "percent" | "amount" | "trial_days" | "trial_minutes" | "free_until";
                    /** @default 1 */
                    maxPerCustomer?: number | null;
                    /** @default null */
                    maxRedemptions?: number | null;
                    /** @default null */
                    percentOff?: number | null;
                    /** @default null */
                    trialDays?: number | null;
                    /** @default null */
                    trialMinutes?: number | null;
                    /** @default [] */
                    validForPlans?: ("daily" | "monthly" | "ats_monthly" | "ats_annual" | "hris_monthly" | "hris_annual")[];
                    /** @default null */
                    validFrom?: string | null;
                    /** @default null */
                    validUntil?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The coupon as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether it is gone or only switched off */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        removed: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    customerStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures of the stat cards */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        activeSubscriptions: number;
                        monthlyRevenue: number | null;
                        totalCustomers: number;
                        totalRevenue: number | null;
                        trialUsers: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                cursor?: string;
                direction?: "asc" | "desc";
                filter?: "all" | "active" | "trial" | "monthly" | "daily" | "expired" | "ats" | "hris" | "suspended";
                limit?: number;
                /** @description Name, e-mail, phone or number */
                search?: string;
                sort?: "registered" | "name" | "login" | "expiry";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Customers */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][] | {
                        data: components["schemas"]["Customer"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "pat@example.com",
                 *       "firstName": "Pat",
                 *       "lastName": "Jones",
                 *       "accessLevel": "monthly",
                 *       "accessDuration": "90",
                 *       "atsAccessLevel": "none",
                 *       "hrisAccessLevel": "none"
                 *     }
                 */
                "application/json": {
                    accessDuration?: ("30" | "90" | "365" | "unlimited" | "custom") | "" | number;
                    accessExpiry?: "" | string | null;
                    /**
                     * @default none
                     * @enum {string}
                     */
                    accessLevel?: "none" | "trial" | "daily" | "monthly" | "unlimited" | "admin";
                    atsAccessDuration?: ("30" | "90" | "365" | "unlimited" | "custom") | "" | number;
                    atsAccessExpiry?: "" | string | null;
                    /**
                     * @default none
                     * @enum {string}
                     */
                    atsAccessLevel?: "none" | "active" | "monthly" | "annual" | "unlimited";
                    email: string;
                    firstName: string;
                    hrisAccessDuration?: ("30" | "90" | "365" | "unlimited" | "custom") | "" | number;
                    hrisAccessExpiry?: "" | string | null;
                    /**
                     * @default none
                     * @enum {string}
                     */
                    hrisAccessLevel?: "none" | "active" | "monthly" | "annual" | "unlimited";
                    hrisEmployeeCount?: number | null;
                    /**
                     * @default per-employee
                     * @enum {string}
                     */
                    hrisPricingModel?: "fixed" | "per-employee";
                    lastName: string;
                    mailingAddress?: string;
                    phoneNumber?: string;
                    /** @default true */
                    sendInvitation?: boolean | ("true" | "false" | "on");
                    /** @default false */
                    setTempPassword?: boolean | ("true" | "false" | "on");
                    tempPassword?: string;
                    tempPasswordExpiry?: "" | string | null;
                };
            };
        };
        responses: {
            /** @description The account is there */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                        id: number;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customer */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"] & {
                        accessSource: string | null;
                        /** Format: date-time */
                        emailVerifiedAt: string | null;
                        hrisPricingModel: string;
                        isActive: boolean;
                        isAdmin: boolean;
                        isStaff: boolean;
                        isTemporaryPassword: boolean;
                        openSessions: number;
                        /** @description Other accounts of the mailbox, and those whose trial began in the same browser or network */
                        risk: {
                            sameBrowser: number;
                            sameMailbox: number;
                            sameNetwork: number;
                        };
                        suspendedReason: string | null;
                        /** Format: date-time */
                        tempPasswordExpiry: string | null;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phoneNumber": "555 0199",
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    firstName?: string;
                    lastName?: string;
                    mailingAddress?: string;
                    phoneNumber?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    setCustomerAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessLevel": "monthly",
                 *       "accessExpiry": "2027-01-31",
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    accessExpiry?: "" | string | null;
                    /** @enum {string} */
                    accessLevel: "none" | "trial" | "daily" | "monthly" | "unlimited" | "admin";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Access Updated */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    confirmTemporaryPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Temporary Password Set */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    exportCustomerData: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The data, without secrets */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    forceLogout: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out everywhere */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    grantAts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessLevel": "monthly",
                 *       "expiryDate": "2027-01-31"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    accessLevel: "active" | "monthly" | "annual" | "unlimited";
                    customerId?: number;
                    employeeCount?: number | null;
                    expiryDate?: "" | string | null;
                    /** @enum {string} */
                    pricingModel?: "fixed" | "per-employee";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Granted */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    grantBenefits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessLevel": "monthly",
                 *       "expiryDate": "2027-01-31"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    accessLevel: "active" | "monthly" | "annual" | "unlimited";
                    customerId?: number;
                    employeeCount?: number | null;
                    expiryDate?: "" | string | null;
                    /** @enum {string} */
                    pricingModel?: "fixed" | "per-employee";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Granted */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    grantHris: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accessLevel": "monthly",
                 *       "expiryDate": "2027-01-31",
                 *       "employeeCount": 25
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    accessLevel: "active" | "monthly" | "annual" | "unlimited";
                    customerId?: number;
                    employeeCount?: number | null;
                    expiryDate?: "" | string | null;
                    /** @enum {string} */
                    pricingModel?: "fixed" | "per-employee";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Granted */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    impersonateCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Ticket 4711: export button"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The session is the customer's now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        customer: {
                            email: string;
                            id: number;
                        };
                        /** Format: date-time */
                        expiresAt: string;
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listCustomerNotes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        author: string | null;
                        body: string;
                        /** Format: date-time */
                        createdAt: string;
                        id: number;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addCustomerNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "body": "Asked for an invoice by mail."
                 *     }
                 */
                "application/json": {
                    body: string;
                };
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    removeCustomerNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                noteId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    notifyCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subject": "Your plan",
                 *       "message": "Your plan was extended by a week."
                 *     }
                 */
                "application/json": {
                    customerId?: number;
                    message: string;
                    subject: string;
                };
            };
        };
        responses: {
            /** @description Notification Sent */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    customerPurchases: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, the newest first; amounts in cents */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Minutes */
                        accessDuration: number | null;
                        /** Format: date-time */
                        accessEndDate: string | null;
                        accessGranted: string | null;
                        /** Format: date-time */
                        accessStartDate: string | null;
                        amount: number;
                        couponCode: string | null;
                        currency: string;
                        id: number;
                        isActive: boolean;
                        paymentStatus: string;
                        /** Format: date-time */
                        purchaseDate: string;
                        refundedAmount: number;
                        serviceType: string;
                        stripePaymentIntentId: string | null;
                        stripeSubscriptionId: string | null;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reactivateCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Reactivated */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    resetCustomerPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Password Reset Initiated */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeAts: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeBenefits: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeHris: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    setTemporaryPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tempPassword": "winter-apples-42",
                 *       "expiry": "2026-12-01"
                 *     }
                 */
                "application/json": {
                    expiry?: "" | string | null;
                    /** @default false */
                    mail?: boolean;
                    /** @description Chosen by an administrator in person; left out, one is made and mailed to the customer */
                    tempPassword?: string;
                };
            };
        };
        responses: {
            /** @description Temporary Password Set */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Waits for a confirmation; nothing has changed yet */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    suspendCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Chargeback under review"
                 *     }
                 */
                "application/json": {
                    reason?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Suspended */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        message: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    customerTimeline: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Entries, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditEntry"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    bulkCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "grant",
                 *       "product": "ats",
                 *       "accessLevel": "monthly",
                 *       "expiry": "2027-01-31",
                 *       "customerIds": [
                 *         4,
                 *         8
                 *       ],
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    accessLevel: "none" | "trial" | "daily" | "monthly" | "unlimited" | "admin" | "active" | "annual";
                    customerIds?: number[];
                    /** @default false */
                    dryRun?: boolean;
                    emails?: string[];
                    employeeCount?: number;
                    expiry?: "" | string | null;
                    /** @enum {string} */
                    kind: "grant";
                    /** @enum {string} */
                    product: "main" | "ats" | "hris" | "benefits";
                    selection?: {
                        /**
                         * @default all
                         * @enum {string}
                         */
                        filter?: "all" | "active" | "trial" | "monthly" | "daily" | "expired" | "ats" | "hris" | "suspended";
                        /** @default  */
                        search?: string;
                    };
                } | {
                    customerIds?: number[];
                    /** @default false */
                    dryRun?: boolean;
                    emails?: string[];
                    /** @enum {string} */
                    kind: "revoke";
                    /** @enum {string} */
                    product: "main" | "ats" | "hris" | "benefits";
                    selection?: {
                        /**
                         * @default all
                         * @enum {string}
                         */
                        filter?: "all" | "active" | "trial" | "monthly" | "daily" | "expired" | "ats" | "hris" | "suspended";
                        /** @default  */
                        search?: string;
                    };
                } | {
                    customerIds?: number[];
                    /** @default false */
                    dryRun?: boolean;
                    emails?: string[];
                    /** @enum {string} */
                    kind: "notify";
                    message: string;
                    selection?: {
                        /**
                         * @default all
                         * @enum {string}
                         */
                        filter?: "all" | "active" | "trial" | "monthly" | "daily" | "expired" | "ats" | "hris" | "suspended";
                        /** @default  */
                        search?: string;
                    };
                    subject: string;
                };
            };
        };
        responses: {
            /** @description The operation with its rows, the failed ones first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    importCustomers: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "csv": "email,firstName,lastName\npat@example.com,Pat,Jones\n",
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    csv: string;
                    /** @default true */
                    dryRun?: boolean;
                };
            };
        };
        responses: {
            /** @description The operation with its rows, the failed ones first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkOperation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    exportCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "csv",
                 *       "filter": "active"
                 *     }
                 */
                "application/json": {
                    /**
                     * @default all
                     * @enum {string}
                     */
                    filter?: "all" | "active" | "trial" | "monthly" | "daily" | "expired" | "ats" | "hris" | "suspended";
                    /** @enum {string} */
                    format: "excel" | "csv";
                    /** @default  */
                    search?: string;
                };
            };
        };
        responses: {
            /** @description The file (xlsx or csv) */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Upload;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listFeedback: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                status?: "pending" | "in_progress" | "resolved" | "dismissed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Feedback"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    handleFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "resolved",
                 *       "adminNote": "The city rule was added."
                 *     }
                 */
                "application/json": {
                    adminNote?: string;
                    /** @enum {string} */
                    status: "pending" | "in_progress" | "resolved" | "dismissed";
                    /** Format: date-time */
                    updatedAt?: string;
                };
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        adminNote: string | null;
                        id: number;
                        status: string;
                        /** Format: date-time */
                        updatedAt: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every job */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "name": "history-retention",
                     *           "title": "Search history of 30 days",
                     *           "description": "Removes searches older than 30 days that their owners did not save.",
                     *           "cron": "40 3 * * *",
                     *           "timeZone": "America/New_York",
                     *           "isRescheduled": false,
                     *           "declaredCron": "40 3 * * *",
                     *           "declaredTimeZone": "America/New_York",
                     *           "limitSeconds": 600,
                     *           "isPaused": false,
                     *           "state": "on",
                     *           "nextRunAt": "2026-11-21T08:40:00.000Z",
                     *           "lastRun": {
                     *             "id": 812,
                     *             "name": "history-retention",
                     *             "slot": "2026-11-20T08:40:00.000Z",
                     *             "trigger": "schedule",
                     *             "status": "done",
                     *             "startedAt": "2026-11-20T08:40:02.113Z",
                     *             "finishedAt": "2026-11-20T08:40:02.431Z",
                     *             "durationMs": 318,
                     *             "progress": null,
                     *             "counts": {
                     *               "removed": 14
                     *             },
                     *             "error": null,
                     *             "startedBy": null
                     *           },
                     *           "version": 1
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Job"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isPaused": true,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    cron?: string | null;
                    isPaused?: boolean;
                    timeZone?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "history-retention",
                     *       "title": "Search history of 30 days",
                     *       "description": "Removes searches older than 30 days that their owners did not save.",
                     *       "cron": "40 3 * * *",
                     *       "timeZone": "America/New_York",
                     *       "isRescheduled": false,
                     *       "declaredCron": "40 3 * * *",
                     *       "declaredTimeZone": "America/New_York",
                     *       "limitSeconds": 600,
                     *       "isPaused": true,
                     *       "state": "on",
                     *       "nextRunAt": "2026-11-21T08:40:00.000Z",
                     *       "lastRun": {
                     *         "id": 812,
                     *         "name": "history-retention",
                     *         "slot": "2026-11-20T08:40:00.000Z",
                     *         "trigger": "schedule",
                     *         "status": "done",
                     *         "startedAt": "2026-11-20T08:40:02.113Z",
                     *         "finishedAt": "2026-11-20T08:40:02.431Z",
                     *         "durationMs": 318,
                     *         "progress": null,
                     *         "counts": {
                     *           "removed": 14
                     *         },
                     *         "error": null,
                     *         "startedBy": null
                     *       },
                     *       "version": 1
                     *     }
                     */
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    runJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 812,
                     *       "name": "history-retention",
                     *       "slot": "2026-11-20T08:40:00.000Z",
                     *       "trigger": "schedule",
                     *       "status": "queued",
                     *       "startedAt": "2026-11-20T08:40:02.113Z",
                     *       "finishedAt": "2026-11-20T08:40:02.431Z",
                     *       "durationMs": 318,
                     *       "progress": null,
                     *       "counts": {
                     *         "removed": 14
                     *       },
                     *       "error": null,
                     *       "startedBy": null
                     *     }
                     */
                    "application/json": components["schemas"]["JobRun"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listJobRuns: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 812,
                     *           "name": "history-retention",
                     *           "slot": "2026-11-20T08:40:00.000Z",
                     *           "trigger": "schedule",
                     *           "status": "done",
                     *           "startedAt": "2026-11-20T08:40:02.113Z",
                     *           "finishedAt": "2026-11-20T08:40:02.431Z",
                     *           "durationMs": 318,
                     *           "progress": null,
                     *           "counts": {
                     *             "removed": 14
                     *           },
                     *           "error": null,
                     *           "startedBy": null
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["JobRun"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listManagedLawUpdates: {
        parameters: {
            query?: {
                cursor?: string;
                kind?: "source" | "corpus_change" | "effective_date" | "manual";
                limit?: number;
                search?: string;
                status?: "pending" | "approved" | "suppressed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of updates, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 128,
                     *           "timestamp": "2026-11-20T13:00:00.000Z",
                     *           "title": "Test document: final rule on overtime records",
                     *           "description": "What the agency says about it, in plain text.",
                     *           "riskLevel": "HIGH",
                     *           "jurisdiction": "FEDERAL",
                     *           "city": null,
                     *           "category": "Wage and Hour",
                     *           "kind": "source",
                     *           "agency": "Wage and Hour Division",
                     *           "effectiveDate": "2026-12-20",
                     *           "commentsCloseOn": null,
                     *           "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *           "laws": [
                     *             {
                     *               "id": 14,
                     *               "slug": "flsa-recordkeeping",
                     *               "title": "FLSA: records to keep"
                     *             }
                     *           ],
                     *           "riskBasis": "A final rule that takes effect within 30 days.",
                     *           "publishedOn": "2026-11-20",
                     *           "citations": [
                     *             "91 FR 12345"
                     *           ],
                     *           "status": "pending",
                     *           "approvedAt": null,
                     *           "editedAt": null,
                     *           "matchedAt": null,
                     *           "version": 1,
                     *           "source": "Federal Register"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ManagedLawUpdate"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createLawUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "New notice for employers",
                 *       "description": "What changes, for whom, from when.",
                 *       "riskLevel": "MEDIUM",
                 *       "jurisdiction": "CA",
                 *       "category": "Compliance and Reporting",
                 *       "effectiveDate": "2027-01-01",
                 *       "status": "approved"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    category: "Wage and Hour" | "Discrimination" | "Harassment" | "Leave and Benefits" | "Safety and Health" | "Hiring and Termination" | "Worker Rights" | "Compliance and Reporting";
                    city?: string | null;
                    /** Format: date */
                    commentsCloseOn?: string | null;
                    description: string;
                    /** Format: date */
                    effectiveDate?: string | null;
                    jurisdiction: string;
                    laws?: string[];
                    /** @enum {string} */
                    riskLevel: "HIGH" | "MEDIUM" | "LOW";
                    /** Format: uri */
                    sourceUrl?: string | null;
                    /** @enum {string} */
                    status?: "pending" | "approved" | "suppressed";
                    title: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The update */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "timestamp": "2026-11-20T13:00:00.000Z",
                     *       "title": "Test document: final rule on overtime records",
                     *       "description": "What the agency says about it, in plain text.",
                     *       "riskLevel": "HIGH",
                     *       "jurisdiction": "FEDERAL",
                     *       "city": null,
                     *       "category": "Wage and Hour",
                     *       "kind": "source",
                     *       "agency": "Wage and Hour Division",
                     *       "effectiveDate": "2026-12-20",
                     *       "commentsCloseOn": null,
                     *       "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *       "laws": [
                     *         {
                     *           "id": 14,
                     *           "slug": "flsa-recordkeeping",
                     *           "title": "FLSA: records to keep"
                     *         }
                     *       ],
                     *       "riskBasis": "A final rule that takes effect within 30 days.",
                     *       "publishedOn": "2026-11-20",
                     *       "citations": [
                     *         "91 FR 12345"
                     *       ],
                     *       "status": "pending",
                     *       "approvedAt": null,
                     *       "editedAt": null,
                     *       "matchedAt": null,
                     *       "version": 1,
                     *       "source": "Federal Register"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLawUpdate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getManagedLawUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "timestamp": "2026-11-20T13:00:00.000Z",
                     *       "title": "Test document: final rule on overtime records",
                     *       "description": "What the agency says about it, in plain text.",
                     *       "riskLevel": "HIGH",
                     *       "jurisdiction": "FEDERAL",
                     *       "city": null,
                     *       "category": "Wage and Hour",
                     *       "kind": "source",
                     *       "agency": "Wage and Hour Division",
                     *       "effectiveDate": "2026-12-20",
                     *       "commentsCloseOn": null,
                     *       "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *       "laws": [
                     *         {
                     *           "id": 14,
                     *           "slug": "flsa-recordkeeping",
                     *           "title": "FLSA: records to keep"
                     *         }
                     *       ],
                     *       "riskBasis": "A final rule that takes effect within 30 days.",
                     *       "publishedOn": "2026-11-20",
                     *       "citations": [
                     *         "91 FR 12345"
                     *       ],
                     *       "status": "pending",
                     *       "approvedAt": null,
                     *       "editedAt": null,
                     *       "matchedAt": null,
                     *       "version": 1,
                     *       "source": "Federal Register"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLawUpdate"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateLawUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "approved",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    category?: "Wage and Hour" | "Discrimination" | "Harassment" | "Leave and Benefits" | "Safety and Health" | "Hiring and Termination" | "Worker Rights" | "Compliance and Reporting";
                    city?: string | null;
                    /** Format: date */
                    commentsCloseOn?: string | null;
                    description?: string;
                    /** Format: date */
                    effectiveDate?: string | null;
                    jurisdiction?: string;
                    laws?: string[];
                    /** @enum {string} */
                    riskLevel?: "HIGH" | "MEDIUM" | "LOW";
                    /** Format: uri */
                    sourceUrl?: string | null;
                    /** @enum {string} */
                    status?: "pending" | "approved" | "suppressed";
                    title?: string;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The update */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 128,
                     *       "timestamp": "2026-11-20T13:00:00.000Z",
                     *       "title": "Test document: final rule on overtime records",
                     *       "description": "What the agency says about it, in plain text.",
                     *       "riskLevel": "HIGH",
                     *       "jurisdiction": "FEDERAL",
                     *       "city": null,
                     *       "category": "Wage and Hour",
                     *       "kind": "source",
                     *       "agency": "Wage and Hour Division",
                     *       "effectiveDate": "2026-12-20",
                     *       "commentsCloseOn": null,
                     *       "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *       "laws": [
                     *         {
                     *           "id": 14,
                     *           "slug": "flsa-recordkeeping",
                     *           "title": "FLSA: records to keep"
                     *         }
                     *       ],
                     *       "riskBasis": "A final rule that takes effect within 30 days.",
                     *       "publishedOn": "2026-11-20",
                     *       "citations": [
                     *         "91 FR 12345"
                     *       ],
                     *       "status": "pending",
                     *       "approvedAt": null,
                     *       "editedAt": null,
                     *       "matchedAt": null,
                     *       "version": 1,
                     *       "source": "Federal Register"
                     *     }
                     */
                    "application/json": components["schemas"]["ManagedLawUpdate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteLawUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listUpdateSources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every source; what failed comes first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "key": "federal-register",
                     *           "name": "Federal Register",
                     *           "url": "https://www.federalregister.gov/agencies/labor-department",
                     *           "isEnabled": true,
                     *           "status": "ok",
                     *           "lastAttemptAt": "2026-11-20T15:07:04.000Z",
                     *           "lastSuccessAt": "2026-11-20T15:07:04.000Z",
                     *           "lastItemAt": "2026-11-20T00:00:00.000Z",
                     *           "consecutiveFailures": 0,
                     *           "retryAfter": null,
                     *           "lastError": null,
                     *           "itemsLastRun": 3,
                     *           "itemsTotal": 41
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["UpdateSource"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    switchUpdateSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isEnabled": false
                 *     }
                 */
                "application/json": {
                    isEnabled: boolean;
                };
            };
        };
        responses: {
            /** @description The source */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "key": "federal-register",
                     *       "name": "Federal Register",
                     *       "url": "https://www.federalregister.gov/agencies/labor-department",
                     *       "isEnabled": true,
                     *       "status": "ok",
                     *       "lastAttemptAt": "2026-11-20T15:07:04.000Z",
                     *       "lastSuccessAt": "2026-11-20T15:07:04.000Z",
                     *       "lastItemAt": "2026-11-20T00:00:00.000Z",
                     *       "consecutiveFailures": 0,
                     *       "retryAfter": null,
                     *       "lastError": null,
                     *       "itemsLastRun": 3,
                     *       "itemsTotal": 41
                     *     }
                     */
                    "application/json": components["schemas"]["UpdateSource"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listManagedLaws: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description FEDERAL or a state code */
                jurisdiction?: string;
                /** @description What was read to write the record */
                level?: "official" | "source" | "reviewed" | "recalled";
                limit?: number;
                /** @description Part of the name, slug or citation */
                search?: string;
                /** @description Whose text is in service; withdrawn records only with this */
                state?: "edited" | "added" | "waiting" | "withdrawn";
                topic?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records by slug */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 14,
                     *           "slug": "de-meal-rest-breaks",
                     *           "name": "Delaware Meal Break Law",
                     *           "citation": "19 Del. C. 707",
                     *           "jurisdiction": "DE",
                     *           "city": null,
                     *           "topics": [
                     *             "meal_rest_breaks"
                     *           ],
                     *           "level": "source",
                     *           "verifiedAsOf": "2026-11-20",
                     *           "verifiedYearOnly": false,
                     *           "isAbsence": false,
                     *           "version": 2,
                     *           "lastUpdated": "2026-11-21T10:00:00.000Z",
                     *           "isOperators": true,
                     *           "isWithdrawn": false,
                     *           "isWaiting": false
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ListedRecord"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createLaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jurisdiction": "DE",
                 *       "record": {
                 *         "slug": "de-meal-rest-breaks",
                 *         "title": "Delaware Meal Break Law",
                 *         "citations": [
                 *           "19 Del. C. 707"
                 *         ],
                 *         "topics": [
                 *           "meal_rest_breaks"
                 *         ],
                 *         "verifiedAsOf": "2026-11-20",
                 *         "level": "source",
                 *         "source": "Delaware code online, title 19",
                 *         "applies": {
                 *           "text": "Employers of employees who work 7.5 or more hours in a row in Delaware."
                 *         },
                 *         "summary": "A shift of 7.5 or more hours must have a meal break of at least 30 minutes.",
                 *         "provisions": [
                 *           {
                 *             "point": "meal_length",
                 *             "mood": "must",
                 *             "text": "An employer must allow a meal break of at least 30 minutes in a shift of 7.5 or more hours.",
                 *             "when": {
                 *               "shift_hours": {
                 *                 "from": 7.5
                 *               }
                 *             },
                 *             "value": {
                 *               "minutes": 30
                 *             },
                 *             "pin": "707"
                 *           },
                 *           {
                 *             "point": "meal_when",
                 *             "mood": "must",
                 *             "text": "The break must fall after the first 2 hours and before the last 2 hours of the shift.",
                 *             "pin": "707"
                 *           }
                 *         ],
                 *         "none": [
                 *           "deadline"
                 *         ],
                 *         "agency": "dol",
                 *         "remedies": [
                 *           "none stated"
                 *         ],
                 *         "figures": {
                 *           "mealMinutes": 30,
                 *           "mealAfterHours": 7.5
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Code of a city
                     * @default null
                     */
                    city?: string | null;
                    /**
                     * @description Only says what is wrong
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description FEDERAL or a state code */
                    jurisdiction: string;
                    /** @description What was changed and why */
                    note?: string;
                    /** @description What was read. Needed for a better level or a later verifiedAsOf; `official` needs its address */
                    reading?: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
                    record: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description `absence`: no such state law was found
                     * @default law
                     * @enum {string}
                     */
                    shape?: "law" | "absence";
                };
            };
        };
        responses: {
            /** @description What was stored, or with `dryRun` what is wrong */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            /** @description What was stored, or with `dryRun` what is wrong */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getManagedLaw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EditedRecord"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateLaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 1,
                 *       "record": {
                 *         "slug": "de-meal-rest-breaks",
                 *         "title": "Delaware Meal Break Law",
                 *         "citations": [
                 *           "19 Del. C. 707"
                 *         ],
                 *         "topics": [
                 *           "meal_rest_breaks"
                 *         ],
                 *         "verifiedAsOf": "2026-11-20",
                 *         "level": "source",
                 *         "source": "Delaware code online, title 19",
                 *         "applies": {
                 *           "text": "Employers of employees who work 7.5 or more hours in a row in Delaware."
                 *         },
                 *         "summary": "A shift of 7.5 or more hours must have a meal break of at least 30 minutes.",
                 *         "provisions": [
                 *           {
                 *             "point": "meal_length",
                 *             "mood": "must",
                 *             "text": "An employer must allow a meal break of at least 30 minutes in a shift of 7.5 or more hours.",
                 *             "when": {
                 *               "shift_hours": {
                 *                 "from": 7.5
                 *               }
                 *             },
                 *             "value": {
                 *               "minutes": 30
                 *             },
                 *             "pin": "707"
                 *           },
                 *           {
                 *             "point": "meal_when",
                 *             "mood": "must",
                 *             "text": "The break must fall after the first 2 hours and before the last 2 hours of the shift.",
                 *             "pin": "707"
                 *           }
                 *         ],
                 *         "none": [
                 *           "deadline"
                 *         ],
                 *         "agency": "dol",
                 *         "remedies": [
                 *           "none stated"
                 *         ],
                 *         "figures": {
                 *           "mealMinutes": 30,
                 *           "mealAfterHours": 7.5
                 *         }
                 *       },
                 *       "note": "Said more plainly"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Only says what is wrong
                     * @default false
                     */
                    dryRun?: boolean;
                    /** @description What was changed and why */
                    note?: string;
                    /** @description What was read. Needed for a better level or a later verifiedAsOf; `official` needs its address */
                    reading?: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The record as it stands in a file under prisma/corpus (prisma/corpus/WRITING.md says field by field how) */
                    record: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Without it the record stays what it is
                     * @enum {string}
                     */
                    shape?: "law" | "absence";
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description What was stored, or with `dryRun` what is wrong */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteLaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Out of service */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    restoreLaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 3,
                 *       "restore": 1
                 *     }
                 */
                "application/json": {
                    /** @description The version to put back */
                    restore: number;
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The new version */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    verifyLaw: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "version": 2,
                 *       "level": "official",
                 *       "reading": {
                 *         "what": "19 Del. C. 707, official code",
                 *         "url": "https://delcode.delaware.gov/title19/c007/sc01/index.html",
                 *         "on": "2026-11-21"
                 *       }
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Without it the level stays
                     * @enum {string}
                     */
                    level?: "official" | "source" | "reviewed" | "recalled";
                    note?: string;
                    reading: {
                        /** Format: date */
                        on: string;
                        /** Format: uri */
                        url?: string;
                        what: string;
                    };
                    /** @description The version that the change is made on */
                    version: number;
                };
            };
        };
        responses: {
            /** @description The new version */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoredRecord"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listLawVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RecordVersion"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getLawVersion: {
        parameters: {
            query?: {
                /** @description Another version; by itself the one before */
                against?: number;
            };
            header?: never;
            path: {
                id: number;
                version: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Field by field */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VersionComparison"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    importLaws: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "de.yaml",
                 *       "text": "state: DE\n…",
                 *       "dryRun": true
                 *     }
                 */
                "application/json": {
                    /** @default true */
                    dryRun?: boolean;
                    /** @description Its name, for the report and the audit log */
                    file: string;
                    note?: string;
                    /** @description A file as under prisma/corpus: of a state, cities, a federal family or cases */
                    text: string;
                };
            };
        };
        responses: {
            /** @description The report */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listMails: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                state?: "queued" | "claimed" | "sent" | "failed" | "gave_up" | "suppressed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Mail"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mail */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"] & {
                        bounces: {
                            diagnostic: string | null;
                            kind: string;
                            /** Format: date-time */
                            occurredAt: string;
                        }[];
                        canBeSentAgain: boolean;
                        html: string | null;
                        text: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        queued: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listAllPurchases: {
        parameters: {
            query?: {
                cursor?: string;
                /** @description requested: the customer asked for a refund */
                filter?: "completed" | "pending" | "failed" | "refunded" | "requested" | "disputed";
                limit?: number;
                /** @description Part of an e-mail address, a receipt number, a code, an id */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerPurchase"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    refundPurchase: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Cents, where a part goes back */
                    amount?: number | null;
                };
            };
        };
        responses: {
            /** @description `pending` while the payment provider works on it, `completed` after a part */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        paymentStatus: "refunded" | "completed" | "pending";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listQuestions: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                /** @description In question, state, city and keywords */
                search?: string;
                /** @description unanswered: nothing was found */
                show?: "all" | "unanswered" | "outside";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Question"][] | {
                        data: components["schemas"]["Question"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    countQuestions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The count */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    exportQuestions: {
        parameters: {
            query?: {
                /** @description In question, state, city and keywords */
                search?: string;
                /** @description unanswered: nothing was found */
                show?: "all" | "unanswered" | "outside";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description xlsx */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Upload;
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    questionTrends: {
        parameters: {
            query?: {
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        perDay: {
                            label: string;
                            value: number;
                        }[];
                        places: {
                            label: string;
                            value: number;
                        }[];
                        topics: {
                            label: string;
                            value: number;
                        }[];
                        unanswered: {
                            label: string;
                            value: number;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listRefundRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open requests, the oldest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            amount: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            email: string;
                            id: number;
                            purchaseId: number;
                            reason: string | null;
                            userId: number;
                        }[];
                        nextCursor: null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    rejectRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "note": "The purchase is older than 30 days."
                 *     }
                 */
                "application/json": {
                    note: string;
                };
            };
        };
        responses: {
            /** @description Rejected */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Roles */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "night_support",
                 *       "displayName": "Night support",
                 *       "permissions": [
                 *         "customers:read"
                 *       ]
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    displayName: string;
                    /** @default true */
                    isActive?: boolean;
                    name: string;
                    /** @description customers:read customers:write customers:grant customers:notify customers:export customers:impersonate purchases:read purchases:refund coupons:read coupons:write questions:read questions:export feedback:read feedback:write subscribers:read subscribers:write updates:read updates:write law:read law:write jobs:read jobs:write mails:read mails:write system:read audit:read roles:read roles:write */
                    permissions: string[];
                };
            };
        };
        responses: {
            /** @description Saved */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "displayName": "Night support",
                 *       "permissions": [
                 *         "customers:read",
                 *         "feedback:read"
                 *       ],
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    displayName: string;
                    /** @default true */
                    isActive?: boolean;
                    /** @description customers:read customers:write customers:grant customers:notify customers:export customers:impersonate purchases:read purchases:refund coupons:read coupons:write questions:read questions:export feedback:read feedback:write subscribers:read subscribers:write updates:read updates:write law:read law:write jobs:read jobs:write mails:read mails:write system:read audit:read roles:read roles:write */
                    permissions: string[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listRoleAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        assignedAt: string;
                        assignedBy: string | null;
                        email: string;
                        /** Format: date-time */
                        expiresAt: string | null;
                        id: number;
                        isExpired: boolean;
                        name: string | null;
                        notes: string | null;
                        role: string;
                        roleId: number;
                        userId: number;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    assignRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 12,
                 *       "expiresAt": "2027-01-31",
                 *       "notes": "Holiday cover"
                 *     }
                 */
                "application/json": {
                    expiresAt?: "" | string | null;
                    notes?: string | null;
                    userId: number;
                };
            };
        };
        responses: {
            /** @description Assigned */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    unassignRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Taken */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    stopImpersonation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is the administrator's again */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    clearSubscriberBounce: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    markSubscriberBounced: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reader */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    analyzeConcern: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "concern": "Do we have to pay out unused vacation?",
                 *       "jurisdiction": "CA, Los Angeles",
                 *       "city": "Los Angeles",
                 *       "includeCityLaws": true
                 *     }
                 */
                "application/json": {
                    /** @description Name or code of the city when city laws are included, else empty */
                    city?: string | null;
                    concern: string;
                    /** @description Employees of who asks: answer, laws and risk follow it, whatever the concern says */
                    employees?: number | null;
                    /** @description Facts of the case by their names, such as {"employees": 25, "late": "14 days", "separation": "fired", "willful": true}. They win over what the concern says; null withdraws what it seems to say */
                    facts?: {
                        [key: string]: number | boolean | string | string[] | {
                            from?: number;
                            to?: number;
                        } | null;
                    };
                    includeCityLaws?: boolean;
                    /** @description 'CA', 'CA, all cities', 'CA, Los Angeles' or 'ALL' */
                    jurisdiction?: string | null;
                };
            };
        };
        responses: {
            /** @description The analysis */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description How the question was read: another place that it names, city law, a corrected word */
                        hints: {
                            /** @enum {string} */
                            kind: "other-state" | "city-law" | "spelling";
                            text: string;
                        }[];
                        relevantCases: {
                            citation: string | null;
                            citationVerified: boolean;
                            /**
                             * @description What was read to write the record; `recalled` is shown as unverified only
                             * @enum {string}
                             */
                            confidence: "official" | "source" | "reviewed" | "recalled";
                            court: string;
                            damages?: string | null;
                            financialImpact?: string[];
                            id: number;
                            jurisdiction: string;
                            keyIssues?: string[];
                            legalPrecedent?: string | null;
                            /** @enum {string|null} */
                            linkClass: "official" | "mirror" | null;
                            /**
                             * @description Set when the caller has no access: the texts are cut
                             * @enum {boolean}
                             */
                            locked?: true;
                            name: string;
                            outcome: string;
                            referenceUrl: string | null;
                            /** @description 1 to 5 */
                            relevanceScore: number;
                            score: number;
                            slug: string;
                            snippet?: string;
                            summary: string;
                            topics: string[];
                            /** @enum {string} */
                            treatment: "good" | "limited" | "superseded" | "overruled";
                            treatmentNote?: string | null;
                            year: number;
                        }[];
                        relevantLaws: {
                            /** @description The head-count named in the question is below `minEmployees` */
                            belowThreshold: boolean;
                            category: string;
                            citation: string | null;
                            city: string | null;
                            cityName: string | null;
                            /**
                             * @description What was read to write the record; `recalled` is shown as unverified only
                             * @enum {string}
                             */
                            confidence: "official" | "source" | "reviewed" | "recalled";
                            /** Format: date */
                            effectiveDate: string | null;
                            id: number;
                            /** @description The record says that no such state law was found as of `verifiedAsOf` */
                            isAbsence: boolean;
                            /** @description FEDERAL or a two-letter state code */
                            jurisdiction: string;
                            jurisdictionName: string;
                            /** Format: date-time */
                            lastUpdated: string;
                            /** @enum {string|null} */
                            linkClass: "official" | "mirror" | null;
                            /**
                             * @description Set when the caller has no access: the texts are cut
                             * @enum {boolean}
                             */
                            locked?: true;
                            minEmployees: number | null;
                            penalties?: string[];
                            referenceUrl: string | null;
                            relatedCaseIds: number[];
                            requirements?: string[];
                            /** @enum {string} */
                            riskLevel: "Critical" | "High" | "Medium" | "Low";
                            score: number;
                            slug: string;
                            /** @description HTML: one sentence, the words of the question in `<mark>` */
                            snippet?: string;
                            /** @enum {string} */
                            status: "in_force" | "enacted" | "enjoined" | "repealed";
                            statusNote: string | null;
                            summary: string;
                            title: string;
                            topics: string[];
                            /** Format: date */
                            verifiedAsOf: string | null;
                            verifiedYearOnly: boolean;
                        }[];
                        riskAssessment: components["schemas"]["RiskAssessment"] | components["schemas"]["LockedRiskAssessment"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Keys that were not revoked, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 7,
                     *           "name": "Nightly export",
                     *           "prefix": "sw_4fJ2k9x",
                     *           "scopes": [
                     *             "research:read",
                     *             "export"
                     *           ],
                     *           "kind": "key",
                     *           "organizationId": null,
                     *           "expiresAt": "2027-11-20T00:00:00.000Z",
                     *           "lastUsedAt": "2026-11-21T02:00:04.000Z",
                     *           "lastUsedAddress": "198.51.100.4",
                     *           "createdAt": "2026-11-20T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Nightly export",
                 *       "scopes": [
                 *         "research:read",
                 *         "export"
                 *       ],
                 *       "expiresAt": "2027-11-20T00:00:00Z"
                 *     }
                 */
                "application/json": {
                    expiresAt?: string | null;
                    name: string;
                    organizationId?: number | null;
                    scopes: string[];
                };
            };
        };
        responses: {
            /** @description The key, shown once */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 7,
                     *       "name": "Nightly export",
                     *       "prefix": "sw_4fJ2k9x",
                     *       "scopes": [
                     *         "research:read",
                     *         "export"
                     *       ],
                     *       "kind": "key",
                     *       "organizationId": null,
                     *       "expiresAt": "2027-11-20T00:00:00.000Z",
                     *       "lastUsedAt": "2026-11-21T02:00:04.000Z",
                     *       "lastUsedAddress": "198.51.100.4",
                     *       "createdAt": "2026-11-20T15:00:00.000Z",
                     *       "secret": "sw_4fJ2k9xN0c…"
                     *     }
                     */
                    "application/json": components["schemas"]["ApiKey"] & {
                        secret: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                candidateId?: number;
                cursor?: string;
                entityId?: number;
                entityType?: "job" | "candidate" | "application" | "interview" | "offer" | "referral" | "team";
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["HiringActivity"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    adverseImpact: {
        parameters: {
            query?: {
                department?: string;
                fromMonth?: string;
                jobId?: number;
                step?: "applied-hired" | "applied-screening" | "screening-interviewing" | "interviewing-offer" | "offer-hired";
                toMonth?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        answeredShare: number | null;
                        fromMonth: string;
                        groups: {
                            lines: {
                                category: string;
                                deviations: number | null;
                                /** @description Fisher's exact test, two-sided */
                                p: number | null;
                                /** @description null: too few people to show */
                                pool: number | null;
                                rate: number | null;
                                /** @description Of the highest rate; below 0.8 fails the four-fifths rule */
                                ratio: number | null;
                                selected: number | null;
                                shortfall: number | null;
                                /** @enum {string} */
                                verdict: "reference" | "no_sign" | "below_four_fifths" | "adverse_impact" | "too_small" | "hidden";
                            }[];
                            title: string;
                        }[];
                        pool: number;
                        step: string;
                        toMonth: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listApplications: {
        parameters: {
            query?: {
                candidateId?: number;
                cursor?: string;
                jobId?: number;
                limit?: number;
                search?: string;
                status?: "all" | "active" | "applied" | "screening" | "interviewing" | "offer" | "hired" | "rejected" | "withdrawn";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "jobId": 4,
                     *           "jobTitle": "Baker",
                     *           "candidateId": 12,
                     *           "firstName": "Kim",
                     *           "lastName": "Ito",
                     *           "email": "kim.ito@example.com",
                     *           "status": "screening",
                     *           "stage": "Screening",
                     *           "stageId": 9,
                     *           "stageEnteredAt": "2026-11-21T15:00:00.000Z",
                     *           "appliedAt": "2026-11-20T15:00:00.000Z",
                     *           "source": "Careers page",
                     *           "rating": null,
                     *           "version": 2
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Application"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "candidateId": 12,
                 *       "jobId": 4
                 *     }
                 */
                "application/json": {
                    candidateId: number;
                    jobId: number;
                    source?: string | null;
                };
            };
        };
        responses: {
            /** @description The application */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31
                     *     }
                     */
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The application */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        appliedAt: string;
                        candidateId: number;
                        id: number;
                        jobId: number;
                        stage: string;
                        stageEvents: {
                            action: string;
                            /** Format: date-time */
                            createdAt: string;
                            fromStatus: string | null;
                            id: number;
                            reasonText: string | null;
                            secondsInPrevious: number | null;
                            toStageName: string | null;
                            toStatus: string;
                        }[];
                        stageId: number | null;
                        status: string;
                        version: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listBackgroundChecks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The checks */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundChecks"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    openBackgroundCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Opened */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    moveApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "screening",
                 *       "version": 2
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    reasonId?: number | null;
                    stageId?: number;
                    /** @enum {string} */
                    status?: "applied" | "screening" | "interviewing" | "offer" | "hired" | "rejected" | "withdrawn";
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Where it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 31,
                     *       "status": "screening",
                     *       "version": 3,
                     *       "eventId": 77
                     *     }
                     */
                    "application/json": components["schemas"]["MovedApplication"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listNewHireNotices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NewHireNotice"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getScreening: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The result */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Screening"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    screenApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        found: number;
                        of: number;
                        results: {
                            criterion: string;
                            /** @enum {string} */
                            outcome: "found" | "not_found" | "unclear";
                            /** @description From the resume, identity masked */
                            quote: string | null;
                            reason: string;
                            weight: number;
                        }[];
                        score: number | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reviewScreening: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "outcome": "agreed"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    outcome: "agreed" | "disagreed";
                };
            };
        };
        responses: {
            /** @description Noted */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    undoApplicationMove: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "eventId": 77
                 *     }
                 */
                "application/json": {
                    eventId: number;
                };
            };
        };
        responses: {
            /** @description Where it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "applied",
                     *       "version": 4
                     *     }
                     */
                    "application/json": {
                        status: string;
                        version: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    moveApplications: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "items": [
                 *         {
                 *           "id": 31
                 *         },
                 *         {
                 *           "id": 32
                 *         }
                 *       ],
                 *       "status": "rejected",
                 *       "reason": "Position was filled"
                 *     }
                 */
                "application/json": {
                    items: {
                        id: number;
                        version?: number | null;
                    }[];
                    mail?: {
                        body: string;
                        subject: string;
                        templateId?: number | null;
                    } | null;
                    reason?: string | null;
                    reasonId?: number | null;
                    /** @enum {string} */
                    status: "applied" | "screening" | "interviewing" | "offer" | "hired" | "rejected" | "withdrawn";
                };
            };
        };
        responses: {
            /** @description A result per application */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 31,
                     *           "ok": true,
                     *           "message": null,
                     *           "eventId": 78
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            eventId: number | null;
                            id: number;
                            message: string | null;
                            ok: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    sendPreAdverseNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description Its address and phone number */
                    agencyContact: string;
                    /** @description The reporting company */
                    agencyName: string;
                    note?: string;
                    /** Format: binary */
                    report?: Upload;
                    /** Format: binary */
                    summary?: Upload;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Where it stands now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeBackgroundCheck: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "disclose"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "disclose" | "authorize" | "order" | "clear" | "pre-adverse" | "dispute" | "assess" | "final" | "proceed" | "cancel";
                    note?: string | null;
                    override?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description Where it stands now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Shown this once */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                search?: string;
                status?: "all" | "active" | "inactive";
                tag?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 12,
                     *           "email": "kim.ito@example.com",
                     *           "firstName": "Kim",
                     *           "middleName": null,
                     *           "lastName": "Ito",
                     *           "suffix": null,
                     *           "phone": "+12025550142",
                     *           "city": "Reno",
                     *           "state": "NV",
                     *           "zipCode": null,
                     *           "currentTitle": "Baker",
                     *           "currentCompany": "Sierra Breads",
                     *           "experienceYears": 5,
                     *           "skills": [
                     *             "Sourdough"
                     *           ],
                     *           "tags": [],
                     *           "source": "Manual Entry",
                     *           "resumeUrl": "/ats/files/7",
                     *           "isActive": true,
                     *           "version": 1,
                     *           "createdAt": "2026-11-20T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Candidate"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Kim",
                 *       "lastName": "Ito",
                 *       "email": "kim.ito@example.com",
                 *       "skills": [
                 *         "Sourdough"
                 *       ]
                 *     }
                 */
                "application/json": {
                    areaOfStudy?: string | null;
                    city?: string | null;
                    contactMethodEmail?: boolean | ("on" | "true" | "false" | "");
                    contactMethodPhone?: boolean | ("on" | "true" | "false" | "");
                    contactMethodText?: boolean | ("on" | "true" | "false" | "");
                    currentCompany?: string | null;
                    currentTitle?: string | null;
                    educationLevel?: string | null;
                    email: string;
                    experienceYears?: number | string | null;
                    firstName: string;
                    githubUrl?: string | null;
                    lastName: string;
                    linkedinUrl?: string | null;
                    middleName?: string | null;
                    notes?: string | null;
                    phone?: string | null;
                    portfolioUrl?: string | null;
                    schoolAttended?: string | null;
                    skills?: string | string[] | null;
                    source?: string | null;
                    state?: string | null;
                    suffix?: string | null;
                    tags?: string | string[] | null;
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description The candidate */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "kim.ito@example.com",
                     *       "firstName": "Kim",
                     *       "middleName": null,
                     *       "lastName": "Ito",
                     *       "suffix": null,
                     *       "phone": "+12025550142",
                     *       "city": "Reno",
                     *       "state": "NV",
                     *       "zipCode": null,
                     *       "currentTitle": "Baker",
                     *       "currentCompany": "Sierra Breads",
                     *       "experienceYears": 5,
                     *       "skills": [
                     *         "Sourdough"
                     *       ],
                     *       "tags": [],
                     *       "source": "Manual Entry",
                     *       "resumeUrl": "/ats/files/7",
                     *       "isActive": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "kim.ito@example.com",
                     *       "firstName": "Kim",
                     *       "middleName": null,
                     *       "lastName": "Ito",
                     *       "suffix": null,
                     *       "phone": "+12025550142",
                     *       "city": "Reno",
                     *       "state": "NV",
                     *       "zipCode": null,
                     *       "currentTitle": "Baker",
                     *       "currentCompany": "Sierra Breads",
                     *       "experienceYears": 5,
                     *       "skills": [
                     *         "Sourdough"
                     *       ],
                     *       "tags": [],
                     *       "source": "Manual Entry",
                     *       "resumeUrl": "/ats/files/7",
                     *       "isActive": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "currentTitle": "Head Baker",
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    areaOfStudy?: string | null;
                    city?: string | null;
                    contactMethodEmail?: boolean | ("on" | "true" | "false" | "");
                    contactMethodPhone?: boolean | ("on" | "true" | "false" | "");
                    contactMethodText?: boolean | ("on" | "true" | "false" | "");
                    currentCompany?: string | null;
                    currentTitle?: string | null;
                    educationLevel?: string | null;
                    email?: string;
                    experienceYears?: number | string | null;
                    firstName?: string;
                    githubUrl?: string | null;
                    isActive?: boolean;
                    lastName?: string;
                    linkedinUrl?: string | null;
                    middleName?: string | null;
                    notes?: string | null;
                    phone?: string | null;
                    portfolioUrl?: string | null;
                    schoolAttended?: string | null;
                    skills?: string | string[] | null;
                    source?: string | null;
                    state?: string | null;
                    suffix?: string | null;
                    tags?: string | string[] | null;
                    version?: number | null;
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description The candidate */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "kim.ito@example.com",
                     *       "firstName": "Kim",
                     *       "middleName": null,
                     *       "lastName": "Ito",
                     *       "suffix": null,
                     *       "phone": "+12025550142",
                     *       "city": "Reno",
                     *       "state": "NV",
                     *       "zipCode": null,
                     *       "currentTitle": "Baker",
                     *       "currentCompany": "Sierra Breads",
                     *       "experienceYears": 5,
                     *       "skills": [
                     *         "Sourdough"
                     *       ],
                     *       "tags": [],
                     *       "source": "Manual Entry",
                     *       "resumeUrl": "/ats/files/7",
                     *       "isActive": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    eraseCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or held with the reason */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "held",
                     *       "reason": "The records must be kept until 2027-11-20."
                     *     }
                     */
                    "application/json": {
                        reason: string | null;
                        /** @enum {string} */
                        status: "done" | "held";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    mergeCandidates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "mergedId": 15
                 *     }
                 */
                "application/json": {
                    mergedId: number;
                };
            };
        };
        responses: {
            /** @description Merged */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "mergeId": 3
                     *     }
                     */
                    "application/json": {
                        id: number;
                        mergeId: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addCandidateResume: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "multipart/form-data": {
                    /** Format: binary */
                    resume?: Upload;
                };
            };
        };
        responses: {
            /** @description The candidate */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "kim.ito@example.com",
                     *       "firstName": "Kim",
                     *       "middleName": null,
                     *       "lastName": "Ito",
                     *       "suffix": null,
                     *       "phone": "+12025550142",
                     *       "city": "Reno",
                     *       "state": "NV",
                     *       "zipCode": null,
                     *       "currentTitle": "Baker",
                     *       "currentCompany": "Sierra Breads",
                     *       "experienceYears": 5,
                     *       "skills": [
                     *         "Sourdough"
                     *       ],
                     *       "tags": [],
                     *       "source": "Manual Entry",
                     *       "resumeUrl": "/ats/files/7",
                     *       "isActive": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createCandidateWithFiles: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    candidateData: string;
                    /** Format: binary */
                    degree?: Upload;
                    /** Format: binary */
                    resume?: Upload;
                };
            };
        };
        responses: {
            /** @description The candidate */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "kim.ito@example.com",
                     *       "firstName": "Kim",
                     *       "middleName": null,
                     *       "lastName": "Ito",
                     *       "suffix": null,
                     *       "phone": "+12025550142",
                     *       "city": "Reno",
                     *       "state": "NV",
                     *       "zipCode": null,
                     *       "currentTitle": "Baker",
                     *       "currentCompany": "Sierra Breads",
                     *       "experienceYears": 5,
                     *       "skills": [
                     *         "Sourdough"
                     *       ],
                     *       "tags": [],
                     *       "source": "Manual Entry",
                     *       "resumeUrl": "/ats/files/7",
                     *       "isActive": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listDuplicateCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pairs */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "firstId": 12,
                     *           "secondId": 15,
                     *           "reasons": [
                     *             "Same phone"
                     *           ]
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: {
                            firstId: number;
                            reasons: string[];
                            secondId: number;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    downloadHiringFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, always as a download */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Upload;
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    overrideFinding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Counsel confirmed that the exception for drivers applies."
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Overridden */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reopenFinding: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open again */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        status: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listInterviews: {
        parameters: {
            query?: {
                applicationId?: number;
                cursor?: string;
                from?: string;
                jobId?: number;
                limit?: number;
                mine?: "true" | "false";
                status?: "needs_scheduling" | "awaiting_candidate" | "scheduled" | "awaiting_feedback" | "completed" | "cancelled" | "no_show" | "on_hold" | "open";
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewLine"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationId": 31,
                 *       "title": "First conversation",
                 *       "scheduledAt": "2027-03-02T10:00:00-05:00",
                 *       "interviewers": [
                 *         {
                 *           "id": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    allowClash?: boolean;
                    /** @default false */
                    allowNoPlace?: boolean;
                    applicationId: number;
                    duration?: number | null;
                    interviewers?: {
                        id: number;
                        /** @default true */
                        mustScore?: boolean;
                        /**
                         * @default interviewer
                         * @enum {string}
                         */
                        role?: "lead" | "interviewer" | "observer";
                    }[] | null;
                    location?: string | null;
                    meetingUrl?: "" | string | null;
                    notes?: string | null;
                    /** Format: date-time */
                    scheduledAt?: string | null;
                    stageId?: number | null;
                    /** @default America/New_York */
                    timeZone?: string;
                    title?: string | null;
                    /** @enum {string|null} */
                    type?: "phone" | "video" | "onsite" | "panel" | "technical" | "other" | null;
                };
            };
        };
        responses: {
            /** @description The interview */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getInterview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "First conversation",
                 *       "scheduledAt": "2027-03-02T11:00:00-05:00",
                 *       "interviewers": [
                 *         {
                 *           "id": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    allowClash?: boolean;
                    /** @default false */
                    allowNoPlace?: boolean;
                    /** @default 60 */
                    duration?: number;
                    /** @default [] */
                    interviewers?: {
                        id: number;
                        /** @default true */
                        mustScore?: boolean;
                        /**
                         * @default interviewer
                         * @enum {string}
                         */
                        role?: "lead" | "interviewer" | "observer";
                    }[];
                    location?: string | null;
                    meetingUrl?: "" | string | null;
                    notes?: string | null;
                    /** Format: date-time */
                    scheduledAt?: string | null;
                    /** @default America/New_York */
                    timeZone?: string;
                    title: string;
                    /**
                     * @default video
                     * @enum {string}
                     */
                    type?: "phone" | "video" | "onsite" | "panel" | "technical" | "other";
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    againInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    cancelInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    completeInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "One interviewer has left the company."
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listFreeTimes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Beginnings in the coming days */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: string[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    holdInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    noShowInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    offerInterviewTimes: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "starts": [
                 *         "2027-03-02T10:00:00-05:00",
                 *         "2027-03-03T14:00:00-05:00"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    allowNoPlace?: boolean;
                    /** @default 7 */
                    days?: number;
                    starts: string[];
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    respondToInterview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "response": "accepted"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    response: "accepted" | "tentative" | "declined";
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveScorecard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "overall": "yes",
                 *       "ratings": [
                 *         {
                 *           "attribute": "skills",
                 *           "rating": 4
                 *         }
                 *       ],
                 *       "submit": true
                 *     }
                 */
                "application/json": {
                    /** @default [] */
                    concerns?: string[];
                    /** @enum {string|null} */
                    overall?: "strong_yes" | "yes" | "mixed" | "no" | "strong_no" | "no_decision" | null;
                    /** @default [] */
                    ratings?: {
                        attribute: string;
                        note?: string | null;
                        rating?: number | null;
                    }[];
                    /** @default [] */
                    strengths?: string[];
                    /** @default false */
                    submit?: boolean;
                    summary?: string | null;
                };
            };
        };
        responses: {
            /** @description The interview as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Interview"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listUpcomingInterviews: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["InterviewLine"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listAtsJobs: {
        parameters: {
            query?: {
                approval?: "draft" | "pending" | "approved" | "rejected";
                cursor?: string;
                limit?: number;
                search?: string;
                status?: "draft" | "published" | "paused" | "closed";
                template?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AtsJob"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Baker",
                 *       "department": "operations",
                 *       "location": "Denver, CO",
                 *       "employmentType": "full-time",
                 *       "description": "<p>Bakes bread.</p>",
                 *       "salaryMin": 5000000,
                 *       "salaryMax": 6000000,
                 *       "salaryVisibility": "range",
                 *       "benefits": [
                 *         "Health insurance"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @default [] */
                    aiScreeningCriteria?: string[];
                    /** @default false */
                    aiScreeningEnabled?: boolean;
                    /** Format: date */
                    applicationDeadline?: string | null;
                    /** @default false */
                    autoPublish?: boolean;
                    /** @default false */
                    autoTranslate?: boolean;
                    /** @default [] */
                    benefits?: string[];
                    /** @default false */
                    biasDetectionEnabled?: boolean;
                    budgetCode?: string | null;
                    customFields?: {
                        [key: string]: string;
                    } | null;
                    department?: string | null;
                    description?: string | null;
                    /**
                     * @default html
                     * @enum {string}
                     */
                    descriptionFormat?: "html" | "plain" | "markdown";
                    /** @enum {string|null} */
                    documentPermissions?: "internal" | "hiring_team" | "public" | null;
                    /** @enum {string|null} */
                    employmentType?: "full-time" | "part-time" | "contract" | "internship" | "temporary" | null;
                    /** @enum {string|null} */
                    experienceLevel?: "entry" | "mid" | "senior" | "lead" | "executive" | null;
                    /** @enum {string|null} */
                    headcountJustification?: "expansion" | "replacement" | "new-initiative" | "seasonal" | null;
                    hiringManagerId?: number | null;
                    isExempt?: boolean | null;
                    /** @default false */
                    isInternalOnly?: boolean;
                    /** @default false */
                    isRemote?: boolean;
                    /** @default false */
                    isTemplate?: boolean;
                    /** @default [] */
                    keywords?: string[];
                    location?: string | null;
                    locationId?: number | null;
                    /** @default true */
                    mobileOptimized?: boolean;
                    /** @default true */
                    notifyOnApply?: boolean;
                    /** @default 1 */
                    openings?: number;
                    otherCompensation?: string | null;
                    /**
                     * @default medium
                     * @enum {string}
                     */
                    priorityLevel?: "low" | "medium" | "high" | "urgent";
                    recruiterId?: number | null;
                    /** @default 0 */
                    referralBonusAmount?: number;
                    /** @enum {string|null} */
                    referralBonusStructure?: "flat" | "tiered" | "milestone" | "performance" | null;
                    /** @enum {string|null} */
                    referralEligibility?: "30-days" | "90-days" | "6-months" | "1-year" | null;
                    /** @default false */
                    referralProgramActive?: boolean;
                    /** @enum {string|null} */
                    remotePolicy?: "fully-remote" | "hybrid" | "onsite" | "flexible" | null;
                    /** @default [] */
                    remoteStates?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                    /** @default [] */
                    requiredVisaStatus?: string[];
                    /** @default [] */
                    requirements?: string[];
                    requisitionNumber?: string | null;
                    /** @default [] */
                    responsibilities?: string[];
                    salaryMax?: number | null;
                    salaryMin?: number | null;
                    /**
                     * @default annually
                     * @enum {string}
                     */
                    salaryType?: "annually" | "monthly" | "weekly" | "hourly";
                    /**
                     * @default internal
                     * @enum {string}
                     */
                    salaryVisibility?: "internal" | "public" | "range" | "competitive";
                    /** @default [] */
                    skills?: string[];
                    specialRequirements?: string | null;
                    /**
                     * @default [
                     *       "en"
                     *     ]
                     */
                    supportedLanguages?: ("en" | "es" | "fr" | "de" | "zh" | "ja" | "ko" | "pt" | "it")[];
                    /** @default [] */
                    tags?: string[];
                    templateId?: number | null;
                    title: string;
                    /** @default false */
                    versionControl?: boolean;
                    /** @enum {string|null} */
                    visaSponsorship?: "yes" | "no" | "case-by-case" | null;
                };
            };
        };
        responses: {
            /** @description The requisition */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getAtsJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "openings": 2,
                 *       "version": 3
                 *     }
                 */
                "application/json": {
                    aiScreeningCriteria?: string[];
                    aiScreeningEnabled?: boolean;
                    /** Format: date */
                    applicationDeadline?: string | null;
                    autoPublish?: boolean;
                    autoTranslate?: boolean;
                    benefits?: string[];
                    biasDetectionEnabled?: boolean;
                    budgetCode?: string | null;
                    customFields?: {
                        [key: string]: string;
                    } | null;
                    department?: string | null;
                    description?: string | null;
                    /** @enum {string} */
                    descriptionFormat?: "html" | "plain" | "markdown";
                    /** @enum {string|null} */
                    documentPermissions?: "internal" | "hiring_team" | "public" | null;
                    /** @enum {string|null} */
                    employmentType?: "full-time" | "part-time" | "contract" | "internship" | "temporary" | null;
                    /** @enum {string|null} */
                    experienceLevel?: "entry" | "mid" | "senior" | "lead" | "executive" | null;
                    /** @enum {string|null} */
                    headcountJustification?: "expansion" | "replacement" | "new-initiative" | "seasonal" | null;
                    hiringManagerId?: number | null;
                    isExempt?: boolean | null;
                    isInternalOnly?: boolean;
                    isRemote?: boolean;
                    isTemplate?: boolean;
                    keywords?: string[];
                    location?: string | null;
                    locationId?: number | null;
                    mobileOptimized?: boolean;
                    notifyOnApply?: boolean;
                    openings?: number;
                    otherCompensation?: string | null;
                    /** @enum {string} */
                    priorityLevel?: "low" | "medium" | "high" | "urgent";
                    recruiterId?: number | null;
                    referralBonusAmount?: number;
                    /** @enum {string|null} */
                    referralBonusStructure?: "flat" | "tiered" | "milestone" | "performance" | null;
                    /** @enum {string|null} */
                    referralEligibility?: "30-days" | "90-days" | "6-months" | "1-year" | null;
                    referralProgramActive?: boolean;
                    /** @enum {string|null} */
                    remotePolicy?: "fully-remote" | "hybrid" | "onsite" | "flexible" | null;
                    remoteStates?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY")[];
                    requiredVisaStatus?: string[];
                    requirements?: string[];
                    requisitionNumber?: string | null;
                    responsibilities?: string[];
                    salaryMax?: number | null;
                    salaryMin?: number | null;
                    /** @enum {string} */
                    salaryType?: "annually" | "monthly" | "weekly" | "hourly";
                    /** @enum {string} */
                    salaryVisibility?: "internal" | "public" | "range" | "competitive";
                    skills?: string[];
                    specialRequirements?: string | null;
                    supportedLanguages?: ("en" | "es" | "fr" | "de" | "zh" | "ja" | "ko" | "pt" | "it")[];
                    tags?: string[];
                    templateId?: number | null;
                    title?: string;
                    version?: number;
                    versionControl?: boolean;
                    /** @enum {string|null} */
                    visaSponsorship?: "yes" | "no" | "case-by-case" | null;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    approveAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    closeAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "closeReason": "filled"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    duplicateAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "asTemplate": false
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    asTemplate?: boolean;
                };
            };
        };
        responses: {
            /** @description The new draft */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getInterviewPlan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            description: string | null;
                            duration: number;
                            id: number;
                            interviewerIds: number[];
                            isRequired: boolean;
                            name: string;
                            scorecardTemplateId: number | null;
                            type: string | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveInterviewPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "steps": [
                 *         {
                 *           "name": "First conversation",
                 *           "type": "video",
                 *           "duration": 45
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    steps: {
                        description?: string | null;
                        /** @default 60 */
                        duration?: number;
                        id?: number | null;
                        /** @default [] */
                        interviewerIds?: number[];
                        /** @default true */
                        isRequired?: boolean;
                        name: string;
                        scorecardTemplateId?: number | null;
                        /**
                         * @default video
                         * @enum {string}
                         */
                        type?: "phone" | "video" | "onsite" | "panel" | "technical" | "other";
                    }[];
                };
            };
        };
        responses: {
            /** @description In their order */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            description: string | null;
                            duration: number;
                            id: number;
                            interviewerIds: number[];
                            isRequired: boolean;
                            name: string;
                            scorecardTemplateId: number | null;
                            type: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    pauseAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    publishAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveJobQuestions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "questions": [
                 *         {
                 *           "label": "When can you start?",
                 *           "kind": "date",
                 *           "isRequired": true
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    questions: {
                        /** @enum {string|null} */
                        hiddenUntil?: "applied" | "screening" | "interviewing" | "offer" | "hired" | null;
                        id?: number | null;
                        /** @default false */
                        isRequired?: boolean;
                        /** @enum {string} */
                        kind: "text" | "long_text" | "yes_no" | "choice" | "multi_choice" | "number" | "date";
                        label: string;
                        /** @default [] */
                        options?: string[];
                    }[];
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job, checked again */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    recallAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    makeReferralLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        code: string;
                        link: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    rejectAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "No budget"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reopenAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    resumeAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reviseAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    screenJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many; call again while some are left */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        left: number;
                        screened: number;
                        withoutResume: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getJobStages: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description In their order */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveJobStages: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stages": [
                 *         {
                 *           "name": "Applied",
                 *           "kind": "applied"
                 *         },
                 *         {
                 *           "name": "Trial shift",
                 *           "kind": "interviewing"
                 *         },
                 *         {
                 *           "name": "Offer",
                 *           "kind": "offer"
                 *         },
                 *         {
                 *           "name": "Hired",
                 *           "kind": "hired"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    stages: {
                        id?: number | null;
                        /** @enum {string} */
                        kind: "applied" | "screening" | "interviewing" | "offer" | "hired";
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description As it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pipeline"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    submitAtsJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /**
                     * @description Needed to close
                     * @enum {string|null}
                     */
                    closeReason?: "filled" | "cancelled" | "on_hold" | "other" | null;
                    /** @description Needed to reject */
                    reason?: string | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The job as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveJobTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "language": "es",
                 *       "title": "Panadero",
                 *       "description": "<p>Hornea pan.</p>"
                 *     }
                 */
                "application/json": {
                    benefitsText?: string | null;
                    description: string;
                    /** @enum {string} */
                    language: "en" | "es" | "fr" | "de" | "zh" | "ja" | "ko" | "pt" | "it";
                    title: string;
                };
            };
        };
        responses: {
            /** @description The job */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteJobTranslation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                language: "en" | "es" | "fr" | "de" | "zh" | "ja" | "ko" | "pt" | "it";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    undoCandidateMerge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both are back */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keptId": 12,
                     *       "mergedId": 15
                     *     }
                     */
                    "application/json": {
                        keptId: number;
                        mergedId: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    markNewHireNotice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "done"
                 *     }
                 */
                "application/json": {
                    note?: string | null;
                    /** @enum {string} */
                    status: "open" | "done" | "not_applicable";
                };
            };
        };
        responses: {
            /** @description Marked */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {string} */
                        status: "open" | "done" | "not_applicable";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listOffers: {
        parameters: {
            query?: {
                applicationId?: number;
                cursor?: string;
                jobId?: number;
                limit?: number;
                status?: "draft" | "pending_approval" | "approved" | "sent" | "viewed" | "accepted" | "declined" | "expired" | "withdrawn" | "superseded" | "open";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OfferLine"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "applicationId": 31,
                 *       "title": "Shift Supervisor",
                 *       "location": "Austin, TX",
                 *       "startDate": "2027-04-01",
                 *       "employmentType": "full-time",
                 *       "salaryAmount": 6200000,
                 *       "salaryType": "annually",
                 *       "responseDeadline": "2027-03-15"
                 *     }
                 */
                "application/json": {
                    applicationId: number;
                    /** @default false */
                    attachCompensation?: boolean;
                    /** @default [] */
                    benefits?: string[];
                    bonusAmount?: number | null;
                    department?: string | null;
                    /** @enum {string|null} */
                    employmentType?: "full-time" | "part-time" | "contract" | "internship" | "temporary" | null;
                    equityAmount?: number | null;
                    letterTemplateId?: number | null;
                    location?: string | null;
                    notes?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    salaryAmount: number;
                    /**
                     * @default annually
                     * @enum {string}
                     */
                    salaryType?: "annually" | "monthly" | "weekly" | "hourly";
                    signOnAmount?: number | null;
                    /** Format: date */
                    startDate?: string | null;
                    terms?: string | null;
                    title: string;
                    /**
                     * @default [
                     *       25,
                     *       25,
                     *       25,
                     *       25
                     *     ]
                     */
                    vesting?: number[];
                };
            };
        };
        responses: {
            /** @description The draft */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getOffer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Shift Supervisor",
                 *       "location": "Austin, TX",
                 *       "startDate": "2027-04-01",
                 *       "employmentType": "full-time",
                 *       "salaryAmount": 6200000,
                 *       "salaryType": "annually",
                 *       "responseDeadline": "2027-03-15"
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    attachCompensation?: boolean;
                    /** @default [] */
                    benefits?: string[];
                    bonusAmount?: number | null;
                    department?: string | null;
                    /** @enum {string|null} */
                    employmentType?: "full-time" | "part-time" | "contract" | "internship" | "temporary" | null;
                    equityAmount?: number | null;
                    letterTemplateId?: number | null;
                    location?: string | null;
                    notes?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    salaryAmount: number;
                    /**
                     * @default annually
                     * @enum {string}
                     */
                    salaryType?: "annually" | "monthly" | "weekly" | "hourly";
                    signOnAmount?: number | null;
                    /** Format: date */
                    startDate?: string | null;
                    terms?: string | null;
                    title: string;
                    version?: number | null;
                    /**
                     * @default [
                     *       25,
                     *       25,
                     *       25,
                     *       25
                     *     ]
                     */
                    vesting?: number[];
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    approveOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    extendOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "responseDeadline": "2027-03-31"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    downloadOfferLetter: {
        parameters: {
            query?: {
                format?: "pdf" | "docx";
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, always as a download */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Upload;
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    recallOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    rejectOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Above the budget"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    rescindOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The position was cancelled"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reviseOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    sendOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    submitOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    withdrawOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "The position was cancelled"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    /** Format: date */
                    responseDeadline?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The offer as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Offer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listReferrals: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
                state?: "pending" | "eligible" | "payable" | "paid" | "void";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Referral"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    referCandidate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "jobId": 4,
                 *       "firstName": "Kim",
                 *       "lastName": "Ito",
                 *       "email": "kim@example.com",
                 *       "agreed": true
                 *     }
                 */
                "application/json": {
                    /** @enum {boolean} */
                    agreed: true;
                    email: string;
                    firstName: string;
                    jobId: number;
                    lastName: string;
                    notes?: string | null;
                    phone?: string;
                };
            };
        };
        responses: {
            /** @description Referred */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeReferralBonus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "pay"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "pay";
                } | {
                    /** @enum {string} */
                    action: "void";
                    reason: string;
                } | {
                    /** @enum {string} */
                    action: "restore";
                } | {
                    /** @enum {string} */
                    action: "amount";
                    cents: number;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listReferralJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** @description Cents */
                            bonusAmount: number;
                            code: string | null;
                            eligibility: string | null;
                            jobId: number;
                            link: string | null;
                            location: string | null;
                            title: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listReportSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReportSchedule"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    scheduleReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "funnel",
                 *       "cadence": "weekly",
                 *       "recipientIds": [
                 *         3
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    cadence: "weekly" | "monthly";
                    department?: string | null;
                    jobId?: number | null;
                    recipientIds: number[];
                    /** @enum {string} */
                    type: "funnel" | "time_to_hire" | "time_in_stage" | "source" | "offer_acceptance" | "pipeline" | "referrals";
                };
            };
        };
        responses: {
            /** @description Scheduled */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    unscheduleReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listHiringReports: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reports */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            counted: string;
                            definition: string;
                            title: string;
                            type: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    runHiringReport: {
        parameters: {
            query?: {
                department?: string;
                from?: string;
                jobId?: number;
                /** @description Where the clock of time to hire starts */
                start?: "applied" | "contacted" | "posted";
                to?: string;
            };
            header?: never;
            path: {
                type: "funnel" | "time_to_hire" | "time_in_stage" | "source" | "offer_acceptance" | "pipeline" | "referrals";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HiringReport"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listHiringReportRows: {
        parameters: {
            query?: {
                cursor?: string;
                department?: string;
                from?: string;
                jobId?: number;
                limit?: number;
                line?: string;
                /** @description Where the clock of time to hire starts */
                start?: "applied" | "contacted" | "posted";
                to?: string;
            };
            header?: never;
            path: {
                type: "funnel" | "time_to_hire" | "time_in_stage" | "source" | "offer_acceptance" | "pipeline" | "referrals";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            applicationId: number;
                            /** Format: date-time */
                            at: string;
                            firstName: string;
                            jobTitle: string;
                            lastName: string;
                            line: string;
                            /** @description Days, or cents of a bonus */
                            measure: number | null;
                            status: string;
                        }[];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listScreeningLog: {
        parameters: {
            query?: {
                cursor?: string;
                jobId?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: ({
                            applicationId: number | null;
                            candidateId: number;
                            /** Format: date-time */
                            createdAt: string;
                            id: number;
                            jobId: number;
                            method: string;
                            methodVersion: string | null;
                            retainUntil: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listStageTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The default first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StageTemplate"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    saveStageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Bakery",
                 *       "stages": [
                 *         {
                 *           "name": "Applied",
                 *           "kind": "applied"
                 *         },
                 *         {
                 *           "name": "Trial shift",
                 *           "kind": "interviewing"
                 *         },
                 *         {
                 *           "name": "Offer",
                 *           "kind": "offer"
                 *         },
                 *         {
                 *           "name": "Hired",
                 *           "kind": "hired"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    name: string;
                    stages: {
                        /** @enum {string} */
                        kind: "applied" | "screening" | "interviewing" | "offer" | "hired";
                        name: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Kept */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteStageTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Everybody */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TeamMember"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MailTemplate"][];
                        nextCursor: null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First conversation",
                 *       "type": "interview_invite",
                 *       "subject": "Interview for {{job.title}}",
                 *       "body": "Hello {{candidate.firstName}},\n\nwe look forward to {{interview.when}}."
                 *     }
                 */
                "application/json": {
                    body: string;
                    /** @default true */
                    isActive?: boolean;
                    /** @default false */
                    isDefault?: boolean;
                    name: string;
                    subject: string;
                    /** @enum {string} */
                    type: "application_received" | "rejection" | "interview_invite" | "interview_booking" | "interview_reminder" | "offer" | "contact" | "other";
                };
            };
        };
        responses: {
            /** @description The template */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateDetail"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "First conversation",
                 *       "type": "interview_invite",
                 *       "subject": "Interview for {{job.title}}",
                 *       "body": "Hello {{candidate.firstName}},\n\nwe look forward to {{interview.when}}."
                 *     }
                 */
                "application/json": {
                    body: string;
                    /** @default true */
                    isActive?: boolean;
                    /** @default false */
                    isDefault?: boolean;
                    name: string;
                    subject: string;
                    /** @enum {string} */
                    type: "application_received" | "rejection" | "interview_invite" | "interview_booking" | "interview_reminder" | "offer" | "contact" | "other";
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The template */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailTemplateDetail"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which of the two */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deleted": true
                     *     }
                     */
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    previewTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "interview_invite",
                 *       "subject": "Interview for {{job.title}}",
                 *       "body": "Hello {{candidate.firstName}},\n\nwe look forward to {{interview.when}}."
                 *     }
                 */
                "application/json": {
                    body: string;
                    subject: string;
                    /** @enum {string} */
                    type: "application_received" | "rejection" | "interview_invite" | "interview_booking" | "interview_reminder" | "offer" | "contact" | "other";
                };
            };
        };
        responses: {
            /** @description The letter */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        body: string;
                        subject: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getAccessStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The access */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasAccess": true,
                     *       "accessType": "trial",
                     *       "expiresAt": "2026-11-20T15:30:00.000Z",
                     *       "subscriptionType": "trial",
                     *       "subscriptionId": null,
                     *       "source": "account",
                     *       "endedAt": null,
                     *       "serverTime": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": {
                        accessType: string;
                        /** Format: date-time */
                        endedAt: string | null;
                        /** Format: date-time */
                        expiresAt: string | null;
                        hasAccess: boolean;
                        /** Format: date-time */
                        serverTime: string;
                        source: string;
                        subscriptionId: string | null;
                        subscriptionType: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeTemporaryPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.miller@example.com",
                 *       "newPassword": "correct-horse-battery",
                 *       "challenge": "from the 423 answer",
                 *       "endKeys": true
                 *     }
                 */
                "application/json": {
                    challenge?: string;
                    email: string;
                    endKeys?: boolean | "on";
                    newPassword: string;
                };
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    confirmRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the token of the mailed link",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": {
                    password?: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description The account, signed in */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Account Created!",
                     *       "user": {
                     *         "id": 12,
                     *         "email": "dana.miller@example.com",
                     *         "firstName": "Dana",
                     *         "lastName": "Miller"
                     *       },
                     *       "trialAccess": {
                     *         "granted": true,
                     *         "duration": 30,
                     *         "message": "Your free 30-minute trial has started.",
                     *         "expiresAt": "2026-11-20T15:30:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        trialAccess: {
                            /** @description Minutes */
                            duration: number;
                            /** Format: date-time */
                            expiresAt: string | null;
                            granted: boolean;
                            message: string;
                        };
                        user: {
                            email: string;
                            firstName: string | null;
                            id: number;
                            lastName: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /** @example {} */
                "application/json": {
                    currentPassword?: string | null;
                };
            };
        };
        responses: {
            /** @description The account is deleted */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    startDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientName": "statewise on laptop",
                 *       "scopes": [
                 *         "research:read",
                 *         "export"
                 *       ]
                 *     }
                 */
                "application/json": {
                    clientName?: string | null;
                    /** @description None: reading, of what the person may give. Ask for what you will use; the key lives 30 days */
                    scopes?: string[];
                };
            };
        };
        responses: {
            /** @description The codes */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "deviceCode": "kept by the terminal",
                     *       "userCode": "BCDF-GHJK",
                     *       "verificationUri": "https://statewise.example/device",
                     *       "verificationUriComplete": "https://statewise.example/device?code=BCDF-GHJK",
                     *       "expiresIn": 600,
                     *       "interval": 5
                     *     }
                     */
                    "application/json": {
                        deviceCode: string;
                        /** @description Seconds */
                        expiresIn: number;
                        /** @description Seconds between two questions */
                        interval: number;
                        userCode: string;
                        verificationUri: string;
                        verificationUriComplete: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    pollDeviceSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "deviceCode": "kept by the terminal"
                 *     }
                 */
                "application/json": {
                    deviceCode: string;
                };
            };
        };
        responses: {
            /** @description Where the sign-in stands */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "pending",
                     *       "interval": 5
                     *     }
                     */
                    "application/json": {
                        apiKey?: string;
                        email?: string;
                        /** Format: date-time */
                        expiresAt?: string | null;
                        interval?: number;
                        scopes?: string[];
                        /** @enum {string} */
                        status: "pending" | "approved" | "denied" | "expired";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.miller@example.com",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": {
                    email: string;
                    password: string;
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Welcome back!",
                     *       "user": {
                     *         "id": 12,
                     *         "email": "dana.miller@example.com",
                     *         "isAdmin": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        user: {
                            email: string;
                            id: number;
                            isAdmin: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            423: components["responses"]["TemporaryPassword"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Dana",
                 *       "lastName": "Miller-Ortiz",
                 *       "phoneNumber": "555-0101"
                 *     }
                 */
                "application/json": {
                    currentPassword?: string | null;
                    email?: string | null;
                    firstName?: string | null;
                    lastName?: string | null;
                    mailingAddress?: string | null;
                    phoneNumber?: string | null;
                    version?: number | null;
                };
            };
        };
        responses: {
            /** @description The account as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "dana.miller@example.com",
                     *       "firstName": "Dana",
                     *       "lastName": "Miller",
                     *       "phoneNumber": "555-0100",
                     *       "mailingAddress": "1 Main Street, Sacramento, CA 95814",
                     *       "timeZone": null,
                     *       "isAdmin": false,
                     *       "emailVerifiedAt": null,
                     *       "pendingEmail": null,
                     *       "subscriptionType": "trial",
                     *       "paymentStatus": "none",
                     *       "totalSearches": 3,
                     *       "lastLogin": "2026-11-20T15:00:00.000Z",
                     *       "isImpersonated": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z",
                     *       "updatedAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Dana",
                 *       "lastName": "Miller",
                 *       "email": "dana.miller@example.com",
                 *       "phoneNumber": "555-0100",
                 *       "mailingAddress": "1 Main Street, Sacramento, CA 95814",
                 *       "password": "correct-horse-battery",
                 *       "promoCode": "TRIAL15"
                 *     }
                 */
                "application/json": {
                    email: string;
                    firstName: string;
                    lastName: string;
                    mailingAddress?: string | null;
                    password: string;
                    phoneNumber?: string | null;
                    promoCode?: string | null;
                };
            };
        };
        responses: {
            /** @description A mail was sent */
            202: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Open the link in the mail that we have sent to dana.miller@example.com.",
                     *       "confirmationRequired": true,
                     *       "trialAccess": {
                     *         "granted": false,
                     *         "duration": 45,
                     *         "message": "Your free 45-minute trial starts when you open the link.",
                     *         "expiresAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @enum {boolean} */
                        confirmationRequired: true;
                        message: string;
                        trialAccess: {
                            /** @description Minutes */
                            duration: number;
                            /** Format: date-time */
                            expiresAt: string | null;
                            granted: boolean;
                            message: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the token of the mailed link",
                 *       "password": "correct-horse-battery"
                 *     }
                 */
                "application/json": {
                    password: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description The password is set */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana.miller@example.com"
                 *     }
                 */
                "application/json": {
                    email: string;
                };
            };
        };
        responses: {
            /** @description The same for every address */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "If an account with that email exists, a reset link has been sent."
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @description In development only */
                        resetToken?: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    takeSecondStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039",
                 *       "rememberBrowser": true
                 *     }
                 */
                "application/json": {
                    code?: string;
                    recoveryCode?: string;
                    rememberBrowser?: boolean | "on";
                };
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Welcome back!",
                     *       "user": {
                     *         "id": 12,
                     *         "email": "dana.miller@example.com",
                     *         "isAdmin": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        user: {
                            email: string;
                            id: number;
                            isAdmin: boolean;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    startVisitorTrial: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trial has started */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "granted": true,
                     *       "duration": 15,
                     *       "message": "Your free 15-minute trial has started.",
                     *       "expiresAt": "2026-11-20T15:15:00.000Z"
                     *     }
                     */
                    "application/json": {
                        /** @description Minutes */
                        duration: number;
                        /** Format: date-time */
                        expiresAt: string | null;
                        granted: boolean;
                        message: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 12,
                     *       "email": "dana.miller@example.com",
                     *       "firstName": "Dana",
                     *       "lastName": "Miller",
                     *       "phoneNumber": "555-0100",
                     *       "mailingAddress": "1 Main Street, Sacramento, CA 95814",
                     *       "timeZone": null,
                     *       "isAdmin": false,
                     *       "emailVerifiedAt": null,
                     *       "pendingEmail": null,
                     *       "subscriptionType": "trial",
                     *       "paymentStatus": "none",
                     *       "totalSearches": 3,
                     *       "lastLogin": "2026-11-20T15:00:00.000Z",
                     *       "isImpersonated": false,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z",
                     *       "updatedAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    cancelSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Which one, where the caller has several */
                    subscriptionId?: string | null;
                };
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getCase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The case */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        citation: string | null;
                        citationVerified: boolean;
                        /**
                         * @description What was read to write the record; `recalled` is shown as unverified only
                         * @enum {string}
                         */
                        confidence: "official" | "source" | "reviewed" | "recalled";
                        court: string;
                        courtLevel: string | null;
                        damages?: string | null;
                        financialImpact?: string[];
                        id: number;
                        issue?: string | null;
                        jurisdiction: string;
                        keyIssues?: string[];
                        legalPrecedent?: string | null;
                        /** @enum {string|null} */
                        linkClass: "official" | "mirror" | null;
                        /**
                         * @description Set when the caller has no access: the texts are cut
                         * @enum {boolean}
                         */
                        locked?: true;
                        name: string;
                        outcome: string;
                        referenceUrl: string | null;
                        relatedLaws: {
                            /** @description The head-count named in the question is below `minEmployees` */
                            belowThreshold: boolean;
                            category: string;
                            citation: string | null;
                            city: string | null;
                            cityName: string | null;
                            /**
                             * @description What was read to write the record; `recalled` is shown as unverified only
                             * @enum {string}
                             */
                            confidence: "official" | "source" | "reviewed" | "recalled";
                            /** Format: date */
                            effectiveDate: string | null;
                            id: number;
                            /** @description The record says that no such state law was found as of `verifiedAsOf` */
                            isAbsence: boolean;
                            /** @description FEDERAL or a two-letter state code */
                            jurisdiction: string;
                            jurisdictionName: string;
                            /** Format: date-time */
                            lastUpdated: string;
                            /** @enum {string|null} */
                            linkClass: "official" | "mirror" | null;
                            /**
                             * @description Set when the caller has no access: the texts are cut
                             * @enum {boolean}
                             */
                            locked?: true;
                            minEmployees: number | null;
                            penalties?: string[];
                            referenceUrl: string | null;
                            relatedCaseIds: number[];
                            requirements?: string[];
                            /** @enum {string} */
                            riskLevel: "Critical" | "High" | "Medium" | "Low";
                            score: number;
                            slug: string;
                            /** @description HTML: one sentence, the words of the question in `<mark>` */
                            snippet?: string;
                            /** @enum {string} */
                            status: "in_force" | "enacted" | "enjoined" | "repealed";
                            statusNote: string | null;
                            summary: string;
                            title: string;
                            topics: string[];
                            /** Format: date */
                            verifiedAsOf: string | null;
                            verifiedYearOnly: boolean;
                        }[];
                        /** @description 1 to 5 */
                        relevanceScore: number;
                        score: number;
                        slug: string;
                        snippet?: string;
                        summary: string;
                        topics: string[];
                        /** @enum {string} */
                        treatment: "good" | "limited" | "superseded" | "overruled";
                        treatmentNote?: string | null;
                        year: number;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    searchCases: {
        parameters: {
            query?: {
                /** @description State code, FEDERAL, or ALL */
                jurisdiction?: string;
                limit?: number;
                /** @description The question, up to 500 characters */
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cases, best first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        citation: string | null;
                        citationVerified: boolean;
                        /**
                         * @description What was read to write the record; `recalled` is shown as unverified only
                         * @enum {string}
                         */
                        confidence: "official" | "source" | "reviewed" | "recalled";
                        court: string;
                        damages?: string | null;
                        financialImpact?: string[];
                        id: number;
                        jurisdiction: string;
                        keyIssues?: string[];
                        legalPrecedent?: string | null;
                        /** @enum {string|null} */
                        linkClass: "official" | "mirror" | null;
                        /**
                         * @description Set when the caller has no access: the texts are cut
                         * @enum {boolean}
                         */
                        locked?: true;
                        name: string;
                        outcome: string;
                        referenceUrl: string | null;
                        /** @description 1 to 5 */
                        relevanceScore: number;
                        score: number;
                        slug: string;
                        snippet?: string;
                        summary: string;
                        topics: string[];
                        /** @enum {string} */
                        treatment: "good" | "limited" | "superseded" | "overruled";
                        treatmentNote?: string | null;
                        year: number;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changePlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "ats_annual"
                 *     }
                 */
                "application/json": {
                    /** @description Cents, as `amountDue` said */
                    amount?: number;
                    /** @description Such as `ats_annual`; the annual plan of the running one */
                    plan?: string;
                    /** Format: date-time */
                    quotedAt?: string;
                    /** @description Which one, where the caller has several */
                    subscriptionId?: string | null;
                };
            };
        };
        responses: {
            /** @description What it costs, or the subscription as it goes on */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        quote: components["schemas"]["PlanChange"] | null;
                        subscription: components["schemas"]["Subscription"] | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createAtsAnnualSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description The buyer agreed to the terms of the plan; they are kept word for word */
                    acceptedTerms?: boolean;
                    /** @description A promo code; upper or lower case */
                    coupon?: string | null;
                    /** @enum {string} */
                    plan?: "ats_annual";
                };
            };
        };
        responses: {
            /** @description What the buyer pays, and how */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "daily",
                     *       "clientSecret": "pi_3Q…_secret_…",
                     *       "paymentIntentId": "pi_3Q…",
                     *       "subscriptionId": null,
                     *       "freeAccess": false,
                     *       "freeUntil": null,
                     *       "isTrial": false,
                     *       "trialDays": null,
                     *       "coupon": null,
                     *       "discountAmount": 0,
                     *       "finalAmount": 499,
                     *       "renewsAt": null,
                     *       "testMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createAtsMonthlySubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description The buyer agreed to the terms of the plan; they are kept word for word */
                    acceptedTerms?: boolean;
                    /** @description A promo code; upper or lower case */
                    coupon?: string | null;
                    /** @enum {string} */
                    plan?: "ats_monthly";
                };
            };
        };
        responses: {
            /** @description What the buyer pays, and how */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "daily",
                     *       "clientSecret": "pi_3Q…_secret_…",
                     *       "paymentIntentId": "pi_3Q…",
                     *       "subscriptionId": null,
                     *       "freeAccess": false,
                     *       "freeUntil": null,
                     *       "isTrial": false,
                     *       "trialDays": null,
                     *       "coupon": null,
                     *       "discountAmount": 0,
                     *       "finalAmount": 499,
                     *       "renewsAt": null,
                     *       "testMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createHrisSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "interval": "monthly",
                 *       "employees": 12
                 *     }
                 */
                "application/json": {
                    /** @description The buyer agreed to the terms of the plan; they are kept word for word */
                    acceptedTerms?: boolean;
                    /** @description A promo code; upper or lower case */
                    coupon?: string | null;
                    employees: number;
                    /** @enum {string} */
                    interval: "monthly" | "annual";
                    /**
                     * @description `interval` decides
                     * @enum {string}
                     */
                    plan?: "hris_monthly" | "hris_annual";
                };
            };
        };
        responses: {
            /** @description What the buyer pays, and how */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "daily",
                     *       "clientSecret": "pi_3Q…_secret_…",
                     *       "paymentIntentId": "pi_3Q…",
                     *       "subscriptionId": null,
                     *       "freeAccess": false,
                     *       "freeUntil": null,
                     *       "isTrial": false,
                     *       "trialDays": null,
                     *       "coupon": null,
                     *       "discountAmount": 0,
                     *       "finalAmount": 499,
                     *       "renewsAt": null,
                     *       "testMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createPaymentIntent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "amount": 499,
                 *       "plan": "daily",
                 *       "coupon": null
                 *     }
                 */
                "application/json": {
                    /** @description The buyer agreed to the terms of the plan; they are kept word for word */
                    acceptedTerms?: boolean;
                    amount?: number;
                    /** @description A promo code; upper or lower case */
                    coupon?: string | null;
                    /**
                     * @default daily
                     * @enum {string}
                     */
                    plan?: "daily";
                };
            };
        };
        responses: {
            /** @description What the buyer pays, and how */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "daily",
                     *       "clientSecret": "pi_3Q…_secret_…",
                     *       "paymentIntentId": "pi_3Q…",
                     *       "subscriptionId": null,
                     *       "freeAccess": false,
                     *       "freeUntil": null,
                     *       "isTrial": false,
                     *       "trialDays": null,
                     *       "coupon": null,
                     *       "discountAmount": 0,
                     *       "finalAmount": 499,
                     *       "renewsAt": null,
                     *       "testMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "plan": "monthly",
                 *       "coupon": "WELCOME25"
                 *     }
                 */
                "application/json": {
                    /** @description The buyer agreed to the terms of the plan; they are kept word for word */
                    acceptedTerms?: boolean;
                    /** @description A promo code; upper or lower case */
                    coupon?: string | null;
                    /**
                     * @default monthly
                     * @enum {string}
                     */
                    plan?: "monthly";
                };
            };
        };
        responses: {
            /** @description What the buyer pays, and how */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "plan": "daily",
                     *       "clientSecret": "pi_3Q…_secret_…",
                     *       "paymentIntentId": "pi_3Q…",
                     *       "subscriptionId": null,
                     *       "freeAccess": false,
                     *       "freeUntil": null,
                     *       "isTrial": false,
                     *       "trialDays": null,
                     *       "coupon": null,
                     *       "discountAmount": 0,
                     *       "finalAmount": 499,
                     *       "renewsAt": null,
                     *       "testMode": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentSetup"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    exportReport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "format": "excel",
                 *       "laws": [
                 *         {
                 *           "id": 1
                 *         }
                 *       ],
                 *       "cases": []
                 *     }
                 */
                "application/json": {
                    /** @default [] */
                    cases?: (number | ({
                        id: number;
                    } & {
                        [key: string]: unknown;
                    }))[];
                    /** @description Employees of who asks: the answer and its risk follow it */
                    employees?: number;
                    /** @description Facts of the case, as the analysis of a concern takes them */
                    facts?: {
                        [key: string]: number | boolean | string | null;
                    };
                    /** @description Federal law may answer; yes unless told otherwise */
                    federal?: boolean;
                    /** @enum {string} */
                    format: "excel" | "word" | "pdf";
                    historyId?: number;
                    /** @default [] */
                    laws?: (number | ({
                        id: number;
                    } & {
                        [key: string]: unknown;
                    }))[];
                    place?: string;
                    question?: string;
                    riskAssessment?: unknown;
                };
            };
        };
        responses: {
            /** @description The file (xlsx, docx or pdf) */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Upload;
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    sendFeedback: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "missing-information",
                 *       "message": "The answer lacks the city rule.",
                 *       "searchQuery": "meal breaks"
                 *     }
                 */
                "application/json": {
                    caseId?: number;
                    context?: {
                        hasRiskAssessment?: boolean;
                        resultsCount?: number;
                        /** Format: date-time */
                        timestamp?: string;
                    };
                    lawId?: number;
                    message: string;
                    searchQuery?: string;
                    /** @enum {string} */
                    type: "incomplete-answer" | "missing-information" | "inaccurate-content" | "no-answer" | "slow-response" | "urgent-issue" | "general-feedback";
                };
            };
        };
        responses: {
            /** @description Received */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    suggestAddresses: {
        parameters: {
            query: {
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most five */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    detectLocation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        city: string | null;
                        county: string | null;
                        /** @description The city lies in several counties, or is not known */
                        countyIsGuess: boolean;
                        state: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    findZip: {
        parameters: {
            query?: {
                state?: string;
            };
            header?: never;
            path: {
                zip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One place, several to choose from, or a guess */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "found" | "choose" | "generated" | "unknown";
                        message?: string;
                        place?: components["schemas"]["ZipPlace"];
                        places?: components["schemas"]["ZipPlace"][];
                        toast: string;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listRecentLawUpdates: {
        parameters: {
            query?: {
                category?: "Wage and Hour" | "Discrimination" | "Harassment" | "Leave and Benefits" | "Safety and Health" | "Hiring and Termination" | "Worker Rights" | "Compliance and Reporting";
                /** @description FEDERAL or a two-letter code */
                jurisdiction?: string;
                riskLevel?: "HIGH" | "MEDIUM" | "LOW";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first, at most 50 */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasUpdates": true,
                     *       "updates": [
                     *         {
                     *           "id": "128",
                     *           "timestamp": "2026-11-20T13:00:00.000Z",
                     *           "title": "Test document: final rule on overtime records",
                     *           "description": "What the agency says about it, in plain text.",
                     *           "riskLevel": "HIGH",
                     *           "jurisdiction": "FEDERAL",
                     *           "city": null,
                     *           "category": "Wage and Hour",
                     *           "kind": "source",
                     *           "agency": "Wage and Hour Division",
                     *           "effectiveDate": "2026-12-20",
                     *           "commentsCloseOn": null,
                     *           "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *           "laws": [
                     *             {
                     *               "slug": "flsa-recordkeeping",
                     *               "title": "FLSA: records to keep"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lastCheck": "2026-11-20T15:07:04.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecentUpdates"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getLawUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The update, with why it has its weight */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "128",
                     *       "timestamp": "2026-11-20T13:00:00.000Z",
                     *       "title": "Test document: final rule on overtime records",
                     *       "description": "What the agency says about it, in plain text.",
                     *       "riskLevel": "HIGH",
                     *       "jurisdiction": "FEDERAL",
                     *       "city": null,
                     *       "category": "Wage and Hour",
                     *       "kind": "source",
                     *       "agency": "Wage and Hour Division",
                     *       "effectiveDate": "2026-12-20",
                     *       "commentsCloseOn": null,
                     *       "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *       "laws": [
                     *         {
                     *           "slug": "flsa-recordkeeping",
                     *           "title": "FLSA: records to keep"
                     *         }
                     *       ],
                     *       "riskBasis": "A final rule that takes effect within 30 days."
                     *     }
                     */
                    "application/json": components["schemas"]["LawUpdate"] & {
                        riskBasis: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listLawUpdates: {
        parameters: {
            query?: {
                category?: "Wage and Hour" | "Discrimination" | "Harassment" | "Leave and Benefits" | "Safety and Health" | "Hiring and Termination" | "Worker Rights" | "Compliance and Reporting";
                city?: string;
                cursor?: string;
                /** @description FEDERAL or a two-letter code */
                jurisdiction?: string;
                limit?: number;
                riskLevel?: "HIGH" | "MEDIUM" | "LOW";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of updates, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": "128",
                     *           "timestamp": "2026-11-20T13:00:00.000Z",
                     *           "title": "Test document: final rule on overtime records",
                     *           "description": "What the agency says about it, in plain text.",
                     *           "riskLevel": "HIGH",
                     *           "jurisdiction": "FEDERAL",
                     *           "city": null,
                     *           "category": "Wage and Hour",
                     *           "kind": "source",
                     *           "agency": "Wage and Hour Division",
                     *           "effectiveDate": "2026-12-20",
                     *           "commentsCloseOn": null,
                     *           "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *           "laws": [
                     *             {
                     *               "slug": "flsa-recordkeeping",
                     *               "title": "FLSA: records to keep"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["LawUpdate"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    checkLawUpdates: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "hasUpdates": true,
                     *       "updates": [
                     *         {
                     *           "id": "128",
                     *           "timestamp": "2026-11-20T13:00:00.000Z",
                     *           "title": "Test document: final rule on overtime records",
                     *           "description": "What the agency says about it, in plain text.",
                     *           "riskLevel": "HIGH",
                     *           "jurisdiction": "FEDERAL",
                     *           "city": null,
                     *           "category": "Wage and Hour",
                     *           "kind": "source",
                     *           "agency": "Wage and Hour Division",
                     *           "effectiveDate": "2026-12-20",
                     *           "commentsCloseOn": null,
                     *           "sourceUrl": "https://www.federalregister.gov/documents/2026/11/20/2099-00001/test-document",
                     *           "laws": [
                     *             {
                     *               "slug": "flsa-recordkeeping",
                     *               "title": "FLSA: records to keep"
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "lastCheck": "2026-11-20T15:07:04.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["RecentUpdates"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getLaw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The law */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agency?: string | null;
                        /** @description The head-count named in the question is below `minEmployees` */
                        belowThreshold: boolean;
                        category: string;
                        citation: string | null;
                        citations?: string[];
                        city: string | null;
                        cityName: string | null;
                        /**
                         * @description What was read to write the record; `recalled` is shown as unverified only
                         * @enum {string}
                         */
                        confidence: "official" | "source" | "reviewed" | "recalled";
                        countRule?: string | null;
                        coveredText?: string | null;
                        deadlines?: "none" | "unknown" | ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** Format: date */
                        effectiveDate: string | null;
                        figures?: ({
                            key: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        id: number;
                        /** @description The record says that no such state law was found as of `verifiedAsOf` */
                        isAbsence: boolean;
                        /** @description FEDERAL or a two-letter state code */
                        jurisdiction: string;
                        jurisdictionName: string;
                        /** Format: date-time */
                        lastUpdated: string;
                        limitationDetails?: "none" | "unknown" | ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        });
                        limitationPeriod?: string | null;
                        /** @enum {string|null} */
                        linkClass: "official" | "mirror" | null;
                        /**
                         * @description Set when the caller has no access: the texts are cut
                         * @enum {boolean}
                         */
                        locked?: true;
                        minEmployees: number | null;
                        notices?: "none" | "unknown" | ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        penalties?: string[];
                        penaltyDetails?: "none" | "unknown" | ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        popularNames?: string[];
                        privateAction?: boolean | null;
                        recordsRetention?: "none" | "unknown" | ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        referenceUrl: string | null;
                        relatedCaseIds: number[];
                        relatedCases: {
                            citation: string | null;
                            citationVerified: boolean;
                            /**
                             * @description What was read to write the record; `recalled` is shown as unverified only
                             * @enum {string}
                             */
                            confidence: "official" | "source" | "reviewed" | "recalled";
                            court: string;
                            damages?: string | null;
                            financialImpact?: string[];
                            id: number;
                            jurisdiction: string;
                            keyIssues?: string[];
                            legalPrecedent?: string | null;
                            /** @enum {string|null} */
                            linkClass: "official" | "mirror" | null;
                            /**
                             * @description Set when the caller has no access: the texts are cut
                             * @enum {boolean}
                             */
                            locked?: true;
                            name: string;
                            outcome: string;
                            referenceUrl: string | null;
                            /** @description 1 to 5 */
                            relevanceScore: number;
                            score: number;
                            slug: string;
                            snippet?: string;
                            summary: string;
                            topics: string[];
                            /** @enum {string} */
                            treatment: "good" | "limited" | "superseded" | "overruled";
                            treatmentNote?: string | null;
                            year: number;
                        }[];
                        relatedLaws: {
                            /** @description The head-count named in the question is below `minEmployees` */
                            belowThreshold: boolean;
                            category: string;
                            citation: string | null;
                            city: string | null;
                            cityName: string | null;
                            /**
                             * @description What was read to write the record; `recalled` is shown as unverified only
                             * @enum {string}
                             */
                            confidence: "official" | "source" | "reviewed" | "recalled";
                            /** Format: date */
                            effectiveDate: string | null;
                            id: number;
                            /** @description The record says that no such state law was found as of `verifiedAsOf` */
                            isAbsence: boolean;
                            /** @description FEDERAL or a two-letter state code */
                            jurisdiction: string;
                            jurisdictionName: string;
                            /** Format: date-time */
                            lastUpdated: string;
                            /** @enum {string|null} */
                            linkClass: "official" | "mirror" | null;
                            /**
                             * @description Set when the caller has no access: the texts are cut
                             * @enum {boolean}
                             */
                            locked?: true;
                            minEmployees: number | null;
                            penalties?: string[];
                            referenceUrl: string | null;
                            relatedCaseIds: number[];
                            requirements?: string[];
                            /** @enum {string} */
                            riskLevel: "Critical" | "High" | "Medium" | "Low";
                            score: number;
                            slug: string;
                            /** @description HTML: one sentence, the words of the question in `<mark>` */
                            snippet?: string;
                            /** @enum {string} */
                            status: "in_force" | "enacted" | "enjoined" | "repealed";
                            statusNote: string | null;
                            summary: string;
                            title: string;
                            topics: string[];
                            /** Format: date */
                            verifiedAsOf: string | null;
                            verifiedYearOnly: boolean;
                        }[];
                        remedies?: string[];
                        reporterKind?: string;
                        requirementDetails?: ({
                            pin?: string;
                            text: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                        requirements?: string[];
                        /** @enum {string} */
                        riskLevel: "Critical" | "High" | "Medium" | "Low";
                        scopeNote?: string | null;
                        score: number;
                        slug: string;
                        /** @description HTML: one sentence, the words of the question in `<mark>` */
                        snippet?: string;
                        /** @enum {string} */
                        status: "in_force" | "enacted" | "enjoined" | "repealed";
                        statusNote: string | null;
                        summary: string;
                        title: string;
                        topics: string[];
                        /** Format: date */
                        verifiedAsOf: string | null;
                        verifiedYearOnly: boolean;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    compareLaws: {
        parameters: {
            query: {
                /** @description State codes with commas, or ALL */
                states?: string;
                /** @description Slug of a topic, such as min_wage */
                topic: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        federalText: string | null;
                        figures: {
                            isMain: boolean;
                            key: string;
                            kind: string;
                            label: string;
                            per: string | null;
                        }[];
                        states: {
                            figures: {
                                condition: string | null;
                                confidence: string;
                                key: string;
                                /**
                                 * Format: date
                                 * @description A change of this day is known and its figure is not: `value` is null then
                                 */
                                outOfDateSince: string | null;
                                /** @description Money in integer cents */
                                value: number | string | boolean | null;
                            }[];
                            isAbsence: boolean;
                            law: {
                                /** @description The head-count named in the question is below `minEmployees` */
                                belowThreshold: boolean;
                                category: string;
                                citation: string | null;
                                city: string | null;
                                cityName: string | null;
                                /**
                                 * @description What was read to write the record; `recalled` is shown as unverified only
                                 * @enum {string}
                                 */
                                confidence: "official" | "source" | "reviewed" | "recalled";
                                /** Format: date */
                                effectiveDate: string | null;
                                id: number;
                                /** @description The record says that no such state law was found as of `verifiedAsOf` */
                                isAbsence: boolean;
                                /** @description FEDERAL or a two-letter state code */
                                jurisdiction: string;
                                jurisdictionName: string;
                                /** Format: date-time */
                                lastUpdated: string;
                                /** @enum {string|null} */
                                linkClass: "official" | "mirror" | null;
                                /**
                                 * @description Set when the caller has no access: the texts are cut
                                 * @enum {boolean}
                                 */
                                locked?: true;
                                minEmployees: number | null;
                                penalties?: string[];
                                referenceUrl: string | null;
                                relatedCaseIds: number[];
                                requirements?: string[];
                                /** @enum {string} */
                                riskLevel: "Critical" | "High" | "Medium" | "Low";
                                score: number;
                                slug: string;
                                /** @description HTML: one sentence, the words of the question in `<mark>` */
                                snippet?: string;
                                /** @enum {string} */
                                status: "in_force" | "enacted" | "enjoined" | "repealed";
                                statusNote: string | null;
                                summary: string;
                                title: string;
                                topics: string[];
                                /** Format: date */
                                verifiedAsOf: string | null;
                                verifiedYearOnly: boolean;
                            } | null;
                            /** @description What is said where the row has no law */
                            silence: string | null;
                            state: string;
                            stateName: string;
                        }[];
                        topic: {
                            category: string;
                            label: string;
                            slug: string;
                        };
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    searchLaws: {
        parameters: {
            query?: {
                category?: string;
                /** @description City code; empty with includeCityLaws means all cities of the state */
                city?: string;
                /** @description Leaves out laws that begin at more employees */
                employees?: number | null;
                federal?: "0" | "1" | "true" | "false" | "";
                includeCityLaws?: "0" | "1" | "true" | "false" | "";
                /** @description State code, FEDERAL, or ALL */
                jurisdiction?: string;
                limit?: number;
                /** @description The question, up to 500 characters */
                q?: string;
                risk?: "Critical" | "High" | "Medium" | "Low";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Laws, best first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The head-count named in the question is below `minEmployees` */
                        belowThreshold: boolean;
                        category: string;
                        citation: string | null;
                        city: string | null;
                        cityName: string | null;
                        /**
                         * @description What was read to write the record; `recalled` is shown as unverified only
                         * @enum {string}
                         */
                        confidence: "official" | "source" | "reviewed" | "recalled";
                        /** Format: date */
                        effectiveDate: string | null;
                        id: number;
                        /** @description The record says that no such state law was found as of `verifiedAsOf` */
                        isAbsence: boolean;
                        /** @description FEDERAL or a two-letter state code */
                        jurisdiction: string;
                        jurisdictionName: string;
                        /** Format: date-time */
                        lastUpdated: string;
                        /** @enum {string|null} */
                        linkClass: "official" | "mirror" | null;
                        /**
                         * @description Set when the caller has no access: the texts are cut
                         * @enum {boolean}
                         */
                        locked?: true;
                        minEmployees: number | null;
                        penalties?: string[];
                        referenceUrl: string | null;
                        relatedCaseIds: number[];
                        requirements?: string[];
                        /** @enum {string} */
                        riskLevel: "Critical" | "High" | "Medium" | "Low";
                        score: number;
                        slug: string;
                        /** @description HTML: one sentence, the words of the question in `<mark>` */
                        snippet?: string;
                        /** @enum {string} */
                        status: "in_force" | "enacted" | "enjoined" | "repealed";
                        statusNote: string | null;
                        summary: string;
                        title: string;
                        topics: string[];
                        /** Format: date */
                        verifiedAsOf: string | null;
                        verifiedYearOnly: boolean;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][] | {
                        data: components["schemas"]["Notification"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Organizations with the caller's role */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 3,
                     *           "name": "Miller Bakeries",
                     *           "slug": "miller-bakeries-4f2k9x01",
                     *           "legalName": "Miller Bakeries LLC",
                     *           "website": null,
                     *           "industry": "Food",
                     *           "timeZone": "America/Los_Angeles",
                     *           "headCount": 42,
                     *           "closingAt": null,
                     *           "role": "owner",
                     *           "hrRole": null,
                     *           "isCurrent": true,
                     *           "version": 1,
                     *           "createdAt": "2026-11-20T15:00:00.000Z"
                     *         }
                     *       ],
                     *       "nextCursor": null
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Miller Bakeries",
                 *       "timeZone": "America/Los_Angeles",
                 *       "headCount": 42
                 *     }
                 */
                "application/json": {
                    headCount?: number | null;
                    industry?: string | null;
                    legalName?: string | null;
                    name: string;
                    timeZone?: string;
                    website?: "" | string | null;
                };
            };
        };
        responses: {
            /** @description The organization */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Miller Bakeries",
                     *       "slug": "miller-bakeries-4f2k9x01",
                     *       "legalName": "Miller Bakeries LLC",
                     *       "website": null,
                     *       "industry": "Food",
                     *       "timeZone": "America/Los_Angeles",
                     *       "headCount": 42,
                     *       "closingAt": null,
                     *       "role": "owner",
                     *       "hrRole": null,
                     *       "isCurrent": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Miller Bakeries",
                     *       "slug": "miller-bakeries-4f2k9x01",
                     *       "legalName": "Miller Bakeries LLC",
                     *       "website": null,
                     *       "industry": "Food",
                     *       "timeZone": "America/Los_Angeles",
                     *       "headCount": 42,
                     *       "closingAt": null,
                     *       "role": "owner",
                     *       "hrRole": null,
                     *       "isCurrent": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "headCount": 55,
                 *       "version": 1
                 *     }
                 */
                "application/json": {
                    headCount?: number | null;
                    industry?: string | null;
                    legalName?: string | null;
                    name?: string;
                    timeZone?: string;
                    version?: number;
                    website?: "" | string | null;
                };
            };
        };
        responses: {
            /** @description The organization as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Miller Bakeries",
                     *       "slug": "miller-bakeries-4f2k9x01",
                     *       "legalName": "Miller Bakeries LLC",
                     *       "website": null,
                     *       "industry": "Food",
                     *       "timeZone": "America/Los_Angeles",
                     *       "headCount": 42,
                     *       "closingAt": null,
                     *       "role": "owner",
                     *       "hrRole": null,
                     *       "isCurrent": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    closeOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closing */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        closesAt: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Invitations without an answer */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Invitation"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "sam.ortiz@example.com",
                 *       "role": "recruiter"
                 *     }
                 */
                "application/json": {
                    email: string;
                    /** @enum {string|null} */
                    hrRole?: "hr_admin" | "hr_manager" | "payroll" | "hr_viewer" | "employee" | null;
                    /** @enum {string|null} */
                    role: "admin" | "recruiter" | "hiring_manager" | "interviewer" | "viewer" | null;
                };
            };
        };
        responses: {
            /** @description The invitation was mailed */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                invitationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    leaveOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Left */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Members with their roles */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeMemberRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "hiring_manager",
                 *       "hrRole": null
                 *     }
                 */
                "application/json": {
                    /** @enum {string|null} */
                    hrRole?: "hr_admin" | "hr_manager" | "payroll" | "hr_viewer" | "employee" | null;
                    /** @enum {string|null} */
                    role?: "admin" | "recruiter" | "hiring_manager" | "interviewer" | "viewer" | null;
                    version?: number;
                };
            };
        };
        responses: {
            /** @description The member as it is now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    reopenOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open again */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getSupportAccess: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The consent that holds now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "grant": {
                     *         "id": 5,
                     *         "areas": [
                     *           "hiring"
                     *         ],
                     *         "reason": "Ticket 4711",
                     *         "grantedBy": "dana.miller@example.com",
                     *         "createdAt": "2026-11-24T15:00:00.000Z",
                     *         "expiresAt": "2026-11-25T15:00:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        grant: components["schemas"]["SupportGrant"] | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    grantSupportAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "areas": [
                 *         "hiring"
                 *       ],
                 *       "hours": 24,
                 *       "reason": "Ticket 4711"
                 *     }
                 */
                "application/json": {
                    areas: ("hiring" | "people")[];
                    hours: number;
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Open until `expiresAt` */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 5,
                     *       "areas": [
                     *         "hiring"
                     *       ],
                     *       "reason": "Ticket 4711",
                     *       "grantedBy": "dana.miller@example.com",
                     *       "createdAt": "2026-11-24T15:00:00.000Z",
                     *       "expiresAt": "2026-11-25T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["SupportGrant"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    revokeSupportAccess: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listSupportVisits: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Looks and acts of administrators who viewed as a member */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SupportVisit"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    switchOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organization */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": 3,
                     *       "name": "Miller Bakeries",
                     *       "slug": "miller-bakeries-4f2k9x01",
                     *       "legalName": "Miller Bakeries LLC",
                     *       "website": null,
                     *       "industry": "Food",
                     *       "timeZone": "America/Los_Angeles",
                     *       "headCount": 42,
                     *       "closingAt": null,
                     *       "role": "owner",
                     *       "hrRole": null,
                     *       "isCurrent": true,
                     *       "version": 1,
                     *       "createdAt": "2026-11-20T15:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    offerOwnership: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "userId": 31
                 *     }
                 */
                "application/json": {
                    userId: number;
                };
            };
        };
        responses: {
            /** @description The offer was mailed */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the token of the mailed link"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Joined */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        organizationId: number;
                        role: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "the token of the mailed link"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Declined */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    calculatePay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "method": "both",
                 *       "annualSalary": 60000,
                 *       "payPeriod": "biweekly",
                 *       "state": "CA"
                 *     }
                 */
                "application/json": {
                    /** @default 0 */
                    allowances?: number;
                    /** @default 0 */
                    annualSalary?: number;
                    /** @default  */
                    city?: string;
                    /** @default  */
                    county?: string;
                    /** @default [] */
                    customItems?: {
                        /** @default 0 */
                        amount?: number;
                        /** @default Other */
                        category?: string;
                        /** @default  */
                        name?: string;
                        /** @enum {string} */
                        type: "deduction" | "addition";
                    }[];
                    /** @default null */
                    dailyHours?: number[] | null;
                    /**
                     * @default single
                     * @enum {string}
                     */
                    filingStatus?: "single" | "married_jointly" | "married_separately" | "head" | "qualifying_widow";
                    /** @default null */
                    grossPay?: number | null;
                    /** @default 0 */
                    healthInsurance?: number;
                    /** @default 0 */
                    hourlyRate?: number;
                    /** @default 40 */
                    hoursPerWeek?: number;
                    /**
                     * @default both
                     * @enum {string}
                     */
                    method?: "quick" | "precise" | "both";
                    /** @default false */
                    overtime?: boolean;
                    /**
                     * @default biweekly
                     * @enum {string}
                     */
                    payPeriod?: "weekly" | "biweekly" | "semi-monthly" | "monthly" | "annually";
                    /**
                     * @default salary
                     * @enum {string}
                     */
                    payType?: "salary" | "hourly";
                    /** @default null */
                    rates?: {
                        /** @default 0 */
                        cityTaxRate?: number;
                        /** @default 0 */
                        countyTaxRate?: number;
                        /** @default 0 */
                        localTaxRate?: number;
                        /** @default 0 */
                        municipalTaxRate?: number;
                        /** @default 0 */
                        stateTaxRate?: number;
                    } | null;
                    /**
                     * @default {
                     *       "mode": "percent",
                     *       "value": 0
                     *     }
                     */
                    retirement401k?: {
                        /**
                         * @default percent
                         * @enum {string}
                         */
                        mode?: "percent" | "dollar";
                        /** @default 0 */
                        value?: number;
                    };
                    /**
                     * @default {
                     *       "mode": "percent",
                     *       "value": 0
                     *     }
                     */
                    rothIRA?: {
                        /**
                         * @default percent
                         * @enum {string}
                         */
                        mode?: "percent" | "dollar";
                        /** @default 0 */
                        value?: number;
                    };
                    /** @default 0 */
                    section125?: number;
                    /** @default  */
                    state?: string;
                    /** @default 0 */
                    supplementalWages?: number;
                    /** @enum {integer} */
                    taxYear?: 2023 | 2024 | 2025 | 2026;
                    /**
                     * @default {
                     *       "version": "2020",
                     *       "step2Checkbox": false,
                     *       "step3": 0,
                     *       "step4a": 0,
                     *       "step4b": 0,
                     *       "step4c": 0
                     *     }
                     */
                    w4?: {
                        /** @default false */
                        step2Checkbox?: boolean;
                        /** @default 0 */
                        step3?: number;
                        /** @default 0 */
                        step4a?: number;
                        /** @default 0 */
                        step4b?: number;
                        /** @default 0 */
                        step4c?: number;
                        /**
                         * @default 2020
                         * @enum {string}
                         */
                        version?: "2019" | "2020";
                    };
                    /** @default  */
                    workCity?: string;
                    /** @default  */
                    workCounty?: string;
                    /** @default  */
                    workState?: string;
                    /**
                     * @default {
                     *       "socialSecurityWages": 0,
                     *       "medicareWages": 0,
                     *       "futaWages": 0,
                     *       "stateWages": 0,
                     *       "supplementalWages": 0
                     *     }
                     */
                    ytd?: {
                        /** @default 0 */
                        futaWages?: number;
                        /** @default 0 */
                        medicareWages?: number;
                        /** @default 0 */
                        socialSecurityWages?: number;
                        /** @default 0 */
                        stateWages?: number;
                        /** @default 0 */
                        supplementalWages?: number;
                    };
                    /** @default  */
                    zip?: string;
                }[] | {
                    /** @default 0 */
                    allowances?: number;
                    /** @default 0 */
                    annualSalary?: number;
                    /** @default  */
                    city?: string;
                    /** @default  */
                    county?: string;
                    /** @default [] */
                    customItems?: {
                        /** @default 0 */
                        amount?: number;
                        /** @default Other */
                        category?: string;
                        /** @default  */
                        name?: string;
                        /** @enum {string} */
                        type: "deduction" | "addition";
                    }[];
                    /** @default null */
                    dailyHours?: number[] | null;
                    /**
                     * @default single
                     * @enum {string}
                     */
                    filingStatus?: "single" | "married_jointly" | "married_separately" | "head" | "qualifying_widow";
                    /** @default null */
                    grossPay?: number | null;
                    /** @default 0 */
                    healthInsurance?: number;
                    /** @default 0 */
                    hourlyRate?: number;
                    /** @default 40 */
                    hoursPerWeek?: number;
                    /**
                     * @default both
                     * @enum {string}
                     */
                    method?: "quick" | "precise" | "both";
                    /** @default false */
                    overtime?: boolean;
                    /**
                     * @default biweekly
                     * @enum {string}
                     */
                    payPeriod?: "weekly" | "biweekly" | "semi-monthly" | "monthly" | "annually";
                    /**
                     * @default salary
                     * @enum {string}
                     */
                    payType?: "salary" | "hourly";
                    /** @default null */
                    rates?: {
                        /** @default 0 */
                        cityTaxRate?: number;
                        /** @default 0 */
                        countyTaxRate?: number;
                        /** @default 0 */
                        localTaxRate?: number;
                        /** @default 0 */
                        municipalTaxRate?: number;
                        /** @default 0 */
                        stateTaxRate?: number;
                    } | null;
                    /**
                     * @default {
                     *       "mode": "percent",
                     *       "value": 0
                     *     }
                     */
                    retirement401k?: {
                        /**
                         * @default percent
                         * @enum {string}
                         */
                        mode?: "percent" | "dollar";
                        /** @default 0 */
                        value?: number;
                    };
                    /**
                     * @default {
                     *       "mode": "percent",
                     *       "value": 0
                     *     }
                     */
                    rothIRA?: {
                        /**
                         * @default percent
                         * @enum {string}
                         */
                        mode?: "percent" | "dollar";
                        /** @default 0 */
                        value?: number;
                    };
                    /** @default 0 */
                    section125?: number;
                    /** @default  */
                    state?: string;
                    /** @default 0 */
                    supplementalWages?: number;
                    /** @enum {integer} */
                    taxYear?: 2023 | 2024 | 2025 | 2026;
                    /**
                     * @default {
                     *       "version": "2020",
                     *       "step2Checkbox": false,
                     *       "step3": 0,
                     *       "step4a": 0,
                     *       "step4b": 0,
                     *       "step4c": 0
                     *     }
                     */
                    w4?: {
                        /** @default false */
                        step2Checkbox?: boolean;
                        /** @default 0 */
                        step3?: number;
                        /** @default 0 */
                        step4a?: number;
                        /** @default 0 */
                        step4b?: number;
                        /** @default 0 */
                        step4c?: number;
                        /**
                         * @default 2020
                         * @enum {string}
                         */
                        version?: "2019" | "2020";
                    };
                    /** @default  */
                    workCity?: string;
                    /** @default  */
                    workCounty?: string;
                    /** @default  */
                    workState?: string;
                    /**
                     * @default {
                     *       "socialSecurityWages": 0,
                     *       "medicareWages": 0,
                     *       "futaWages": 0,
                     *       "stateWages": 0,
                     *       "supplementalWages": 0
                     *     }
                     */
                    ytd?: {
                        /** @default 0 */
                        futaWages?: number;
                        /** @default 0 */
                        medicareWages?: number;
                        /** @default 0 */
                        socialSecurityWages?: number;
                        /** @default 0 */
                        stateWages?: number;
                        /** @default 0 */
                        supplementalWages?: number;
                    };
                    /** @default  */
                    zip?: string;
                };
            };
        };
        responses: {
            /** @description The paycheck, or one per paycheck of the list */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAnswer"][] | components["schemas"]["PayAnswer"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    totalCompensation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "company": "Miller Bakeries",
                 *       "roleTitle": "Payroll manager",
                 *       "baseSalary": 98000,
                 *       "bonusPercent": 8,
                 *       "grantValue": 40000
                 *     }
                 */
                "application/json": {
                    first: {
                        /** @default 0 */
                        baseSalary?: number;
                        /** @default 0 */
                        bonusAmount?: number;
                        /** @default 0 */
                        bonusPercent?: number;
                        /** @default  */
                        company?: string;
                        /** @default 0 */
                        grantValue?: number;
                        /** @default  */
                        location?: string;
                        /** @default [] */
                        refreshGrants?: {
                            /** @default 0 */
                            value?: number;
                            /**
                             * @default [
                             *       25,
                             *       25,
                             *       25,
                             *       25
                             *     ]
                             */
                            vesting?: number[];
                            year: number;
                        }[];
                        /** @default  */
                        roleLevel?: string;
                        /** @default  */
                        roleTitle?: string;
                        /** @default 0 */
                        signOnYear1?: number;
                        /** @default 0 */
                        signOnYear2?: number;
                        /** @default 25 */
                        vestingYear1?: number;
                        /** @default 25 */
                        vestingYear2?: number;
                        /** @default 25 */
                        vestingYear3?: number;
                        /** @default 25 */
                        vestingYear4?: number;
                    };
                    second: {
                        /** @default 0 */
                        baseSalary?: number;
                        /** @default 0 */
                        bonusAmount?: number;
                        /** @default 0 */
                        bonusPercent?: number;
                        /** @default  */
                        company?: string;
                        /** @default 0 */
                        grantValue?: number;
                        /** @default  */
                        location?: string;
                        /** @default [] */
                        refreshGrants?: {
                            /** @default 0 */
                            value?: number;
                            /**
                             * @default [
                             *       25,
                             *       25,
                             *       25,
                             *       25
                             *     ]
                             */
                            vesting?: number[];
                            year: number;
                        }[];
                        /** @default  */
                        roleLevel?: string;
                        /** @default  */
                        roleTitle?: string;
                        /** @default 0 */
                        signOnYear1?: number;
                        /** @default 0 */
                        signOnYear2?: number;
                        /** @default 25 */
                        vestingYear1?: number;
                        /** @default 25 */
                        vestingYear2?: number;
                        /** @default 25 */
                        vestingYear3?: number;
                        /** @default 25 */
                        vestingYear4?: number;
                    };
                } | {
                    /** @default 0 */
                    baseSalary?: number;
                    /** @default 0 */
                    bonusAmount?: number;
                    /** @default 0 */
                    bonusPercent?: number;
                    /** @default  */
                    company?: string;
                    /** @default 0 */
                    grantValue?: number;
                    /** @default  */
                    location?: string;
                    /** @default [] */
                    refreshGrants?: {
                        /** @default 0 */
                        value?: number;
                        /**
                         * @default [
                         *       25,
                         *       25,
                         *       25,
                         *       25
                         *     ]
                         */
                        vesting?: number[];
                        year: number;
                    }[];
                    /** @default  */
                    roleLevel?: string;
                    /** @default  */
                    roleTitle?: string;
                    /** @default 0 */
                    signOnYear1?: number;
                    /** @default 0 */
                    signOnYear2?: number;
                    /** @default 25 */
                    vestingYear1?: number;
                    /** @default 25 */
                    vestingYear2?: number;
                    /** @default 25 */
                    vestingYear3?: number;
                    /** @default 25 */
                    vestingYear4?: number;
                };
            };
        };
        responses: {
            /** @description Base, bonus, equity and sign-on by year */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        warnings: string[];
                        years: {
                            [key: string]: unknown;
                        }[];
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Departments"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kitchen"
                 *     }
                 */
                "application/json": {
                    costCenter?: string | null;
                    description?: string | null;
                    managerId?: number | null;
                    name: string;
                    parentId?: number | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Kitchen"
                 *     }
                 */
                "application/json": {
                    costCenter?: string | null;
                    description?: string | null;
                    managerId?: number | null;
                    name: string;
                    parentId?: number | null;
                };
            };
        };
        responses: {
            /** @description Written */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    mergeDepartment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": 2
                 *     }
                 */
                "application/json": {
                    into: number;
                };
            };
        };
        responses: {
            /** @description Merged */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                asOf?: string;
                cursor?: string;
                departmentId?: number;
                limit?: number;
                managerId?: number;
                placeId?: number;
                search?: string;
                status?: "draft" | "onboarding" | "active" | "on_leave" | "terminated" | "current" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["EmployeeLine"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana",
                 *       "lastName": "Silva",
                 *       "email": "ana.silva@example.com",
                 *       "startDate": "2027-01-04",
                 *       "title": "Baker",
                 *       "pay": {
                 *         "amount": 2400,
                 *         "type": "hourly"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    acceptFindings?: boolean;
                    address?: string | null;
                    city?: string | null;
                    departmentId?: number | null;
                    email: string;
                    emergencyContactName?: string | null;
                    emergencyContactPhone?: string | null;
                    emergencyContactRelation?: string | null;
                    /**
                     * @default full_time
                     * @enum {string}
                     */
                    employmentType?: "full_time" | "part_time" | "internship" | "temporary";
                    firstName: string;
                    /**
                     * @default nonexempt
                     * @enum {string}
                     */
                    flsaStatus?: "exempt" | "nonexempt";
                    lastName: string;
                    managerId?: number | null;
                    note?: string | null;
                    number?: string | null;
                    pay?: {
                        amount: number;
                        /** @enum {string} */
                        type: "annual" | "hourly";
                    } | null;
                    personalEmail?: string | null;
                    phone?: string | null;
                    placeId?: number | null;
                    preferredName?: string | null;
                    /** Format: date */
                    startDate: string;
                    state?: string | null;
                    title: string;
                    /** @default 2400 */
                    weeklyMinutes?: number;
                    /**
                     * @default office
                     * @enum {string}
                     */
                    workLocation?: "office" | "remote" | "hybrid";
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description The employee */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: {
                /** @description Work as of this day; unset: today */
                asOf?: string;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The employee as you may see them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "+1 512 555 0100"
                 *     }
                 */
                "application/json": {
                    address?: string | null;
                    city?: string | null;
                    email?: string;
                    emergencyContactName?: string | null;
                    emergencyContactPhone?: string | null;
                    emergencyContactRelation?: string | null;
                    firstName?: string;
                    lastName?: string;
                    number?: string;
                    personalEmail?: string | null;
                    phone?: string | null;
                    preferredName?: string | null;
                    state?: string | null;
                    /** @enum {string} */
                    status?: "active" | "on_leave";
                    version?: number;
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description The employee as you may see them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeEmployment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "effectiveOn": "2027-01-01",
                 *       "pay": {
                 *         "amount": 6800000,
                 *         "type": "annual"
                 *       },
                 *       "reason": "promotion"
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    acceptFindings?: boolean;
                    departmentId?: number | null;
                    /** Format: date */
                    effectiveOn: string;
                    /** @enum {string} */
                    employmentType?: "full_time" | "part_time" | "internship" | "temporary";
                    /** @enum {string} */
                    flsaStatus?: "exempt" | "nonexempt";
                    managerId?: number | null;
                    note?: string | null;
                    pay?: {
                        amount: number;
                        /** @enum {string} */
                        type: "annual" | "hourly";
                    } | null;
                    placeId?: number | null;
                    /** @default false */
                    preview?: boolean;
                    /**
                     * @default other
                     * @enum {string}
                     */
                    reason?: "promotion" | "transfer" | "pay" | "manager" | "hours" | "correction" | "other";
                    title?: string;
                    weeklyMinutes?: number;
                    /** @enum {string} */
                    workLocation?: "office" | "remote" | "hybrid";
                };
            };
        };
        responses: {
            /** @description What changed */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmploymentChange"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    moveFirstDay: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "startDate": "2027-01-11"
                 *     }
                 */
                "application/json": {
                    /** Format: date */
                    startDate: string;
                };
            };
        };
        responses: {
            /** @description The employee as you may see them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    closeHire: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "no_show",
                 *       "reason": "Did not come on the first two days and cannot be reached"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    kind: "no_show" | "undone";
                    reason: string;
                };
            };
        };
        responses: {
            /** @description The employee as you may see them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listHires: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 200 */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WaitingHire"][];
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    hireFromOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "offerId": 7,
                 *       "email": "sam.reyes@example.com"
                 *     }
                 */
                "application/json": {
                    /** @default false */
                    acceptFindings?: boolean;
                    departmentId?: number | null;
                    email?: string;
                    /** @enum {string} */
                    flsaStatus?: "exempt" | "nonexempt";
                    managerId?: number | null;
                    offerId: number;
                    placeId?: number | null;
                    /** Format: date */
                    startDate?: string;
                    weeklyMinutes?: number;
                };
            };
        };
        responses: {
            /** @description The employee as you may see them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            /** @description The new employee */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Places"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    addPlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Austin bakery",
                 *       "city": "Austin",
                 *       "state": "TX"
                 *     }
                 */
                "application/json": {
                    address?: string | null;
                    city?: string | null;
                    county?: string | null;
                    /** @default false */
                    isRemote?: boolean;
                    name: string;
                    /** @enum {string} */
                    state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updatePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Austin bakery",
                 *       "city": "Austin",
                 *       "state": "TX"
                 *     }
                 */
                "application/json": {
                    address?: string | null;
                    city?: string | null;
                    county?: string | null;
                    /** @default false */
                    isRemote?: boolean;
                    name: string;
                    /** @enum {string} */
                    state: "AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY";
                    zipCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Written */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    mergePlace: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "into": 2
                 *     }
                 */
                "application/json": {
                    into: number;
                };
            };
        };
        responses: {
            /** @description Merged */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listPeopleTasks: {
        parameters: {
            query?: {
                employeeId?: number;
                status?: "todo" | "in_progress" | "blocked" | "done" | "skipped" | "open" | "all";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 500 */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleTasks"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    stepPeopleTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "done"
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                    /** @enum {string} */
                    status: "todo" | "in_progress" | "blocked" | "done" | "skipped";
                    version?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listPurchases: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Purchases, the newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Purchase"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    requestRefund: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": null
                 *     }
                 */
                "application/json": {
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description The request */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Cents */
                        amount: number;
                        requestId: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    resumeSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Which one, where the caller has several */
                    subscriptionId?: string | null;
                };
            };
        };
        responses: {
            /** @description The subscription */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscription"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listSearchHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The searches */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHistoryEntry"][];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    recordSearch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "query": "meal breaks",
                 *       "searchType": "unified",
                 *       "jurisdiction": "CA",
                 *       "resultsCount": 12
                 *     }
                 */
                "application/json": {
                    /** @default null */
                    jurisdiction?: string | null;
                    query: string;
                    /** @default 0 */
                    resultsCount?: number;
                    /**
                     * @default unified
                     * @enum {string}
                     */
                    searchType?: "unified";
                };
            };
        };
        responses: {
            /** @description Noted */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    clearSearchHistory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were deleted */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    getSearchHistoryEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The search */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHistoryEntry"];
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteSearchHistoryEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every state */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        agencyName: string | null;
                        agencyUrl: string | null;
                        cities: {
                            code: string;
                            isListed: boolean;
                            minimumWage: {
                                amountCents: number;
                                confidence: string;
                                /** Format: date */
                                effectiveFrom: string;
                                next: {
                                    amountCents: number;
                                    /** Format: date */
                                    effectiveFrom: string;
                                } | null;
                            } | null;
                            /**
                             * Format: date
                             * @description A rise of this day is known and its figure is not: `minimumWage` is null then
                             */
                            minimumWageOutOfDateSince: string | null;
                            /** @description The wage in force with its date, as the search panel shows it: '$21.30/hr since Jan 1, 2026' */
                            minWage: string | null;
                            name: string;
                            officialUrl: string | null;
                            /** @description Rates of groups: tipped employees, small employers, the young, one trade */
                            otherMinimumWages: {
                                /** @description tipped, small_employer, youth or industry */
                                kind: string;
                                minimumWage: {
                                    amountCents: number;
                                    confidence: string;
                                    /** Format: date */
                                    effectiveFrom: string;
                                    next: {
                                        amountCents: number;
                                        /** Format: date */
                                        effectiveFrom: string;
                                    } | null;
                                } | null;
                                /**
                                 * Format: date
                                 * @description A rise of this day is known and its figure is not: `minimumWage` is null then
                                 */
                                outOfDateSince: string | null;
                                who: string;
                            }[];
                        }[];
                        code: string;
                        minimumWage: {
                            amountCents: number;
                            confidence: string;
                            /** Format: date */
                            effectiveFrom: string;
                            next: {
                                amountCents: number;
                                /** Format: date */
                                effectiveFrom: string;
                            } | null;
                        } | null;
                        /**
                         * Format: date
                         * @description A rise of this day is known and its figure is not: `minimumWage` is null then
                         */
                        minimumWageOutOfDateSince: string | null;
                        name: string;
                        /** @description Rates of groups: tipped employees, small employers, the young, one trade */
                        otherMinimumWages: {
                            /** @description tipped, small_employer, youth or industry */
                            kind: string;
                            minimumWage: {
                                amountCents: number;
                                confidence: string;
                                /** Format: date */
                                effectiveFrom: string;
                                next: {
                                    amountCents: number;
                                    /** Format: date */
                                    effectiveFrom: string;
                                } | null;
                            } | null;
                            /**
                             * Format: date
                             * @description A rise of this day is known and its figure is not: `minimumWage` is null then
                             */
                            outOfDateSince: string | null;
                            who: string;
                        }[];
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": string;
            };
        };
        responses: {
            /** @description Taken */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        received: boolean;
                        /** @enum {string} */
                        state: "processed" | "ignored" | "replayed";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com",
                 *       "firstName": "Dana",
                 *       "lastName": "Miller",
                 *       "company": "Corner Bakery",
                 *       "jurisdiction": "WA",
                 *       "city": "seattle",
                 *       "jurisdictions": [
                 *         "FEDERAL"
                 *       ],
                 *       "categories": [
                 *         "Wage and Hour"
                 *       ],
                 *       "cadence": "weekly",
                 *       "weekday": 1,
                 *       "timeZone": "America/Los_Angeles"
                 *     }
                 */
                "application/json": {
                    /** @enum {string|null} */
                    cadence?: "instant" | "daily" | "weekly" | null;
                    categories?: ("Wage and Hour" | "Discrimination" | "Harassment" | "Leave and Benefits" | "Safety and Health" | "Hiring and Termination" | "Worker Rights" | "Compliance and Reporting")[] | null;
                    city?: string | null;
                    company?: string | null;
                    email: string;
                    firstName?: string | null;
                    jurisdiction?: string | null;
                    jurisdictions?: string[] | null;
                    lastName?: string | null;
                    law?: string | null;
                    /** @enum {string|null} */
                    timeZone?: "America/New_York" | "America/Chicago" | "America/Denver" | "America/Phoenix" | "America/Los_Angeles" | "America/Anchorage" | "Pacific/Honolulu" | "America/Puerto_Rico" | "Pacific/Guam" | "Pacific/Pago_Pago" | "America/Adak" | "America/Boise" | "America/Detroit" | "America/Indiana/Indianapolis" | "America/Kentucky/Louisville" | null;
                    weekday?: number | null;
                };
            };
        };
        responses: {
            /** @description A mail with the link is on its way */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "Check your email to confirm.",
                     *       "places": [
                     *         "Seattle, Washington",
                     *         "Federal"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        message: string;
                        places: string[];
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                cursor?: string;
                filter?: "all" | "active" | "waiting" | "inactive" | "bounced";
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"][] | {
                        data: components["schemas"]["Subscriber"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    changeSubscriber: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "isActive": false
                 *     }
                 */
                "application/json": {
                    isActive: boolean;
                };
            };
        };
        responses: {
            /** @description The reader */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    sendTestNotification: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "dana@example.com",
                 *       "testUpdate": {
                 *         "id": "test",
                 *         "title": "Test of an update",
                 *         "description": "No law has changed.",
                 *         "jurisdiction": "California",
                 *         "category": "Wage and Hour",
                 *         "effectiveDate": "2027-01-01",
                 *         "riskLevel": "MEDIUM",
                 *         "sourceUrl": "https://www.dir.ca.gov",
                 *         "timestamp": "2026-11-20T15:00:00.000Z"
                 *       }
                 *     }
                 */
                "application/json": {
                    email: string;
                    testUpdate?: {
                        category?: string;
                        description?: string;
                        effectiveDate?: string | null;
                        id?: string | number;
                        jurisdiction?: string;
                        /**
                         * @default MEDIUM
                         * @enum {string}
                         */
                        riskLevel?: "HIGH" | "MEDIUM" | "LOW";
                        sourceUrl?: "" | string | null;
                        timestamp?: string;
                        title?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Queued */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    confirmTestPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "clientSecret": "pi_test_…_secret_…",
                 *       "token": "tok_visa"
                 *     }
                 */
                "application/json": {
                    authenticated?: boolean;
                    clientSecret: string;
                    token: string;
                };
            };
        };
        responses: {
            /** @description What the test bank says */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string | null;
                        /** @enum {string} */
                        status: "succeeded" | "requires_action" | "failed";
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listTopics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every topic */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        caseCount: number;
                        category: string;
                        displayGroup: string | null;
                        figures: {
                            isMain: boolean;
                            key: string;
                            kind: string;
                            label: string;
                            per: string | null;
                        }[];
                        label: string;
                        lawCount: number;
                        scope: string;
                        slug: string;
                    }[];
                };
            };
            401: components["responses"]["NotSignedIn"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    openUnsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Leads to the page that shows what will end */
            303: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "message": "You are unsubscribed."
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @enum {boolean} */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateCard: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    setupIntentId?: string;
                    /** @description Which one, where the caller has several */
                    subscriptionId?: string | null;
                };
            };
        };
        responses: {
            /** @description The subscription, and at the beginning the secret */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        clientSecret: string | null;
                        setupIntentId: string;
                        subscription: components["schemas"]["Subscription"];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    validateCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "WELCOME25",
                 *       "plan": "monthly"
                 *     }
                 */
                "application/json": {
                    code: string;
                    plan: string;
                };
            };
        };
        responses: {
            /** @description The answer, also for a code that does not count */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "code": "WELCOME25",
                     *       "description": "25% off the first month",
                     *       "error": null,
                     *       "validForPlans": [
                     *         "monthly"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        code: string;
                        description: string | null;
                        error: string | null;
                        valid: boolean;
                        /** @description Empty: every plan */
                        validForPlans: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    verifyAtsSubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriptionId": "sub_1Q…"
                 *     }
                 */
                "application/json": {
                    subscriptionId: string;
                };
            };
        };
        responses: {
            /** @description What is so now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        autoRenew: boolean;
                        customerId: string | null;
                        /** Format: date-time */
                        expiresAt: string | null;
                        /** Format: date-time */
                        nextBilling: string | null;
                        plan: string;
                        subscriptionId: string;
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentIntentId": "pi_3Q…"
                 *     }
                 */
                "application/json": {
                    paymentIntentId: string;
                };
            };
        };
        responses: {
            /** @description What is so now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        autoRenew: boolean;
                        /** Format: date-time */
                        expiresAt: string | null;
                        plan: string;
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    verifySubscription: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriptionId": "sub_1Q…"
                 *     }
                 */
                "application/json": {
                    subscriptionId: string;
                };
            };
        };
        responses: {
            /** @description What is so now */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        autoRenew: boolean;
                        customerId: string | null;
                        /** Format: date-time */
                        expiresAt: string | null;
                        /** Format: date-time */
                        nextBilling: string | null;
                        plan: string;
                        subscriptionId: string;
                        success: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Without their secrets */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Webhook"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://hooks.example.com/statewise",
                 *       "events": [
                 *         "application.created",
                 *         "application.hired"
                 *       ]
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    /** @default [] */
                    events?: string[];
                    /** Format: uri */
                    url: string;
                };
            };
        };
        responses: {
            /** @description The webhook with its secret */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"] & {
                        secret: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "events": [
                 *         "application.hired"
                 *       ],
                 *       "isActive": true
                 *     }
                 */
                "application/json": {
                    description?: string | null;
                    events?: string[];
                    isActive?: boolean;
                };
            };
        };
        responses: {
            /** @description The webhook */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed */
            204: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                cursor?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest first */
            200: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDelivery"][];
                        nextCursor: string | null;
                    };
                };
            };
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                deliveryId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new delivery */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
    pingWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any unique text: the same key again gets the first answer, for 24 hours */
                "Idempotency-Key"?: string;
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The delivery */
            201: {
                headers: {
                    "RateLimit-Limit": components["headers"]["RateLimit-Limit"];
                    "RateLimit-Remaining": components["headers"]["RateLimit-Remaining"];
                    "RateLimit-Reset": components["headers"]["RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["NotSignedIn"];
            402: components["responses"]["AccessNeeded"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["UnexpectedError"];
            503: components["responses"]["NotAvailable"];
        };
    };
}
