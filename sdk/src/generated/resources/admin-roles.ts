// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListRolesAnswer = Answer<"listRoles">;
export type CreateRoleBody = Body<"createRole">;
export type CreateRoleAnswer = Answer<"createRole">;
export type UpdateRoleBody = Body<"updateRole">;
export type UpdateRoleAnswer = Answer<"updateRole">;
export type ListRoleAssignmentsAnswer = Answer<"listRoleAssignments">;
export type AssignRoleBody = Body<"assignRole">;
export type AssignRoleAnswer = Answer<"assignRole">;

/** `client.admin.roles` */
export class AdminRoles<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * Roles and how many people have them. `GET /api/admin/roles`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `roles:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListRolesAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/admin/roles" }, options);
  }

  /**
   * Add a role. `POST /api/admin/roles`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `roles:write`.
   */
  create(body: CreateRoleBody, options: RequestOptions = {}): ApiPromise<Or401<CreateRoleAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/admin/roles", body, idempotent: true }, options);
  }

  /**
   * Change a role. `PUT /api/admin/roles/{id}`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `roles:write`.
   */
  update(
    id: string | number,
    body: UpdateRoleBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateRoleAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/admin/roles/${id}`, body, idempotent: true }, options);
  }

  /**
   * Remove a role that an operator made. `DELETE /api/admin/roles/{id}`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `roles:write`.
   */
  delete(id: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send({ verb: "DELETE", path: path`/api/admin/roles/${id}`, idempotent: true }, options);
  }

  /**
   * Who has a role. `GET /api/admin/roles/{id}/assignments`
   * Scope of an API key: `admin:read`.
   * Open to staff whose role has `roles:read`.
   */
  listAssignments(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListRoleAssignmentsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/admin/roles/${id}/assignments` }, options);
  }

  /**
   * Give a person a role, until a moment or for good. `POST /api/admin/roles/{id}/assignments`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `roles:write`.
   */
  assign(
    id: string | number,
    body: AssignRoleBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AssignRoleAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/admin/roles/${id}/assignments`, body, idempotent: true },
      options,
    );
  }

  /**
   * Take a role from a person. `DELETE /api/admin/roles/{id}/assignments/{userId}`
   * Scope of an API key: `admin:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   * Open to staff whose role has `roles:write`.
   */
  unassign(id: string | number, userId: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/admin/roles/${id}/assignments/${userId}`, idempotent: true },
      options,
    );
  }
}
