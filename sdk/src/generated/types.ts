// Generated from openapi/openapi.json by npm run openapi. Do not edit.

export interface paths {
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
        Problem: {
            code: string;
            error: string;
            fields?: {
                field: string;
                message: string;
            }[];
            message: string;
            requestId?: string;
            status: number;
            title: string;
            type: string;
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
        ZipPlace: {
            city: string;
            county: string;
            state: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accessType: string;
                        /** Format: date-time */
                        expiresAt: string | null;
                        hasAccess: boolean;
                        subscriptionId: string | null;
                        subscriptionType: string;
                    };
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendFeedback: {
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
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Larger than this endpoint takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        label: string;
                    }[];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        city: string | null;
                        state: string | null;
                    };
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    /**
                     * @default 2026
                     * @enum {number}
                     */
                    taxYear?: 2023;
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
                    /**
                     * @default 2026
                     * @enum {number}
                     */
                    taxYear?: 2023;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PayAnswer"][] | components["schemas"]["PayAnswer"];
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Larger than this endpoint takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Larger than this endpoint takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHistoryEntry"][];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recordSearch: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                    };
                };
            };
            /** @description The request is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Larger than this endpoint takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Wrong content type. */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Fields that are not valid; `fields` names them. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    clearSearchHistory: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many were deleted */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: number;
                    };
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchHistoryEntry"];
                };
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSearchHistoryEntry: {
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
            /** @description Deleted */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Not signed in, or the key is not valid. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not allowed with this account or key. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Not there, or not yours. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description Too many requests; `Retry-After` says when to come back. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
