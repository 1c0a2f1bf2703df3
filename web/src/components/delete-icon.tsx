import Trash2 from 'lucide-react/icons/trash';
import type { ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';

type Props = Omit<ComponentProps<typeof IconButton>, 'icon' | 'tone'>;

/** Deletes after a confirmation. Never red, which is for errors. */
export function DeleteIcon(props: Props) {
  return <IconButton icon={Trash2} {...props} />;
}
