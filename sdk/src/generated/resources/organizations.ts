// Generated from openapi/openapi.json by npm run openapi. Do not edit.

import type { ApiPromise } from "../../runtime/api-promise.js";
import type { Answer, Body, Item, Query } from "../../runtime/operation-types.js";
import type { On401, Or401, RequestOptions } from "../../runtime/options.js";
import type { PagePromise } from "../../runtime/paging.js";
import { path } from "../../runtime/path.js";
import type { Transport } from "../../runtime/transport.js";

export type ListOrganizationsAnswer = Answer<"listOrganizations">;
export type CreateOrganizationBody = Body<"createOrganization">;
export type CreateOrganizationAnswer = Answer<"createOrganization">;
export type GetOrganizationAnswer = Answer<"getOrganization">;
export type UpdateOrganizationBody = Body<"updateOrganization">;
export type UpdateOrganizationAnswer = Answer<"updateOrganization">;
export type SetSessionPolicyBody = Body<"setSessionPolicy">;
export type SetSessionPolicyAnswer = Answer<"setSessionPolicy">;
export type SwitchOrganizationAnswer = Answer<"switchOrganization">;
export type LeaveOrganizationAnswer = Answer<"leaveOrganization">;
export type CloseOrganizationAnswer = Answer<"closeOrganization">;
export type ReopenOrganizationAnswer = Answer<"reopenOrganization">;
export type GetSupportAccessAnswer = Answer<"getSupportAccess">;
export type GrantSupportAccessBody = Body<"grantSupportAccess">;
export type GrantSupportAccessAnswer = Answer<"grantSupportAccess">;
export type RevokeSupportAccessAnswer = Answer<"revokeSupportAccess">;
export type ListSupportVisitsQuery = Query<"listSupportVisits">;
export type ListSupportVisitsItem = Item<"listSupportVisits">;
export type GetSignOnSettingsAnswer = Answer<"getSignOnSettings">;
export type SaveSignOnProviderBody = Body<"saveSignOnProvider">;
export type SaveSignOnProviderAnswer = Answer<"saveSignOnProvider">;
export type RemoveSignOnProviderAnswer = Answer<"removeSignOnProvider">;
export type TestSignOnProviderAnswer = Answer<"testSignOnProvider">;
export type EnforceSignOnBody = Body<"enforceSignOn">;
export type EnforceSignOnAnswer = Answer<"enforceSignOn">;
export type ReleaseSignOnAnswer = Answer<"releaseSignOn">;
export type AddSignOnDomainBody = Body<"addSignOnDomain">;
export type AddSignOnDomainAnswer = Answer<"addSignOnDomain">;
export type CheckSignOnDomainAnswer = Answer<"checkSignOnDomain">;
export type RemoveSignOnDomainAnswer = Answer<"removeSignOnDomain">;
export type ListInvitationsAnswer = Answer<"listInvitations">;
export type InviteMemberBody = Body<"inviteMember">;
export type InviteMemberAnswer = Answer<"inviteMember">;
export type AcceptInvitationBody = Body<"acceptInvitation">;
export type AcceptInvitationAnswer = Answer<"acceptInvitation">;
export type DeclineInvitationBody = Body<"declineInvitation">;
export type DeclineInvitationAnswer = Answer<"declineInvitation">;
export type ListMembersAnswer = Answer<"listMembers">;
export type ChangeMemberRoleBody = Body<"changeMemberRole">;
export type ChangeMemberRoleAnswer = Answer<"changeMemberRole">;
export type OfferOwnershipBody = Body<"offerOwnership">;
export type OfferOwnershipAnswer = Answer<"offerOwnership">;

/** `client.organizations` */
export class Organizations<O extends On401 = "throw"> {
  constructor(private readonly transport: Transport) {}

