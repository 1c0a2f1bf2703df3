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
          You and <Filled value={trader.name} />, <Filled value={trader.address} />. You’ll find our details
          on the{' '}
          <Link to="/contact" className="underline">
            contact page
          </Link>
          .
        </p>
      </Section>
      <Section title="What you get">
        <p>
          {plan.name} is an online service for a trade business. It keeps your clients, jobs, invoices, stock
          and receipts. You can use it as soon as your payment is confirmed.
        </p>
      </Section>
      <Section title="Free trial">
        <p>
          You get {trialDays} days free, once for each account, without a card. The trial then ends. We don’t
          charge you unless you subscribe.
        </p>
      </Section>
      <Section title="Price and payment">
        <p>
          {plan.monthlyCost} a month, {vatNote}. We charge your card when you subscribe and on the same day of
          each month after that. If a payment fails, we try your card again for a few days before your access
          ends. If the price changes, we’ll email you at least 30 days before. You can cancel before it does.
        </p>
      </Section>
      <Section title="Cancelling">
        <p>
          You can cancel at any time under Subscription. You keep your access until the end of the month
          you’ve paid for. We don’t charge you again.
        </p>
      </Section>
      <Section title={`${moneyBackDays}-day money-back guarantee`}>
        <p>
          Email <SupportMail /> within {moneyBackDays} days of your first payment. We refund it in full within{' '}
          {support.refundWithin}. This is on top of your legal rights. A consumer can also cancel within 14
          days of subscribing.
        </p>
      </Section>
      <Section title="Your data">
        <p>
          What you enter is yours. You can download and erase it at any time, even after your access ends.
          Backups expire after {privacy.backupDays} days. To see how we handle your data, read the{' '}
          <Link to="/privacy" className="underline">
            privacy notice
          </Link>
          .
        </p>
      </Section>
      <Section title="What we’re responsible for">
        <p>
          We run the service with care and skill. We make invoices, reminders and VAT figures from what you
          enter. Check them before you rely on them. Nothing here limits any liability that the law doesn’t
          let us limit, or your rights as a consumer.
        </p>
      </Section>
      <Section title="Law">
        <p>The law of England and Wales applies. Consumers can also use the courts where they live.</p>
      </Section>
    </LegalPage>
  );
}
