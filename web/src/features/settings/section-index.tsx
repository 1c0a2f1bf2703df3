import { clsx } from 'clsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router-dom';
import { useSignedInUser } from '../../api/user.ts';
import { useWide } from '../../components/use-wide.ts';
import { type SettingsSectionId, settingsPath } from '../../data/settings-sections.ts';
import { sectionParts, sectionsFor } from './sections.ts';
import { texts } from './texts.ts';

interface Props {
  /** The section that is read, where they stand below each other. */
  current: SettingsSectionId | undefined;
  className?: string | false;
}

/** The list of sections: on a phone it is the page, and each opens; on a desktop it stands beside them. */
export function SectionIndex({ current, className }: Props) {
  const wide = useWide();
  const user = useSignedInUser();
  return (
    <nav aria-label={texts.index} className={clsx('lg:sticky lg:top-8 lg:self-start', className)}>
      <ul className="max-lg:divide-y max-lg:divide-line max-lg:overflow-hidden max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface lg:grid lg:gap-0.5">
        {sectionsFor(user).map(({ id, name, about }) => {
          const { icon: Icon } = sectionParts[id];
          const isCurrent = wide && id === current;
          return (
            <li key={id}>
              <Link
                to={settingsPath(id)}
                id={indexId(id)}
                replace={wide}
                state={wide ? null : openedFromIndex}
                aria-current={isCurrent ? 'true' : undefined}
                className={clsx(
                  'flex min-h-14 items-center gap-3 px-4 py-2 hover:bg-sunken lg:min-h-10 lg:rounded-control lg:px-3 lg:py-1.5',
                  isCurrent && 'bg-sunken font-strong',
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0 text-muted large-text:hidden" />
                <span className="min-w-0 flex-1">
                  <span className="block max-lg:font-strong">{name}</span>
                  <span className="block text-small text-muted lg:hidden">{about}</span>
                </span>
                <ChevronRight aria-hidden className="size-5 shrink-0 text-muted lg:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const indexId = (id: SettingsSectionId): string => `to-${id}`;

/** Said of a section's address, so that its way back takes this step back rather than adding another. */
export const openedFromIndex = { opened: 'section' } as const;
