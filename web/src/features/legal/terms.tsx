import { Link } from 'react-router-dom';
import { legal } from '#shared/legal.ts';
import { product } from '#shared/product.ts';
import { Filled } from './filled.tsx';
import { LegalPage, Section, SupportMail } from './legal-page.tsx';

const { trader, support, vatNote, privacy } = legal;
const { plan, trialDays, moneyBackDays } = product;

export default function TermsPage() {
  return (
    <LegalPage title="Terms">
      <Section title="Who this is between">
        <p>
          You, and <Filled value={trader.name} />, <Filled value={trader.address} />. How to reach us stands
          on the{' '}
          <Link to="/contact" className="underline">
            contact page
          </Link>
          .
        </p>
      </Section>
      <Section title="What you get">
        <p>
          {plan.name}: an online service to keep a trade business’s clients, jobs, invoices, stock and
          receipts. It opens as soon as your payment is confirmed.
        </p>
      </Section>
      <Section title="Free trial">
        <p>
          {trialDays} days, once for each account, without a card. It ends by itself: nothing is charged
          unless you subscribe.
        </p>
      </Section>
      <Section title="Price and payment">
        <p>
          {plan.monthlyCost} a month, {vatNote}, taken from your card when you subscribe and on the same day
          of every month after it. If a payment fails, the card is tried again for some days before your
          access ends. A change of price is told to you by email at least 30 days ahead, and you can cancel
          before it.
        </p>
      </Section>
      <Section title="Cancelling">
        <p>
          At any time, under Subscription. You keep your access until the end of the month you have paid for,
          and nothing more is taken.
        </p>
      </Section>
      <Section title={`${moneyBackDays}-day money-back guarantee`}>
        <p>
          Write to <SupportMail /> within {moneyBackDays} days of your first payment and you get it back in
          full, within {support.refundWithin}. This is on top of the rights that the law gives you: a consumer
          may also cancel within 14 days of subscribing.
        </p>
      </Section>
      <Section title="Your data">
        <p>
          What you enter is yours. You can take it out and erase it at any time, also after your access has
          ended; backups expire after {privacy.backupDays} days. How it is handled stands in the{' '}
          <Link to="/privacy" className="underline">
            privacy notice
          </Link>
          .
        </p>
      </Section>
      <Section title="What we answer for">
        <p>
          We provide the service with reasonable skill and care. Invoices, reminders and VAT figures are made
          from what you enter: check them before you rely on them. Nothing here limits liability that cannot
          be limited by law, or your rights as a consumer.
        </p>
      </Section>
      <Section title="Law">
        <p>The law of England and Wales applies; consumers may go to the courts where they live.</p>
      </Section>
    </LegalPage>
  );
}
