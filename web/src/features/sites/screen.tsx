import Building2 from 'lucide-react/icons/building-2';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { desk } from '#shared/members/roles.ts';
import type { Site } from '#shared/sites/site.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordPlace } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { useConfirmedRemove } from '../../components/use-confirmed-remove.ts';
import { usePreload } from '../../components/use-preload.ts';
import { useUrlState } from '../../components/use-url-state.ts';
import { siteQuery, type useSites } from '../../data/sites.ts';
import { idIn, useRecord } from '../../data/use-record.ts';
import { SiteList } from './site-list.tsx';
import { texts } from './texts.ts';
import { useRemove } from './use-changes.ts';

const loadForm = () => import('./site-form.tsx');
const { Part: SiteDetail, load: loadDetail } = readyPart(
  () => import('./site-detail.tsx'),
  () => <Spinner />,
);

export { loadDetail };

const SiteForm = lazy(loadForm);

/** The list, the property of `?id=`, and the form of `?new=1` (with initial `client`) and `?edit=`. */
export function SitesScreen({ list }: { list: ReturnType<typeof useSites> }) {
  const [idText, open] = useUrlState('id', { push: true });
  const [creating, create] = useUrlState('new', { push: true, along: 'client' });
  const [editText, edit] = useUrlState('edit', { push: true });
  const [params] = useSearchParams();
  const mayChange = isAmong(useSignedInUser(), openTo('sites.create', desk));
  usePreload(loadDetail);
  usePreload(loadForm);
  const id = idIn(idText);
  const chosen = useRecord(id, list, siteQuery);
  const edited = useRecord(idIn(editText), list, siteQuery);
  const remove = useConfirmedRemove({
    question: ({ address }: Site) => ({
      title: texts.deleteQuestion(address.split('\n')[0] ?? address),
      description: texts.deleteHint,
      action: texts.delete,
    }),
    remove: useRemove(),
    onGone: (gone) => gone === id && open(''),
  });
  return (
    <>
      <ListDetail
        listName={texts.title}
        detailKey={id}
        onClose={() => open('')}
        list={<SiteList list={list} chosenId={id} onAdd={mayChange ? () => create('1') : undefined} />}
        detail={
          id === null ? null : (
            <RecordPlace kind="site" {...chosen} icon={Building2} texts={texts} onClose={() => open('')}>
              {(site) => (
                <SiteDetail
                  key={site.id}
                  site={site}
                  mayChange={mayChange}
                  onEdit={() => edit(String(site.id))}
                  onDelete={() => void remove(site)}
                />
              )}
            </RecordPlace>
          )
        }
      />
      <Suspense>
        {mayChange && creating && (
          <SiteForm site={null} clientId={idIn(params.get('client') ?? '')} onClose={() => create('')} />
        )}
        {mayChange && edited.record && (
          <SiteForm key={edited.record.id} site={edited.record} clientId={null} onClose={() => edit('')} />
        )}
      </Suspense>
    </>
  );
}
