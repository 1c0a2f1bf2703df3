import CloudOff from 'lucide-react/icons/cloud-off';
import ShieldX from 'lucide-react/icons/shield-x';
import { adminRoutes } from '#shared/admin/routes.ts';
import { usePagedList } from '../../api/paged-list.ts';
import { Button } from '../../components/button.tsx';
import { MessagePanel } from '../../components/message-panel.tsx';
import { ListFailure } from '../../data/list-failure.tsx';
import { ApiError, isUnauthorised } from '../../store/api-error.ts';
import { AdminScreen } from './screen.tsx';
import { texts } from './texts.ts';

export default function AdminPage() {
  const list = usePagedList(adminRoutes.users);
  if (list.error) return <Failure error={list.error} onRetry={list.retry} />;
  return <AdminScreen list={list} />;
}

const isDenied = (error: Error): boolean => error instanceof ApiError && error.code === 'needs_admin';

function Failure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isDenied(error)) {
    return (
      <MessagePanel icon={ShieldX} title={texts.denied}>
        <p>{texts.deniedHint}</p>
      </MessagePanel>
    );
  }
  if (isUnauthorised(error)) {
    return <ListFailure title={texts.title} what={texts.what} error={error} onRetry={onRetry} />;
  }
  return (
    <MessagePanel
      icon={CloudOff}
      title={texts.title}
      actions={<Button onClick={onRetry}>{texts.tryAgain}</Button>}
    >
      <p role="alert" className="wrap-anywhere">
        {texts.failed(error.message)}
      </p>
    </MessagePanel>
  );
}
