import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ListedRequest } from '@/lib/domain/signatures/views/listed-request';
import { messagesFor } from '@/lib/words/messages';
import { RequestList } from './request-list';

const own = messagesFor('en').requests;

const waiting: ListedRequest = {
  id: 'r1',
  title: 'Lease',
  outcome: 'pending',
  ended: null,
  senderName: 'Ben Carter',
  signer: { name: 'Anna Berg', email: 'anna@signer.example' },
  openedAt: null,
  createdAt: '2026-11-22T15:30:00.000Z',
  expiresAt: '2026-12-06T15:30:00.000Z',
  signedAt: null,
  signingLink: null,
  mayRemind: false,
  mayCancel: false,
  downloadable: false,
  test: false,
  mail: 'sent',
};

const shown = (props: Partial<Parameters<typeof RequestList>[0]>) => renderToStaticMarkup(<RequestList requests={[waiting]} language="en" {...props} />);

test('a day of the list is that of the zone that the reader chose, and the exact moment stands beside it', () => {
  const inTokyo = shown({ timeZone: 'Asia/Tokyo' });
  expect(inTokyo).toContain('>7 December 2026<');
  expect(inTokyo).toMatch(/title="7 December 2026 at 00:30 [^"]+"/);
  expect(shown({ timeZone: 'Europe/Berlin' })).toContain('>6 December 2026<');
});

test('before scripts run, and where no zone is chosen, a moment is told with the zone that it is told in', () => {
  expect(shown({})).toContain('6 December 2026 at 15:30 UTC');
});

test('an empty list says how to begin to who may send, and to nobody else', () => {
  expect(shown({ requests: [] })).toContain(own.emptyStep);
  const toViewer = shown({ requests: [], maySend: false });
  expect(toViewer).toContain(own.empty);
  expect(toViewer).not.toContain(own.emptyStep);
});
