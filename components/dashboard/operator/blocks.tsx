import { format } from '@/lib/core/i18n/format';
import type { ShownBlock } from '@/lib/domain/operator/schema';
import { When } from '../../ui/when';
import { Section } from '../section';
import { ActWithReason } from './act-with-reason';
import { AddressSearch } from './address-search';
import { MoreOfList } from './more-of-list';
import { parts } from './parts';
import type { OperatorWords, Reader, Send, Shown } from './words';

type Props = { blocks: Shown<ShownBlock>; address: string; words: OperatorWords; reader: Reader; lift: Send };

/** Addresses that get no more mail, and the way to let them have it again. */
export function Blocks({ blocks, address, words, reader, lift }: Props) {
  const own = words.senders;
  const first = address ? `${parts.senders}?${new URLSearchParams({ address })}` : parts.senders;
  return (
    <Section id="blocks" title={own.blocks}>
      <AddressSearch action={parts.senders} address={address} hint={words.searchWhole} isEmpty={blocks.items.length === 0} words={words} />
      {blocks.items.length === 0 && !address ? <p className="text-ink-quiet">{own.blocksEmpty}</p> : null}
      <ul className="divide-y divide-line border-b border-line empty:hidden">
        {blocks.items.map((block) => {
          const sender = senderOf(block, words);
          return (
            <li key={`${block.recipient} ${block.sender}`} className="grid grid-cols-[minmax(0,1fr)] gap-1 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="break-all">
                  <span className="font-medium">{block.recipient}</span> {format(own.of, { sender })}
                </span>
                <span className="text-sm text-ink-quiet">
                  <When iso={block.since} {...reader} />
                </span>
              </p>
              <p className="text-sm text-ink-quiet">{own.reasons[block.reason]}</p>
              <ActWithReason
                open={own.lift}
                on={block.recipient}
                body={format(own.liftBody, { recipient: block.recipient, sender })}
                button={own.liftButton}
                act={lift}
                given={{ recipient: block.recipient, sender: block.sender }}
                words={words}
              />
            </li>
          );
        })}
      </ul>
      <MoreOfList first={first} cursorName="blocks" next={blocks.next} isLater={blocks.isLater} label={own.blocks} words={words} />
    </Section>
  );
}

function senderOf({ sender, senderEmail }: Pick<ShownBlock, 'sender' | 'senderEmail'>, { senders: own }: OperatorWords): string {
  if (sender === 'everybody') return own.everybody;
  return sender === 'keyless' ? own.keylessSenders : (senderEmail ?? sender.replace(/^email:/, ''));
}
