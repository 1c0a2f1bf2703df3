import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { words } from '../words.ts';
import { Button } from './button.tsx';
import { type MenuAct, MoreMenu } from './more-menu.tsx';
import { useWide } from './widths.ts';

interface Props {
  /** Delete's label, with the record's name. */
  deleteLabel: string;
  /** Each left out if this user may not. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
  /** Its other actions, in the menu above Delete. */
  acts?: readonly MenuAct[];
}

/** A record's Edit and, behind a menu, Delete; without room everything is in the menu. */
export function EditTools({ deleteLabel, onEdit, onDelete, acts = [] }: Props) {
  const isWide = useWide();
  const edit = onEdit && { label: words.edit, icon: Pencil, onClick: onEdit };
  const remove = onDelete && { label: deleteLabel, icon: Trash2, danger: true, onClick: onDelete };
  return (
    // On a phone it is at the end of the back button's line.
    <div className="no-print flex shrink-0 gap-1 max-lg:-mt-11 max-lg:-mr-3 max-lg:self-end">
      {edit && isWide && (
        <Button variant="secondary" {...edit}>
          {edit.label}
        </Button>
      )}
      <MoreMenu
        acts={[edit && !isWide && edit, ...acts, remove].filter((act) => act !== undefined && act !== false)}
      />
    </div>
  );
}
