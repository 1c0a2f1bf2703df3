import { lazy, Suspense } from 'react';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { ListDetail } from '../../components/list-detail.tsx';
import { NotLoaded } from '../../components/not-loaded.tsx';
import { readyPart } from '../../components/ready-part.tsx';
import { RecordAsOf } from '../../components/record-place.tsx';
import { Spinner } from '../../components/spinner.tsx';
import { usePreload } from '../../components/use-preload.ts';
import { useDrafts } from '../../data/drafts.ts';
import { invoiceQuery, type useInvoices } from '../../data/invoices.ts';
import { useRecord } from '../../data/use-record.ts';
import { DraftRows } from './drafts/draft-rows.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { MissingInvoice } from './missing-invoice.tsx';
import { OnlineOff } from './online-off.tsx';
import { texts } from './texts.ts';
import { useAddress } from './use-address.ts';
import { useRemove } from './use-changes.ts';

const { Part: Detail, load: loadDetail } = readyPart(
  () => import('./detail.tsx'),
  () => <Spinner />,
);

export { loadDetail };

const DraftPlace = lazy(() => import('./drafts/draft-place.tsx'));
const EditDraft = lazy(() => import('./drafts/edit-draft.tsx'));
const loadForms = () => import('./invoice-dialog.tsx');
const NewInvoice = lazy(() => import('./new-invoice.tsx'));
const InvoiceDialog = lazy(() => loadForms().then((forms) => ({ default: forms.InvoiceDialog })));
const MoneyForm = lazy(() => import('./payments/money-form.tsx'));
const TakeBack = lazy(() => import('./credits/take-back.tsx'));
const SendForm = lazy(() => import('./send/send-form.tsx'));
const RemindForm = lazy(() => import('./send/remind-form.tsx'));
const LateForms = lazy(() => import('./late/late-forms.tsx'));
const BusinessQuestion = lazy(() => import('./business-question.tsx'));

type List = ReturnType<typeof useInvoices>;
type Address = ReturnType<typeof useAddress>;

/** The list, the chosen invoice beside it, and the form over both. */
export function InvoicesScreen({ list }: { list: List }) {
  const mayCreate = isAmong(useSignedInUser(), openTo('invoices.create', desk));
  const address = useAddress();
  const drafts = useDrafts();
  usePreload(loadDetail);
  usePreload(loadForms);
  return (
    <>
      <ListDetail
        listName={texts.title}
        list={
          <InvoiceList
            list={list}
            chosenId={address.id}
            onOpen={address.open}
            onCreate={mayCreate ? address.create : undefined}
            above={
              <>
                <OnlineOff />
                <DraftRows rows={drafts.rows} chosenId={address.draftId} onOpen={address.openDraft} />
              </>
            }
            isWaiting={drafts.loading}
          />
        }
        detailKey={address.id ?? address.draftId}
        detail={opened(list, address)}
        onClose={address.close}
      />
      <Suspense>
        <Form list={list} address={address} />
        {(address.markingPaid ?? address.paying ?? address.refunding ?? address.removing) !== null && (
          <MoneyForm list={list} address={address} />
        )}
        {(address.crediting ?? address.voiding) !== null && <TakeBack address={address} />}
        {address.sending !== null && <SendForm id={address.sending} onClose={address.closeForm} />}
        {address.reminding !== null && (
          <RemindForm id={address.reminding} stage={address.stage} onClose={address.closeForm} />
        )}
        {(address.disputing ?? address.claiming ?? address.lettering) !== null && (
          <LateForms address={address} />
        )}
        {address.isAskingDetails && <BusinessQuestion onClose={address.closeDetails} />}
      </Suspense>
    </>
  );
}

const opened = (list: List, address: Address) => {
  if (address.draftId !== null) return <DraftPlace id={address.draftId} address={address} />;
  return address.id === null ? null : <Chosen id={address.id} list={list} address={address} />;
};

function Chosen({ id, list, address }: { id: number; list: List; address: Address }) {
  const { record, missing, error, retry, asOf } = useRecord(id, list, invoiceQuery);
  const remove = useRemove();
  if (error)
    return (
      <div className="p-4 lg:p-8">
        <NotLoaded retry={retry} />
      </div>
    );
  if (missing) return <MissingInvoice onClose={address.leave} />;
  if (!record) return <Spinner />;
  const removeAndLeave = () => {
    address.leave();
    remove(id);
  };
  return (
    <>
      <RecordAsOf at={asOf} />
      <Detail
        invoice={record}
        onMarkPaid={() => address.markPaid(id)}
        onPay={() => address.pay(id)}
        onRefund={address.refund}
        onRemovePayment={address.remove}
        onAsk={address.askDetails}
        onEdit={() => address.edit(id)}
        onRemove={removeAndLeave}
        onCredit={() => address.credit(id)}
        onVoid={() => address.makeVoid(id)}
        onSend={() => address.send(id)}
        onRemind={(stage) => address.remind(id, stage)}
        onDispute={() => address.dispute(id)}
        onClaim={() => address.claim(id)}
        onLetter={() => address.letter(id)}
      />
    </>
  );
}

function Form({ list, address }: { list: List; address: Address }) {
  const { record } = useRecord(address.editing, list, invoiceQuery);
  if (address.isNew) {
    return (
      <NewInvoice
        address={address}
        onClose={(created) => (created ? address.created(created.id) : address.closeForm())}
      />
    );
  }
  if (address.editingDraft !== null) return <EditDraft id={address.editingDraft} address={address} />;
  return record ? <InvoiceDialog key={record.id} invoice={record} onClose={address.closeForm} /> : null;
}
