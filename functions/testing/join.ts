import type { Role } from '#shared/members/roles.ts';
import { routes } from '#shared/routes.ts';
import type { Services } from '../../local/services.ts';
import { apiWith } from '../../local/testing/api-client.ts';
import type { Someone } from '../../local/testing/system.ts';
import { mailTo } from './inbox.ts';

/** The tokens of the invitations that an address was sent, oldest first. `inbox`: where mails lie. */
export const tokensFor = async (inbox: string, email: string): Promise<string[]> =>
  (await mailTo(inbox, email)).flatMap(({ body }) => /\/join#(\S+)/.exec(body.text)?.[1] ?? []);

/** The Cookie header of a browser that was given a reply's cookies. */
export const cookieIn = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((each) => each.slice(0, each.indexOf(';')))
    .join('; ');

/** Invites somebody into an owner's firm, who accepts: they as they go on there. */
export const join = async (
  { app, inbox }: Pick<Services, 'app' | 'inbox'>,
  owner: Someone,
  worker: Someone,
  role: Role = 'office',
  more: object = {},
): Promise<Someone> => {
  await owner.call(routes.members.invite, { body: { email: worker.email, role, ...more } });
  const token = (await tokensFor(inbox, worker.email)).at(-1) ?? '';
  const { headers } = await worker.answer(routes.members.accept, { body: { token } });
  return { ...worker, ...apiWith(app, cookieIn(headers)) };
};
