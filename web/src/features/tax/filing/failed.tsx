import CloudOff from 'lucide-react/icons/cloud-off';
import PlugZap from 'lucide-react/icons/plug-zap';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import { ApiError } from '../../../store/api-error.ts';
import { texts } from '../texts.ts';
import { filingTexts as words } from './texts.ts';

const pathOf = (error: Error): string | undefined =>
  error instanceof ApiError ? error.issues[0]?.path : undefined;

/** Why HMRC's data failed to load, in its own words, with the remedy. */
export function Failed({ error, retry }: { error: Error; retry: () => void }) {
  const path = pathOf(error);
  const said = error instanceof ApiError ? error.reason : words.offline;
  return (
    <Notice
      tone={path === undefined ? 'warning' : 'danger'}
      icon={path === 'connection' ? PlugZap : CloudOff}
      title={said}
      role="alert"
      action={<Mend path={path} retry={retry} />}
    />
  );
}

function Mend({ path, retry }: { path: string | undefined; retry: () => void }) {
  if (path === 'vatNumber')
    return (
      <ButtonLink variant="secondary">
        <Link to="/settings#vat">{words.addNumber}</Link>
      </ButtonLink>
    );
  if (path === 'connection')
    return (
      <ButtonLink variant="secondary">
        <Link to="/tax?part=vat">{words.connect}</Link>
      </ButtonLink>
    );
  return (
    <Button variant="secondary" onClick={retry}>
      {texts.retry}
    </Button>
  );
}
