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
          You’re responsible for the data you keep about your own clients and employees. We only handle it for
          you.
        </p>
      </Section>
      <Section title="What we keep, and why">
        <ul className="grid list-disc gap-1 pl-5">
          <li>
            Your name, email address and sign-in. We need them to run your account. Our legal basis is our
            contract with you.
          </li>
          <li>
            What you enter: clients, jobs and photos, invoices, stock, receipts and their pictures, and
            employees. Our legal basis is the same contract.
          </li>
          <li>
            What you’ve paid us and when. Stripe keeps your card number, not us. Our legal basis is our
            contract and tax law.
          </li>
          <li>
            Logs of what the app did, without what you entered, to keep the service safe. Our legal basis is
            legitimate interest.
          </li>
        </ul>
        <p>We don’t show adverts, track you or sell your data.</p>
      </Section>
      <Section title="Cookies">
        <p>
          We use two cookies, and the app needs both. They keep you signed in. If you connect to HMRC, a third
          one names this device to HMRC. On the payment page Stripe sets its own cookies to prevent fraud.
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
      <Section title="What HMRC is told">
        <p>If you connect to HMRC, we send it the returns that you file.</p>
        <p>
          The law also makes us tell HMRC about the device you use, so that it can stop fraud. We send your
          internet address and your time zone. We send the name of your browser and the size of your screen.
          We also send a number for this device, and one for you. All of this goes only while you use the VAT
          screens.
        </p>
      </Section>
      <Section title="How long">
        <p>
          We keep your data for as long as you have an account. If you erase it, we delete your records and
          pictures straight away. Backups expire after {privacy.backupDays} days. Tax law makes us keep
          payment records and the VAT returns you filed for six years.
        </p>
        <p>
          We remember for {trialMemoryMonths} months that you’ve had a free trial, so nobody has two. We don’t
          keep your email address for this, only a coded version that nobody can turn back into it. Our legal
          basis is legitimate interest.
        </p>
      </Section>
      <Section title="Your rights">
        <p>
          You can see, correct, download and erase your data in {product.name}. You can also object to how we
          use it, or ask us to limit it. If you’re not happy, you can complain to the Information
          Commissioner’s Office at ico.org.uk.
        </p>
      </Section>
    </LegalPage>
  );
}
