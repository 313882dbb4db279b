import { asOneLine } from '@/lib/core/text/invisible';
import { listNewestOf } from '@/lib/domain/events/store';
import { linkWays } from '@/lib/domain/signatures/link-ways';
import type { Command } from './command';

const maxListed = 200;

const reportList: Command = {
  name: 'report list',
  usage: 'report list',
  summary: `List the newest ${maxListed} reports of requests that somebody did not expect, and what they wrote`,
  options: {},
  async run() {
    const reports = (await listNewestOf('request.reported', maxListed)).map(({ subject, at, accountId, data }) => ({
      request_id: subject,
      account_id: accountId,
      at,
      party: data?.party ?? null,
      by_mailed_link: data ? linkWays[data.way ?? 'unsure'].mayBlock : null,
      blocked: data?.blocked ?? null,
      note: data?.note ?? null,
    }));
    const lines = reports.map(({ request_id, account_id, at, party, by_mailed_link, blocked, note }) =>
      [
        at.toISOString(),
        `request ${request_id}`,
        account_id ?? 'without a key',
        `by the ${party ?? 'party, who was erased'}`,
        by_mailed_link === false ? 'at a link that was not mailed' : '',
        blocked ? 'no more mail' : '',
        note ? `“${asOneLine(note)}”` : '',
      ]
        .filter(Boolean)
        .join('  '),
    );
    return { data: reports, lines: lines.length > 0 ? lines : ['Nothing was reported.'] };
  },
};

export const reportCommands = [reportList];
