/** @jsxImportSource preact */
import type { GuestDocument } from '#shared/guest/document.ts';
import type { GuestDue, GuestDues } from '#shared/guest/dues/document.ts';
import { Contact } from '../contact.tsx';
import { Footer } from '../paper/footer.tsx';
import { SellerHead } from '../paper/seller-head.tsx';
import { texts } from '../texts.ts';
import { DueItem } from './due-item.tsx';
import { dueTexts } from './texts.ts';

interface Props {
  dues: GuestDues;
  token: string;
  show: (document: GuestDocument) => void;
}

/** What an email said is due, then everything else that is, each with the reader's possible answers. */
export function DuesPage({ dues: { seller, client, rows, others }, token, show }: Props) {
  const item = (due: GuestDue) => (
    <DueItem key={due.id} due={due} seller={seller.name} token={token} show={show} />
  );
  return (
    <main class="guest-columns">
      <article class="paper guest-paper">
        <SellerHead seller={seller} subject={dueTexts.title} />
        <h1 class="mt-4 text-title font-strong">{dueTexts.title}</h1>
        <p class="mb-3 text-small text-muted wrap-anywhere first-letter:uppercase">
          {texts.forClient(client.name)}
        </p>
        {rows.length === 0 && <p class="border-t border-line py-3">{dueTexts.none}</p>}
        <ul>{rows.map(item)}</ul>
        {others.length > 0 && (
          <section aria-labelledby="others">
            <h2 id="others" class="border-t border-line pt-6 pb-2 font-strong">
              {dueTexts.others}
            </h2>
            <ul>{others.map(item)}</ul>
          </section>
        )}
      </article>
      <div class="grid content-start gap-2 px-2 pt-4 lg:px-0 lg:pt-0">
        <Contact seller={seller} subject={dueTexts.title} />
      </div>
      <Footer seller={seller} />
    </main>
  );
}
