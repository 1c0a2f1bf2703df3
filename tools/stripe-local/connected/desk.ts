import type { Account } from '../account.ts';
import type { Webhooks } from '../webhooks.ts';
import { checkoutPage } from './checkout-page.ts';
import { type ConnectedCommand, connectedControl } from './control.ts';
import { onboardingPage } from './onboarding.ts';
import type { Shown } from './shown.ts';

/** The pages for sellers and their customers, and the commands; undefined for any other request. */
export const connectedDesk = (account: Account, webhooks: Webhooks) => {
  const command = connectedControl(account, webhooks);
  return (path: string, form: URLSearchParams | undefined, body: string): Shown | undefined => {
    if (path === '/control/connected') return { json: command(JSON.parse(body) as ConnectedCommand) };
    const [, page, id = ''] = /^\/(onboarding|checkout)\/(\w+)$/.exec(path) ?? [];
    if (!page) return undefined;
    return (page === 'onboarding' ? onboardingPage : checkoutPage)(account, id, form);
  };
};
export type ConnectedDesk = ReturnType<typeof connectedDesk>;
