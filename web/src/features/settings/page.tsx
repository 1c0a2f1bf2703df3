import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useState } from 'react';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { Panel } from '../../components/card.tsx';
import { Page } from '../../components/page.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { sectionsFor } from '../../data/settings-sections.ts';
import { useUnsavedGuard } from '../../forms/use-unsaved-guard.ts';
import { canKeep } from '../../store/kept-forms.ts';
import { SaveBar } from './save-bar.tsx';
import { SectionIndex } from './section-index.tsx';
import { sectionParts } from './sections.ts';
import { texts } from './texts.ts';
import { ReportUnsaved, type UnsavedParts, useUnsavedParts } from './unsaved.ts';
import { useSection } from './use-section.ts';

export default function SettingsPage() {
  const [parts, report] = useUnsavedParts();
  const { open, close, show } = useSection();
  const user = useSignedInUser();
  useLeaving(parts);
  return (
    <Page className="lg:gap-6">
      <div className={clsx(open && 'max-lg:sr-only')}>
        <PageHeader title={texts.title} />
      </div>
      <div className="lg:grid lg:grid-cols-[14rem_minmax(0,44rem)] lg:gap-10">
        <SectionIndex current={open} className={open && 'max-lg:hidden'} />
        {/* The bar that saves must not cover a phone's last field. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:has-[[data-save-bar]]:pb-24 lg:gap-8">
          {open && (
            <div className="-mt-3 -mb-4 -ml-3 lg:hidden">
              <Button variant="quiet" icon={ArrowLeft} onClick={close} aria-label={texts.back}>
                {texts.title}
              </Button>
            </div>
          )}
          <ReportUnsaved value={report}>
            {sectionsFor(user).map(({ id, name }) => {
              const { Part } = sectionParts[id];
              return (
                <Panel
                  key={id}
                  id={id}
                  tabIndex={-1}
                  title={name}
                  className={clsx('scroll-mt-24', id !== open && 'hidden')}
                >
                  <Part />
                </Panel>
              );
            })}
          </ReportUnsaved>
          <SaveBar parts={parts} onRefused={show} />
        </div>
      </div>
    </Page>
  );
}

/** Switching sections stays on this page and keeps the input. */
const useLeaving = (parts: UnsavedParts) => {
  const [isKept] = useState(canKeep);
  const unsaved = Object.values(parts);
  useUnsavedGuard((path) => unsaved.length > 0 && path !== '/settings', {
    isKept,
    drop: () => {
      for (const part of unsaved) part.discard();
    },
  });
};
