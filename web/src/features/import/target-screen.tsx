import { ListFailure } from '../../data/list-failure.tsx';
import { ImportScreen } from './screen.tsx';
import { SheetView } from './sheet-view.tsx';
import type { Existing, Target } from './target.ts';
import { texts } from './texts.ts';

interface Props<Input extends object> {
  target: Target<Input>;
  list: Existing<Input> & { error: Error | null };
}

/** Imports records of one kind, next to those there are. */
export function TargetScreen<Input extends object>({ target, list }: Props<Input>) {
  const { title, noun } = target;
  if (list.error)
    return <ListFailure title={title} what={texts.yours(noun)} error={list.error} onRetry={list.retry} />;
  return (
    <ImportScreen
      target={target}
      view={(sheet, onOther) => <SheetView {...{ target, sheet, onOther }} existing={list} />}
    />
  );
}
