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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
}
