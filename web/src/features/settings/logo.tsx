import ImageUp from 'lucide-react/icons/image-up';
import { Button } from '../../components/button.tsx';
import { DropZone } from '../../components/drop-zone.tsx';
import { FileButton } from '../../components/file-button.tsx';
import { Fold } from '../../components/fold.tsx';
import { logoAddress } from '../../data/logo.ts';
import { texts } from './texts.ts';
import { useLogo } from './use-logo.ts';

/** The documents' logo, saved immediately, independent of the form around it. */
export function Logo() {
  const { logo, saving, removing, choose, remove } = useLogo();
  return (
    <Fold id="logo" title={texts.logo} state={logo ? texts.hasLogo : texts.noLogo}>
      <DropZone onFile={choose} className="grid justify-items-start p-4 sm:col-span-2">
        {logo && (
          // White in both schemes, as the documents are.
          <span className="rounded-small bg-paper p-3">
            <img
              src={logoAddress(logo)}
              alt={texts.logoOf}
              width={logo.width}
              height={logo.height}
              className="h-auto max-h-24 w-auto max-w-full"
            />
          </span>
        )}
        <p role="status" className="text-small text-muted">
          {saving ? texts.preparingLogo : texts.logoHint}
        </p>
        <div className="flex flex-wrap gap-3">
          <FileButton
            accept="image/png,image/jpeg"
            onFile={choose}
            icon={ImageUp}
            label={logo ? texts.changeLogo : texts.chooseLogo}
            variant="secondary"
          />
          {logo && (
            <Button variant="quiet" busy={removing} busyLabel={texts.removing} onClick={remove}>
              {texts.removeLogo}
            </Button>
          )}
        </div>
      </DropZone>
    </Fold>
  );
}
