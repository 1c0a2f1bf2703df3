import type { ReactNode } from 'react';
import { legal } from '#shared/legal.ts';
import { DateText } from '../../components/date-text.tsx';
import { LegalLinks } from '../../components/legal-links.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';

/** A legal page: short sections under plain headings. */
export function LegalPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page>
      <PageHeader title={title} />
      <div className="grid max-w-3xl gap-6">{children}</div>
      <p className="text-small text-muted">
        Last changed <DateText value={legal.updated} />
      </p>
      <footer className="no-print flex flex-wrap items-center gap-x-5">
        <LegalLinks />
        {/* A full page load: signed out, the start page is not part of this app. */}
        <a href="/" className="flex min-h-11 items-center text-small text-muted underline">
          Home
        </a>
      </footer>
    </Page>
  );
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-large">{title}</h2>
      {children}
    </section>
  );
}

/** The support address. */
export function SupportMail() {
  const { email } = legal.trader;
  return (
    <a className="inline-block min-h-6 underline" href={`mailto:${email}`}>
      {email}
    </a>
  );
}
