import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VialMark } from '../../brand/vial-mark.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Notice } from '../../components/notice.tsx';
import { subscribeLabel } from '../../data/subscription.ts';
import { StartTrial } from './start-trial.tsx';
import { texts } from './texts.ts';

interface Props {
  title: string;
  description: string;
  /** What a subscription would give. */
  feature: string;
  /** What has ended. */
  over?: 'trial' | 'subscription' | undefined;
  /** Further offers. */
  children?: ReactNode;
}

/** Shown where something needs a subscription, with a link to the subscription page. */
export function GatePanel({ title, description, feature, over, children }: Props) {
  const expired = over !== undefined;
  return (
    <div className="grid min-h-[75dvh] place-items-center px-4 py-8">
      <Card className="grid w-full max-w-md gap-5 p-6 sm:p-8">
        <VialMark className="h-8" />
        <div>
          <h1 className="text-title">{title}</h1>
          <p className="mt-1 text-muted">{description}</p>
        </div>
        {expired && (
          <Notice tone="danger" icon={TriangleAlert} title={over === 'trial' ? texts.expired : texts.lapsed}>
            {texts.expiredHint}
          </Notice>
        )}
        {!expired && <Included feature={feature} />}
        <div className="grid gap-3">
          {!expired && <StartTrial />}
          <ButtonLink wide variant={expired ? 'primary' : 'secondary'}>
            <Link to="/subscription">{subscribeLabel}</Link>
          </ButtonLink>
        </div>
        <p className="text-small text-muted">
          {!expired && `${texts.noCard} `}
          {texts.questions}{' '}
          <Link to="/contact" className="underline">
            {texts.support}
          </Link>
          .
        </p>
        {children}
      </Card>
    </div>
  );
}

function Included({ feature }: { feature: string }) {
  return (
    <ul aria-label={feature} className="grid gap-2">
      {texts.included.map((line) => (
        <li key={line} className="flex items-center gap-3">
          <Check aria-hidden strokeWidth={3} className="size-5 shrink-0 text-on-success" />
          {line}
        </li>
      ))}
    </ul>
  );
}
