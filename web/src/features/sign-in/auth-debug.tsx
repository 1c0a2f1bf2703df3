import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { solutions, statusLines } from './texts.ts';

/** The page after a failed sign-in: what is known about it, and what usually helps. */
export default function AuthDebug() {
  const [params] = useSearchParams();
  const [at] = useState(() => new Date().toISOString());
  const facts = [
    ['Error', params.get('error') ?? 'None given'],
    ['Description', params.get('error_description') ?? 'None given'],
    ['Current URL', location.href],
    ['Timestamp', at],
    ['User agent', navigator.userAgent],
  ] as const;
  return (
    <Page className="max-w-3xl">
      <div>
        <h1 className="text-title">Sign-in didn’t work</h1>
        <p className="text-muted">Nothing is lost. Try again, or look below for what usually helps.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <ButtonLink>
          <a href={authRoutes.login.path}>Try Again</a>
        </ButtonLink>
        <ButtonLink variant="secondary">
          <a href="/">Back to Home</a>
        </ButtonLink>
      </div>
      <Panel title="What happened">
        <dl className="divide-y divide-line">
          {facts.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      </Panel>
      <Panel title="Common solutions">
        <ul className="grid list-disc gap-2 py-4 pr-4 pl-9">
          {solutions.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Panel>
      <Panel title="Status">
        <dl className="divide-y divide-line">
          {statusLines.map(([name, value]) => (
            <Fact key={name} name={name} value={value} />
          ))}
        </dl>
      </Panel>
    </Page>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-x-4 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{value}</dd>
    </div>
  );
}
