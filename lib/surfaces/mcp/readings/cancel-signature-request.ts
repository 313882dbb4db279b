import type { Reading } from '../reading';

export const cancelReading: Reading = {
  async answer({ given, run }) {
    const data = (await run(given)) as Record<string, unknown>;
    return { say: 'The request is cancelled: its links no longer work. It still counts in this month.', data };
  },
};
