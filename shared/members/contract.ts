import * as z from 'zod/mini';
import { email, id, idParams, line, orNull, requiredLine } from '../fields.ts';
import { textLimits } from '../limits.ts';
import { accepted, contract, created, json, none, withCookies } from '../route.ts';
import { device, deviceId } from './device.ts';
import { firm } from './firm.ts';
import { lateChange } from './late.ts';
import { roles } from './roles.ts';
import { membersRoutes } from './routes.ts';

/** So many people may sign in to a firm. */
export const mostMembers = 25;
/** A firm may invite so many people a day, and send each invitation so often. */
export const invitationsPerDay = 20;
export const mostSends = 5;
/** How long an invitation can be accepted. */
export const invitationDays = 7;

const role = z.enum(roles);

export const member = z.object({
  userId: z.string(),
  /** Null of somebody whose sign-in was erased. */
  email: orNull(z.string()),
  firstName: orNull(z.string()),
  lastName: orNull(z.string()),
  role,
  seesPrices: z.boolean(),
  employeeId: orNull(z.number()),
  state: z.enum(['active', 'removed']),
  joinedAt: z.string(),
  /** When a session of theirs was last used; null where none is running. */
  lastSeenAt: orNull(z.string()),
  removedAt: orNull(z.string()),
  /** What is done with what they did before they were removed and had not sent. */
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
  /** Of those in the field: whether they see what work costs the customer. */
  seesPrices: z.optional(z.boolean()),
  /** Which of the firm's employees they are. */
  employeeId: z.optional(id),
  /** Or one to be added. */
  employee: z.optional(person),
});
export type InvitationInput = z.output<typeof invitationInput>;

export const memberUpdate = z.strictObject({
  role,
  seesPrices: z.optional(z.boolean()),
  employeeId: z.optional(id),
});
export type MemberUpdate = z.output<typeof memberUpdate>;

export const removal = z.strictObject({
  /** What becomes of what waits on their devices. */
  unsent: z.enum(['take', 'refuse']),
});

/** What is read of a link's token before it is looked for. */
export const joinToken = z.strictObject({ token: line(textLimits.name) });

/** What whoever holds an invitation is told of it. */
export const heldInvitation = z.object({
  /** The firm's name. */
  firm: z.string(),
  role,
  /** Hidden but for its first letter and its domain. */
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
