import { asOneLine } from '@/lib/core/text/invisible';
import { listReports } from '@/lib/domain/operator/senders/list-reports';
import type { Command } from './command';

const maxListed = 200;

const reportList: Command = {
  name: 'report list',
  usage: 'report list',
  summary: `List the newest ${maxListed} reports of requests that somebody did not expect, and what they wrote`,
  options: {},
  async run() {
    const reports = (await listReports(maxListed)).map(({ requestId, at, account, party, byMailedLink, blocked, note }) => ({
      request_id: requestId,
      account_id: account?.id ?? null,
      at,
      party,
      by_mailed_link: byMailedLink,
      blocked,
      note,
    }));
    const lines = reports.map(({ request_id, account_id, at, party, by_mailed_link, blocked, note }) =>
      [
        at,
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
