import { heldInvitation, joinToken } from '../members/contract.ts';
import { json } from '../route.ts';

/** What a link to join a firm is for, which nobody needs to be signed in to see. */
export const invitationShapes = {
  invitation: {
    summary: 'The firm that an invitation is of',
    body: joinToken,
    reply: json(heldInvitation),
  },
} as const;
