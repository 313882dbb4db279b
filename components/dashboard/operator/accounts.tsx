import Link from 'next/link';
import { format, formatNumber } from '@/lib/core/i18n/format';
import type { ShownAccount } from '@/lib/domain/operator/schema';
import { TextField } from '../../ui/text-field';
import { When } from '../../ui/when';
import { sizeText } from '../files/file-size';
import { ReasonForm } from './act-with-reason';
import { AddressSearch } from './address-search';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Send, Shown } from './words';

type Actions = { setLimit: Send; setStorage: Send; suspend: Send; unsuspend: Send };
type Props = { accounts: Shown<ShownAccount>; address: string; isOnlySuspended: boolean; words: OperatorWords; reader: Reader; actions: Actions };

/** Accounts by the address of their owner: facts and counts, and what an operator can change. */
export function Accounts({ accounts, address, isOnlySuspended, words, reader, actions }: Props) {
  const narrowed = new URLSearchParams({ ...(address ? { address } : {}), ...(isOnlySuspended ? { only: 'suspended' } : {}) }).toString();
  const first = narrowed ? `${parts.accounts}?${narrowed}` : parts.accounts;
  return (
    <>
      <AddressSearch action={parts.accounts} address={address} hint={words.searchHint} isEmpty={accounts.items.length === 0} words={words} />
      <p>
        <Link
          href={isOnlySuspended ? parts.accounts : `${parts.accounts}?only=suspended`}
          className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
        >
          {isOnlySuspended ? words.showAll : words.accounts.suspended}
        </Link>
      </p>
      {accounts.items.length === 0 && !address ? (
        <p className="text-ink-quiet">{isOnlySuspended ? words.accounts.noneSuspended : words.accounts.empty}</p>
      ) : null}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {accounts.items.map((account) => (
          <li key={account.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-4">
            <Facts account={account} words={words} reader={reader} />
            <Changes account={account} words={words} actions={actions} />
          </li>
        ))}
      </ul>
      <MoreOfList first={first} next={accounts.next} isLater={accounts.isLater} label={words.parts.accounts} words={words} />
    </>
  );
}

const chip = 'rounded border border-line px-1.5 text-xs';

function Facts({ account, words, reader }: { account: ShownAccount; words: OperatorWords; reader: Reader }) {
  const own = words.accounts;
  const number = (count: number) => formatNumber(count, reader.language);
  const used = format(own.used, { used: number(account.usedThisMonth), limit: number(account.monthlyLimit) });
  const kept = sizeText(account.storage.bytes, reader.language);
  const stored = account.storage.limit === null ? kept : format(own.used, { used: kept, limit: sizeText(account.storage.limit, reader.language) });
  const facts = [
    [own.members, number(account.members)],
    [own.requests, number(account.requests)],
    [own.workflows, number(account.workflows)],
    [own.keys, number(account.keys)],
    [own.month, account.ownLimit === null ? used : `${used} (${own.ownLimit})`],
    [own.storage, account.ownStorageLimitMb === null ? stored : `${stored} (${own.ownLimit})`],
  ] as const;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="font-medium break-all">{account.owner.email}</span>
        <span className="wrap-anywhere">{account.kind === 'team' ? account.name : (account.owner.name ?? account.name)}</span>
        <span className={`${chip} text-ink-quiet`}>{own.kinds[account.kind]}</span>
        {account.owner.isOperator ? <span className={`${chip} text-ink-quiet`}>{own.operator}</span> : null}
        {account.suspendedAt ? (
          <span className={`${chip} border-danger text-danger`}>
            {own.suspended} <When iso={account.suspendedAt} {...reader} />
          </span>
        ) : null}
      </p>
      {account.suspendedFor ? <p className="text-sm wrap-anywhere">{format(own.suspendedFor, { reason: account.suspendedFor })}</p> : null}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm tabular-nums">
        {facts.map(([label, value]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-ink-quiet">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex gap-1.5">
          <dt className="text-ink-quiet">{own.made}</dt>
          <dd>
            <When iso={account.createdAt} {...reader} />
          </dd>
        </div>
        {account.lastSeenAt ? (
          <div className="flex gap-1.5">
            <dt className="text-ink-quiet">{own.seen}</dt>
            <dd>
              <When iso={account.lastSeenAt} {...reader} />
            </dd>
          </div>
        ) : null}
      </dl>
      <p className="text-xs break-all text-ink-quiet">{account.id}</p>
    </>
  );
}

function Changes({ account, words, actions }: { account: ShownAccount; words: OperatorWords; actions: Actions }) {
  const own = words.accounts;
  const given = { account_id: account.id };
  const named = { account: account.kind === 'team' ? account.name : account.owner.email };
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4">
        {own.change}
        <span className="sr-only"> {named.account}</span>
      </summary>
      <div className="grid gap-5 rounded border border-line bg-surface p-4">
        <ReasonForm body="" button={own.limitButton} act={actions.setLimit} given={given} words={words}>
          <TextField
            name="limit"
            inputMode="numeric"
            label={own.limit}
            hint={own.limitHint}
            defaultValue={account.ownLimit ?? ''}
            maxLength={7}
            autoComplete="off"
            className="w-full"
          />
        </ReasonForm>
        <div className="border-t border-line pt-4">
          <ReasonForm body="" button={own.storageLimitButton} act={actions.setStorage} given={given} words={words}>
            <TextField
              name="limit"
              inputMode="numeric"
              label={own.storageLimit}
              hint={own.storageLimitHint}
              defaultValue={account.ownStorageLimitMb ?? ''}
              maxLength={10}
              autoComplete="off"
              className="w-full"
            />
          </ReasonForm>
        </div>
        <div className="border-t border-line pt-4">
          {account.suspendedAt ? (
            <ReasonForm body={format(own.liftBody, named)} button={own.liftButton} act={actions.unsuspend} given={given} words={words} />
          ) : (
            <ReasonForm body={format(own.suspendBody, named)} button={own.suspendButton} kind="danger" act={actions.suspend} given={given} words={words} />
          )}
        </div>
      </div>
    </details>
  );
}
