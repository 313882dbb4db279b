import { expect, test } from 'vitest';
import { languages } from '@/lib/core/i18n/languages';
import { messagesFor } from '@/lib/words/messages';
import { reportTitle, signingTitle } from './page-title';

const title = 'Lease of {title}';
const party = { party: 'signer' as const, declinedBy: null, test: false, title };
const quiet = ['finishing', 'cancelled', 'declined', 'expired', 'waiting_for_sender', 'waiting_for_confirmation'] as const;

test.each(languages)('in %s every state of a link has a title of its own that names the document', (language) => {
  const messages = messagesFor(language);
  const titles = [
    signingTitle({ ...party, state: 'ready' }, messages),
    signingTitle({ ...party, state: 'signed' }, messages),
    ...quiet.map((state) => signingTitle({ ...party, state }, messages)),
    reportTitle({ state: 'ready', title }, messages),
    reportTitle({ state: 'reported', title }, messages),
  ];
  expect(new Set(titles).size).toBe(titles.length);
  for (const one of titles) expect(one).toMatch(/Lease of \{title\}.* · Paraph$/);
});
