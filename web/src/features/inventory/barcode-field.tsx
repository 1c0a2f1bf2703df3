import ScanBarcode from 'lucide-react/icons/scan-barcode';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Field } from '../../components/field.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { canReadBarcodes } from './barcode-detector.ts';
import { labels, texts } from './texts.ts';
import type { ItemFormState } from './use-item-form.ts';

const BarcodeScanner = lazy(() => import('./barcode-scanner.tsx'));

/** A barcode field, typed or, if the browser supports it, scanned by the camera. */
export function BarcodeField({ form }: { form: ItemFormState }) {
  const canScan = useCanScan();
  const [scanning, setScanning] = useState(false);
  const take = (barcode: string) => {
    form.setValue('barcode', barcode, { shouldDirty: true, shouldValidate: true });
    setScanning(false);
  };
  return (
    <Field label={labels.barcode} error={form.formState.errors.barcode?.message}>
      <div className="flex gap-2">
        <TextInput {...form.register('barcode')} inputMode="numeric" autoComplete="off" spellCheck={false} />
        {canScan && <IconButton icon={ScanBarcode} label={texts.scan} onClick={() => setScanning(true)} />}
      </div>
      <Suspense>{scanning && <BarcodeScanner onFound={take} onClose={() => setScanning(false)} />}</Suspense>
    </Field>
  );
}

const useCanScan = (): boolean => {
  const [can, setCan] = useState(false);
  useEffect(() => void canReadBarcodes().then(setCan), []);
  return can;
};
