import Check from 'lucide-react/icons/check';
import { Panel } from '../../components/card.tsx';
import { texts } from './page-texts.ts';

export function Included() {
  return (
    <Panel title={texts.included}>
      <ul className="grid gap-3 p-4 lg:p-5">
        {texts.features.map((feature) => (
          <li key={feature} className="flex items-center gap-3">
            <Check aria-hidden strokeWidth={3} className="size-5 shrink-0 text-on-success" />
            {feature}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
