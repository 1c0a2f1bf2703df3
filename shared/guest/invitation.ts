import { heldInvitation, joinToken } from '../members/contract.ts';
import { json, resource } from '../route.ts';

/** What a link to join a firm is for, which nobody needs to be signed in to see. */
export const invitationRoutes = resource({
  invitation: {
    method: 'POST',
    when: 'connected',
    path: '/api/guest/invitation',
    access: 'public',
    summary: 'The firm that an invitation is of',
    body: joinToken,
    reply: json(heldInvitation),
  },
});
