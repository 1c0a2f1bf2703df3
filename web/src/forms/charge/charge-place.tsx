import { readyPart } from '../../components/ready-part.tsx';
import { useUrlState } from '../../components/use-url-state.ts';
import { idIn } from '../../data/use-record.ts';

const { Part: ChargeSheet, load: loadChargeSheet } = readyPart(
  () => import('./charge-sheet.tsx'),
  () => null,
);

export { loadChargeSheet };

/** The sheet that charges a job, over any page: `?finish=` also completes the job, `?charge=` is for one that is complete. */
export function ChargePlace() {
  const [finishing, finish] = useUrlState('finish', { push: true });
  const [charging, charge] = useUrlState('charge', { push: true });
  const id = idIn(finishing || charging);
  if (id === null) return null;
  const close = () => (finishing ? finish('') : charge(''));
  return <ChargeSheet key={id} jobId={id} finishes={finishing !== ''} onClose={close} />;
}
