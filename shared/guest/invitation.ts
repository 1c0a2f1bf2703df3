import { heldInvitation, joinToken } from '../members/contract.ts';
import { json } from '../route.ts';

/** What an invitation link shows without signing in. */
export const invitationShapes = {
  invitation: {
    summary: 'The firm that an invitation is of',
    body: joinToken,
    reply: json(heldInvitation),
  },
} as const;
