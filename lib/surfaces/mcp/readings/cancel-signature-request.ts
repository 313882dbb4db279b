import type { Reading } from '../reading';

export const cancelReading: Reading = {
  async answer({ given, run }) {
    const data = (await run(given)) as Record<string, unknown>;
    const counts = data.test ? 'It was a test, and never counted.' : 'It still counts in this month.';
    return { say: `The request is cancelled: its links no longer work. ${counts}`, data };
  },
};
