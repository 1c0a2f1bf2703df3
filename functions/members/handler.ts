import { serve } from '#functions/lib/serve.ts';
import { membersContract } from '#shared/members/contract.ts';
import { acceptInvitation } from './accept.ts';
import { changeMember, removeMember } from './change.ts';
import { devicesOfMember, signOutDevice } from './devices.ts';
import { invite } from './invite.ts';
import { listMembers, memberReply } from './list.ts';
import { activeMember, listInvitations } from './read.ts';
import { resend, withdraw } from './resend.ts';

export const handler = serve(
  membersContract,
  {
    list: ({ firm }) => listMembers(firm.firmId),
    invitations: ({ firm }) => listInvitations(firm.firmId),
    invite: ({ body, once, ...by }) => invite(by, body, once),
    resend: ({ firm, member, params, once }) => resend(firm, member, params.id, once),
    withdraw: ({ firm, member, params }) => withdraw(firm, member, params.id),
    accept: ({ user, body, event }) => acceptInvitation(user, body.token, event),
    update: ({ firm, params, body, ...by }) => changeMember(firm, params.userId, body, by),
    devices: ({ firm, params, event }) => devicesOfMember(firm.firmId, params.userId, event.cookies),
    signOutDevice: ({ firm, params }) => signOutDevice(firm.firmId, params.userId, params.deviceId),
    remove: ({ firm, member, params, body, ...by }) =>
      removeMember(firm, member, params.userId, body.unsent, by),
  },
  {
    present: {
      update: async ({ firm, params }) => memberReply(await activeMember(firm.firmId, params.userId)),
    },
  },
);
