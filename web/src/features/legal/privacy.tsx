import { legal } from '#shared/legal.ts';
import { trialMemoryMonths } from '#shared/limits.ts';
import { product } from '#shared/product.ts';
import { Filled } from './filled.tsx';
import { LegalPage, Section, SupportMail } from './legal-page.tsx';

const { trader, privacy } = legal;

export default function PrivacyPage() {
  return (
    <LegalPage title="Privacy notice">
      <Section title="Who is responsible">
        <p>
          <Filled value={trader.name} />, <Filled value={trader.address} />, for your account. ICO
          registration: <Filled value={privacy.registration} />. Questions and requests go to <SupportMail />.
        </p>
        <p>
          For what you keep about your own clients and employees you are responsible; we handle it on your
          behalf and for nothing else.
        </p>
      </Section>
      <Section title="What is kept, and why">
        <ul className="grid list-disc gap-1 pl-5">
          <li>Your name, email address and sign-in, to run your account: our contract with you.</li>
          <li>
            What you enter: clients, jobs and their photos, invoices, stock, receipts and their pictures,
            employees. The same contract.
          </li>
          <li>
            What you have paid and when. The card’s number stays with Stripe. Contract, and the tax law.
          </li>
          <li>Logs of calls without their contents, to keep the service safe: our legitimate interest.</li>
        </ul>
        <p>No advertising, no tracking, nothing is sold.</p>
      </Section>
      <Section title="Cookies">
        <p>
          Two, both needed: one keeps you signed in, one tells this site that you are. The payment page loads
          Stripe’s script, which sets its own to prevent fraud.
        </p>
      </Section>
      <Section title="Who else handles it">
        <ul className="grid list-disc gap-1 pl-5">
          {privacy.processors.map(([name, task, place]) => (
            <li key={name}>
              {name} {task}, in {place}.
            </li>
          ))}
        </ul>
      </Section>
      <Section title="How long">
        <p>
          As long as you have an account. When you erase it, your records and pictures go at once and their
          backups after {privacy.backupDays} days; what the tax law makes us keep about payments stays for six
          years.
        </p>
        <p>
          That a free trial was used is remembered for {trialMemoryMonths} months, so that nobody has two: not
          by your email address but by a keyed fingerprint, from which the address cannot be told. Our
          legitimate interest.
        </p>
      </Section>
      <Section title="Your rights">
        <p>
          You can see, correct, take out and erase your data in {product.name} itself. You may also object, or
          ask us to hold back. If you are not content, complain to the Information Commissioner’s Office,
          ico.org.uk.
        </p>
      </Section>
    </LegalPage>
  );
}
