import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import { useUrlState } from '../components/use-url-state.ts';
import type { Place } from './place.ts';

const loadCreate = () => import('./create-menu.tsx');
const CreateMenu = lazy(loadCreate);

/** The middle button of the bottom bar. It opens this place's own form, or the menu of all forms if the place has none. */
export function CreateButton({ place }: { place: Place | undefined }) {
  const [isChoosing, setChoosing] = useState(false);
  const [, create] = useUrlState('new', { push: true });
  if (place?.creates) {
    return (
      <button type="button" onClick={() => create('1')} className="bar-item w-full text-muted">
        <PlusBox />
        {place.creates.name}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerDown={loadCreate}
        onClick={() => setChoosing(true)}
        className="bar-item w-full text-muted"
      >
        <PlusBox />
        Add
      </button>
      <Suspense>{isChoosing && <CreateMenu onClose={() => setChoosing(false)} />}</Suspense>
    </>
  );
}

function PlusBox() {
  return (
    <span className="grid h-7.5 w-13 place-items-center rounded-control bg-next text-on-brand dark:bg-next-raised">
      <Plus aria-hidden strokeWidth={2.5} className="size-5.5" />
    </span>
  );
}
