import { setTimeout } from 'node:timers/promises';
import { sentLetterEntity } from '#functions/invoices/letters/entity.ts';
import { lettersOf } from '#functions/invoices/letters/sent.ts';
import { sentStatementsOf } from '#functions/letters/sent-statements.ts';
import { sentStatementEntity } from '#functions/letters/statement-entity.ts';
import { transact, write } from '#functions/lib/transact.ts';
import type { Undelivered } from './event.ts';

/** What a letter became, and when that was heard. */
interface Fate {
  trouble: Undelivered['trouble'];
  troubleAt: string;
}

interface Kept {
  id: number;
  to: string;
  trouble?: string | undefined;
}

/** Where the letters are kept that such a mail is one of, and how one is marked. */
interface Letters {
  read: () => Promise<Kept[]>;
  mark: (id: number, fate: Fate) => Promise<void>;
}

const lettersFor = ({ firmId, clientId, invoiceId, isStatement }: Undelivered): Letters | undefined => {
  if (invoiceId)
    return {
      read: () => lettersOf(firmId, invoiceId),
      mark: (id, fate) => transact([write(sentLetterEntity.patch({ firmId, invoiceId, id }).set(fate))]),
    };
  if (!isStatement) return undefined;
  return {
    read: () => sentStatementsOf(firmId, clientId),
    mark: (id, fate) => transact([write(sentStatementEntity.patch({ firmId, clientId, id }).set(fate))]),
  };
};

/** A bounce may be heard before the call that sent the letter has kept it; milliseconds. */
const looksAgainAfterMs = [200, 800, 3000];

/** On the newest letter of its kind that went there: it is evidence, whatever the client's address is by now. */
export const markLetter = async (undelivered: Undelivered): Promise<void> => {
  const { trouble, addresses } = undelivered;
  const letters = lettersFor(undelivered);
  if (!letters) return;
  const find = async () => (await letters.read()).findLast(({ to }) => addresses.includes(to.toLowerCase()));
  let letter = await find();
  for (const ms of letter ? [] : looksAgainAfterMs) {
    await setTimeout(ms);
    letter = await find();
    if (letter) break;
  }
  if (!letter || letter.trouble) return;
  await letters.mark(letter.id, { trouble, troubleAt: new Date().toISOString() });
};
