import { clientEntity } from '#functions/clients/entity.ts';
import { findFirm } from '#functions/firms/read.ts';
import { hashOf } from '#functions/lib/hash-of.ts';
import { Moved, untilUnmoved } from '#functions/lib/latest.ts';
import { type Html, html } from '#functions/lib/mail/html.ts';
import { mailPage, mailParagraph } from '#functions/lib/mail/page.ts';
import { boundTo } from '#functions/lib/tenant.ts';
import { transact, write } from '#functions/lib/transact.ts';
import { linkEntity } from '#functions/links/entity.ts';
import { notFound, Refusal } from '#shared/kernel/refusal.ts';
import { businessName } from '#shared/settings/business-name.ts';
import { countAs } from './day-limits.ts';

/** The client whose emails a link is about. Throws 404 if it is unknown or has expired. */
const opened = async (token: string, counted: 'opens' | 'answers') => {
  const { data: link } = await linkEntity.get({ hash: hashOf(token) }).go({ consistent: true });
  if (link?.kind !== 'client' || Date.parse(link.expiresAt) <= Date.now()) throw notFound();
  const { firmId, id } = link;
  boundTo({ firms: [firmId] });
  const [firm, { data: client }] = await Promise.all([
    findFirm(firmId),
    clientEntity.get({ firmId, id }).go({ consistent: true }),
    countAs(link, counted),
  ]);
  if (!firm || firm.erasingSince || !client) throw notFound();
  return { firmId, id, mailbox: link.mailbox, client, seller: businessName(firm) };
};

const button = (want: 'yes' | 'no', word: string): Html =>
  html`<form method="post" style="margin:0 0 16px"><input type="hidden" name="want" value="${want}"><button class="button" style="min-height:48px;padding:0 20px;border:0;border-radius:10px;background:#12203A;color:#FFFFFF;font:inherit;font-weight:600;cursor:pointer">${word}</button></form>`;

const pageWith = (title: string, words: string, act?: Html) => {
  const page = mailPage(
    title,
    html`<h1 class="ink" style="margin:0 0 16px;font-size:20px;line-height:1.3;color:#12203A">${title}</h1>
${mailParagraph(words)}
${act ?? ''}`,
  );
  return { bytes: Buffer.from(page), fileName: 'mails.html' };
};

const pageOf = (seller: string, isStopped: boolean) =>
  isStopped
    ? pageWith(
        `No more of these emails from ${seller}`,
        `${seller} won’t email you about visits, services due or reviews. You’ll still get quotes, invoices and receipts.`,
        button('yes', 'Start these emails again'),
      )
    : pageWith(
        `Emails from ${seller}`,
        `${seller} can email you about visits and services due, and to ask for a review. You’ll get quotes, invoices and receipts either way.`,
        button('no', 'Stop these emails'),
      );

/** For a browser, a refusal is a page too: a link in a mail is opened by a person. Programs get the problem document. */
const orRefusal = async (page: Promise<ReturnType<typeof pageWith>>, accepts = '') => {
  try {
    return await page;
  } catch (error) {
    if (!(error instanceof Refusal) || !accepts.includes('text/html')) throw error;
    const isGone = error.code === 'not_found';
    return {
      ...pageWith(
        isGone ? 'This link no longer works' : 'Try again tomorrow',
        isGone
          ? 'Use the link in their latest email, or reply to it and ask them to stop.'
          : `${error.message}.`,
      ),
      status: error.status,
    };
  }
};

/** The page to unsubscribe from emails. Opening it changes nothing, because mail scanners open every link. */
export const mailsPage = (token: string, accepts: string | undefined) =>
  orRefusal(mailsPageOf(token), accepts);

const mailsPageOf = async (token: string) => {
  const { client, mailbox, seller } = await opened(token, 'opens');
  const { mailsStoppedAt, stoppedMailboxes = [] } = client;
  return pageOf(seller, mailbox ? stoppedMailboxes.includes(mailbox) : Boolean(mailsStoppedAt));
};

type Opened = Awaited<ReturnType<typeof opened>>;

const clientChanged = ({ firmId, id }: Opened, isWanted: boolean) => {
  const patch = clientEntity.patch({ firmId, id });
  return write(
    isWanted ? patch.remove(['mailsStoppedAt']) : patch.set({ mailsStoppedAt: new Date().toISOString() }),
    notFound,
  );
};

/** For somebody who is emailed in place of the client, stops only their own address. Throws Moved. */
const mailboxChanged = ({ firmId, id, client, mailbox = '' }: Opened, isWanted: boolean) => {
  const { stoppedMailboxes: before } = client;
  const others = (before ?? []).filter((each) => each !== mailbox);
  const patch = clientEntity
    .patch({ firmId, id })
    .set({ stoppedMailboxes: isWanted ? others : [...others, mailbox] })
    .where(({ stoppedMailboxes: now }, { eq, notExists }) => (before ? eq(now, before) : notExists(now)));
  return write(patch, () => new Moved());
};

/**
 * Unsubscribes the customer from these emails, or subscribes them again. An email program's own unsubscribe button can only
 * unsubscribe.
 */
export const changeMails = (token: string, body: string, accepts: string | undefined) =>
  orRefusal(
    untilUnmoved(async () => {
      const found = await opened(token, 'answers');
      const isWanted = new URLSearchParams(body).get('want') === 'yes';
      await transact([(found.mailbox ? mailboxChanged : clientChanged)(found, isWanted)]);
      return pageOf(found.seller, !isWanted);
    }),
    accepts,
  );
