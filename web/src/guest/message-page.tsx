/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { Contact, type Reachable } from './contact.tsx';
import { StepHeading } from './heading.tsx';
import { Icon, type IconName } from './icons.tsx';
import { Badge } from './paper/seller-head.tsx';

interface Props {
  title: string;
  seller?: Reachable & { logo?: string | null };
  subject?: string;
  /** Where there is no seller to show. */
  icon?: IconName;
  children: ComponentChildren;
}

/** A page with a single message, and whom to contact about it. */
export function MessagePage({ title, seller, subject = '', icon, children }: Props) {
  return (
    <main class="mx-auto grid min-h-[80dvh] max-w-lg content-center gap-2 px-4 py-10">
      {seller && <Badge seller={seller} />}
      {icon && (
        <span class="mb-1 grid size-11 place-items-center rounded-control bg-sunken text-muted">
          <Icon name={icon} />
        </span>
      )}
      <StepHeading>{title}</StepHeading>
      <div class="mb-3 grid gap-3 text-muted wrap-anywhere">{children}</div>
      {seller && <Contact seller={seller} subject={subject} />}
    </main>
  );
}
