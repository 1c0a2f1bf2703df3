import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { notInFirm } from '#functions/lib/guard.ts';
import { readCookie, sessionCookie, sessionCookies, tokenIn } from '#functions/lib/session.ts';
import { isFirmId } from '#functions/lib/tenant/firm-ids.ts';
import { userEntity } from '#functions/lib/tenant/user-entity.ts';
import type { UserId } from '#shared/firms/ids.ts';
import { type Entered, findEntered } from './list.ts';
import { firmReply } from './wire.ts';

/** The firm named in the address. Throws the same 403 whether the person is not in it or it doesn't exist. */
export const enteredAt = async (userId: UserId, firmId: string): Promise<Entered> => {
  const entered = isFirmId(firmId) ? await findEntered(userId, firmId) : undefined;
  if (!entered) throw notInFirm();
  return entered;
};

/** Switches the browser to a firm, where the next sign-in will start too. */
export const enterFirm = async (userId: UserId, asked: string, { cookies }: APIGatewayProxyEventV2) => {
  const { firm, member } = await enteredAt(userId, asked);
  const { firmId } = firm;
  await userEntity.patch({ userId }).set({ lastFirmId: firmId }).go();
  const token = tokenIn(readCookie(cookies, sessionCookie), firmId);
  return { body: firmReply(firm, member), cookies: token ? sessionCookies(token, member.role) : [] };
};