  /**
   * The caller's organizations. `GET /api/organizations`
   * Scope of an API key: `account:read`.
   */
  list(options: RequestOptions = {}): ApiPromise<Or401<ListOrganizationsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: "/api/organizations" }, options);
  }

  /**
   * Found an organization. `POST /api/organizations`
   * The caller owns it and works in it from now on.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  create(body: CreateOrganizationBody, options: RequestOptions = {}): ApiPromise<Or401<CreateOrganizationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: "/api/organizations", body, idempotent: true }, options);
  }

  /**
   * One organization of the caller. `GET /api/organizations/{id}`
   * Scope of an API key: `account:read`.
   */
  get(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetOrganizationAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/organizations/${id}` }, options);
  }

  /**
   * Change an organization. `PUT /api/organizations/{id}`
   * For owners and admins of the organization.
   * Scope of an API key: `account:write`.
   */
  update(
    id: string | number,
    body: UpdateOrganizationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<UpdateOrganizationAnswer, O>> {
    return this.transport.send({ verb: "PUT", path: path`/api/organizations/${id}`, body, idempotent: true }, options);
  }

  /**
   * Say how long members stay signed in. `PUT /api/organizations/{id}/session-policy`
   * For owners and admins. It holds from the next request on, for open sessions too; whoever works for several organizations is bound by the strictest. Keys and terminals end as they were made to.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  setSessionPolicy(
    id: string | number,
    body: SetSessionPolicyBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SetSessionPolicyAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/organizations/${id}/session-policy`, body, idempotent: true },
      options,
    );
  }

  /**
   * Work in another organization. `POST /api/organizations/{id}/switch`
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  switch(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<SwitchOrganizationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/switch`, idempotent: true },
      options,
    );
  }

  /**
   * Leave an organization. `POST /api/organizations/{id}/leave`
   * The owner first transfers the ownership or closes the organization.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  leave(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<LeaveOrganizationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/organizations/${id}/leave`, idempotent: true }, options);
  }

  /**
   * Close an organization. `POST /api/organizations/{id}/close`
   * For the owner. 30 days of export follow; until then it can be reopened.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  close(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<CloseOrganizationAnswer, O>> {
    return this.transport.send({ verb: "POST", path: path`/api/organizations/${id}/close`, idempotent: true }, options);
  }

  /**
   * Take a closure back. `POST /api/organizations/{id}/reopen`
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  reopen(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ReopenOrganizationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/reopen`, idempotent: true },
      options,
    );
  }

  /**
   * What is open to support. `GET /api/organizations/{id}/support-access`
   * For owners and admins. Null: nothing, which is how every organization begins.
   * Scope of an API key: `account:read`.
   */
  getSupportAccess(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetSupportAccessAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/organizations/${id}/support-access` }, options);
  }

  /**
   * Open hiring or people to support for a time. `POST /api/organizations/{id}/support-access`
   * For the owner. Administrators of Statewise who view as a member may then look at these areas; they decide nothing, write to nobody and export nothing.
   * For a signed-in browser: API keys are refused.
   */
  grantSupportAccess(
    id: string | number,
    body: GrantSupportAccessBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<GrantSupportAccessAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/support-access`, body, idempotent: true },
      options,
    );
  }

  /**
   * Close it to support again. `DELETE /api/organizations/{id}/support-access`
   * For owners and admins. The next request of support is refused.
   * For a signed-in browser: API keys are refused.
   */
  revokeSupportAccess(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RevokeSupportAccessAnswer, O>> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/support-access`, idempotent: true },
      options,
    );
  }

  /**
   * Who of Statewise looked, at what and when. `GET /api/organizations/{id}/support-visits`
   * For owners and admins, the newest first.
   * Scope of an API key: `account:read`.
   */
  listSupportVisits(
    id: string | number,
    query: ListSupportVisitsQuery = {},
    options: RequestOptions = {},
  ): PagePromise<ListSupportVisitsItem, O> {
    return this.transport.page({ verb: "GET", path: path`/api/organizations/${id}/support-visits`, query }, options);
  }

  /**
   * How members sign in by the organization's own provider. `GET /api/organizations/{id}/sign-on`
   * For owners and admins. The client secret is never shown.
   * Scope of an API key: `account:read`.
   */
  getSignOnSettings(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<GetSignOnSettingsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/organizations/${id}/sign-on` }, options);
  }

  /**
   * Set the organization's provider up, or change it. `PUT /api/organizations/{id}/sign-on`
   * For the owner, with the password where the last proof was a while ago. Without `clientSecret` the one that is kept stays. With another issuer or client it must be proved anew, and whom the old issuer knew is known no more.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  saveSignOnProvider(
    id: string | number,
    body: SaveSignOnProviderBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<SaveSignOnProviderAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/organizations/${id}/sign-on`, body, idempotent: true },
      options,
    );
  }

  /**
   * End the sign-in by the organization's provider. `DELETE /api/organizations/{id}/sign-on`
   * For the owner. Who came by it keeps the account and gets in by a mailed link.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  removeSignOnProvider(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RemoveSignOnProviderAnswer, O>> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/sign-on`, idempotent: true },
      options,
    );
  }

  /**
   * Ask whether the provider answers as it is set up. `POST /api/organizations/{id}/sign-on/test`
   * For the owner. Whether it lets people in shows the first sign-in.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  testSignOnProvider(
    id: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<TestSignOnProviderAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/sign-on/test`, idempotent: true },
      options,
    );
  }

  /**
   * Ask the provider of every member with an address of its domains. `PUT /api/organizations/{id}/sign-on/enforcement`
   * For the owner, once an owner has come in by it and a domain is verified. Sessions that were opened otherwise end. The person named, owner or admin with a second step, gets in when the provider is down.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  enforceSignOn(
    id: string | number,
    body: EnforceSignOnBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<EnforceSignOnAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/organizations/${id}/sign-on/enforcement`, body, idempotent: true },
      options,
    );
  }

  /**
   * Let members sign in otherwise again. `DELETE /api/organizations/{id}/sign-on/enforcement`
   * For the owner.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  releaseSignOn(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ReleaseSignOnAnswer, O>> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/sign-on/enforcement`, idempotent: true },
      options,
    );
  }

  /**
   * Name a domain whose addresses the provider is to speak for. `POST /api/organizations/{id}/sign-on/domains`
   * For the owner. Until its TXT record is found it does nothing. Domains where anybody can open a mailbox, such as gmail.com, are refused.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  addSignOnDomain(
    id: string | number,
    body: AddSignOnDomainBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AddSignOnDomainAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/sign-on/domains`, body, idempotent: true },
      options,
    );
  }

  /**
   * Look for the record of a domain. `POST /api/organizations/{id}/sign-on/domains/{domainId}/check`
   * For the owner. From then on the domain is this organization's, and no other one's.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  checkSignOnDomain(
    id: string | number,
    domainId: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<CheckSignOnDomainAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/sign-on/domains/${domainId}/check`, idempotent: true },
      options,
    );
  }

  /**
   * Give a domain up. `DELETE /api/organizations/{id}/sign-on/domains/{domainId}`
   * For the owner.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  removeSignOnDomain(
    id: string | number,
    domainId: string | number,
    options: RequestOptions = {},
  ): ApiPromise<Or401<RemoveSignOnDomainAnswer, O>> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/sign-on/domains/${domainId}`, idempotent: true },
      options,
    );
  }

  /**
   * Open invitations. `GET /api/organizations/{id}/invitations`
   * Scope of an API key: `account:read`.
   */
  listInvitations(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListInvitationsAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/organizations/${id}/invitations` }, options);
  }

  /**
   * Invite somebody by mail. `POST /api/organizations/{id}/invitations`
   * For owners and admins of the organization. A newer invitation replaces the older one.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  inviteMember(
    id: string | number,
    body: InviteMemberBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<InviteMemberAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/invitations`, body, idempotent: true },
      options,
    );
  }

  /**
   * Take an invitation back. `DELETE /api/organizations/{id}/invitations/{invitationId}`
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  revokeInvitation(id: string | number, invitationId: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/invitations/${invitationId}`, idempotent: true },
      options,
    );
  }

  /**
   * Accept an invitation. `POST /api/organizations/invitations/accept`
   * The account's e-mail address must be the invited one. With an offer of ownership the owner changes.
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  acceptInvitation(
    body: AcceptInvitationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<AcceptInvitationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/organizations/invitations/accept", body, idempotent: true },
      options,
    );
  }

  /**
   * Decline an invitation. `POST /api/organizations/invitations/decline`
   * At most 30 calls in 600 seconds.
   */
  declineInvitation(
    body: DeclineInvitationBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<DeclineInvitationAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: "/api/organizations/invitations/decline", body, idempotent: true },
      options,
    );
  }

  /**
   * Members of an organization. `GET /api/organizations/{id}/members`
   * Scope of an API key: `account:read`.
   */
  listMembers(id: string | number, options: RequestOptions = {}): ApiPromise<Or401<ListMembersAnswer, O>> {
    return this.transport.send({ verb: "GET", path: path`/api/organizations/${id}/members` }, options);
  }

  /**
   * Change a member's role. `PUT /api/organizations/{id}/members/{userId}`
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  changeMemberRole(
    id: string | number,
    userId: string | number,
    body: ChangeMemberRoleBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<ChangeMemberRoleAnswer, O>> {
    return this.transport.send(
      { verb: "PUT", path: path`/api/organizations/${id}/members/${userId}`, body, idempotent: true },
      options,
    );
  }

  /**
   * Remove a member. `DELETE /api/organizations/{id}/members/{userId}`
   * Scope of an API key: `account:write`.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  removeMember(id: string | number, userId: string | number, options: RequestOptions = {}): ApiPromise<void> {
    return this.transport.send(
      { verb: "DELETE", path: path`/api/organizations/${id}/members/${userId}`, idempotent: true },
      options,
    );
  }

  /**
   * Offer the ownership to a member. `POST /api/organizations/{id}/transfer`
   * The member takes it with the mailed link; until then nothing changes.
   * For a signed-in browser: API keys are refused.
   * For a person, at a browser or a terminal signed in by `statewise login`: API keys are refused.
   */
  offerOwnership(
    id: string | number,
    body: OfferOwnershipBody,
    options: RequestOptions = {},
  ): ApiPromise<Or401<OfferOwnershipAnswer, O>> {
    return this.transport.send(
      { verb: "POST", path: path`/api/organizations/${id}/transfer`, body, idempotent: true },
      options,
    );
  }
}
