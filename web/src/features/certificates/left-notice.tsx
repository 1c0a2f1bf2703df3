import { useQuery } from '@tanstack/react-query';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { fieldsIn, textIn } from '#shared/certificates/engine/values.ts';
import { noticeReference } from '#shared/certificates/notice-reference.ts';
import { answerWords } from '#shared/certificates/shown-value.ts';
import { isGivable } from './copies/people.ts';
import { filledQuery } from './form/use-form.ts';
import { texts } from './texts.ts';

/** A signed warning notice to show to the person responsible, who may photograph it: a copy is left even without a connection. */
export function LeftNotice({ certificate }: { certificate: CertificateRow }) {
  const { data } = useQuery(filledQuery(certificate));
  const reference = noticeReference(certificate);
  if (!data?.values || !reference || !isGivable(certificate)) return null;
  const found = fieldsIn(data.values, 'situation');
  const visit = fieldsIn(data.values, 'visit');
  const code = textIn(found, 'class');
  const engineer = [textIn(visit, 'engineerName'), textIn(visit, 'registration')].filter(Boolean).join(', ');
  const facts = [
    { name: texts.notice.reference, value: reference },
    { name: texts.notice.fault, value: textIn(found, 'fault') },
    { name: texts.notice.action, value: answerWords(textIn(found, 'action') ?? '') },
    { name: texts.notice.engineer, value: engineer },
  ].filter(({ value }) => value);
  return (
    <section
      aria-label={texts.notice.label}
      className="rounded-card border-2 border-current bg-alert p-4 text-on-alert"
    >
      <h3 className="text-title">{texts.notice.danger}</h3>
      <p className="text-large font-strong wrap-anywhere">
        {[textIn(found, 'appliance'), textIn(found, 'location')].filter(Boolean).join(' · ')}
      </p>
      {(code === 'ID' || code === 'AR') && <p className="font-strong">{texts.codes[code]}</p>}
      <dl className="mt-3 grid gap-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-small">{name}</dt>
            <dd className="font-strong wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
