import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messagesFor } from '@/lib/words/messages';
import { NeedList, type Needs } from './need-list';

const shown = (code: string, problem: string) => {
  const { homeRoom, requests, teamRoom, workflowsRoom } = messagesFor('de');
  const run = { id: 'aut_a', workflowId: 'wkf_a', workflow: 'Angebote', problem, code, failedAt: '2026-11-23T07:00:00Z' };
  const needs: Needs = { requests: [], failed: { runs: [run], more: 0, mayRetry: false }, disabled: { webhooks: [], mayEnable: false }, keys: [] };
  const reader = { language: 'de', timeZone: 'UTC', words: homeRoom, remind: requests.remind, team: teamRoom, failures: workflowsRoom.failures } as const;
  return renderToStaticMarkup(<NeedList needs={needs} reader={reader} />);
};

test('why a run failed is said in the words of the reader, and in those of the service only where there are no others', () => {
  const formula = shown('missing_number', '{{=A * B}} cannot be computed');
  expect(formula).toContain('Ein Durchlauf ist gescheitert: Eine Formel lässt sich mit diesen Werten nicht berechnen.');
  expect(formula).not.toContain('cannot be computed');
  expect(shown('refused_by_somebody', 'The document has too many pages.')).toContain('Ein Durchlauf ist gescheitert: The document has too many pages.');
});
