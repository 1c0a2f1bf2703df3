import * as z from 'zod/mini';
import { basedOn, email, id, idParams, line, orNull, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { accepted, contract, created, json, none, withCookies } from '../route.ts';
import { device, deviceId } from './device.ts';
import { firm } from './firm.ts';
import { lateChange } from './late.ts';
import { roles } from './roles.ts';
import { membersRoutes } from './routes.ts';

/** The most people who may sign in to a firm. */
export const mostMembers = 25;
/** The most invitations per firm and day, and the most sends of one invitation. */
export const invitationsPerDay = 20;
export const mostSends = 5;
/** Days for which an invitation can be accepted. */
export const invitationDays = 7;

const role = z.enum(roles);

export const member = z.object({
  userId: z.string(),
  /** Null if their account was erased. */
  email: orNull(z.string()),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  role,
  seesPrices: z.boolean(),
  employeeId: orNull(z.number()),
  state: z.enum(['active', 'removed']),
  joinedAt: z.string(),
  updatedAt: z.string(),
  /** When one of their sessions was last used; null if none is active. */
  lastSeenAt: orNull(z.string()),
  removedAt: orNull(z.string()),
  /** Whether to accept changes that they made before their removal and had not sent. */
  unsent: orNull(z.enum(['take', 'refuse'])),
  /** What came of it. */
  late: z._default(z.array(lateChange), []),
});
export type Member = z.output<typeof member>;

export const invitation = z.object({
  id: z.number(),
  email: z.string(),
  role,
  seesPrices: z.boolean(),
  employeeId: orNull(z.number()),
  sentAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'accepted', 'withdrawn']),
});
export type Invitation = z.output<typeof invitation>;

const person = z.strictObject({
  firstName: requiredLine(textLimits.name),
  lastName: requiredLine(textLimits.name),
});

export const invitationInput = z.strictObject({
  email,
  role,
  /** For field staff: whether they see prices. */
  seesPrices: z.optional(z.boolean()),
  /** Their employee record. */
  employeeId: z.optional(id),
  /** Or one to be added. */
  employee: z.optional(person),
});
export type InvitationInput = z.output<typeof invitationInput>;

export const memberUpdate = z.strictObject({
  role,
  seesPrices: z.optional(z.boolean()),
  employeeId: z.optional(id),
  ...basedOn,
});
export type MemberUpdate = z.output<typeof memberUpdate>;

export const removal = z.strictObject({
  /** Whether changes still queued on their devices are accepted. */
  unsent: z.enum(['take', 'refuse']),
});

/** The length check before a link's token is looked up. */
export const joinToken = z.strictObject({ token: line(textLimits.name) });

/** What the holder of an invitation link is shown. */
export const heldInvitation = z.object({
  /** The firm's name. */
  firm: z.string(),
  role,
  /** Masked except for the first letter and the domain. */
  email: z.string(),
  expiresAt: z.string(),
});

const userId = z.string().check(z.maxLength(200));
export const userParams = z.object({ userId });

export const membersContract = contract(membersRoutes, {
  list: {
    summary: 'Who may sign in to the firm, and who could',
    reply: json(z.array(member)),
  },
  invitations: {
    summary: 'Who was invited',
    reply: json(z.array(invitation)),
  },
  invite: {
    summary: 'Invite somebody by email',
    body: invitationInput,
    reply: created(invitation),
  },
  resend: {
    summary: 'Send an invitation again; the link that was sent before ends',
    params: idParams,
    reply: accepted(invitation),
  },
  withdraw: {
    summary: 'Withdraw an invitation',
    params: idParams,
    reply: none,
  },
  accept: {
    summary: 'Join the firm that one was invited to',
    body: joinToken,
    reply: withCookies(json(z.object({ firm }))),
  },
  update: {
    summary: 'Change what somebody may do in the firm; it holds from their next call',
    params: userParams,
    body: memberUpdate,
    reply: json(member),
  },
  devices: {
    summary: 'The browsers that a member has used in the firm',
    params: userParams,
    reply: json(z.array(device)),
  },
  signOutDevice: {
    summary: 'Sign a member’s device out of the firm until they sign in on it again',
    params: z.object({ userId, deviceId }),
    reply: none,
  },
  remove: {
    summary: 'Take somebody out of the firm',
    params: userParams,
    body: removal,
    reply: json(member),
  },
});
