import { expect, test } from 'vitest';
import { runJob } from '@/lib/testing/run-job';

test('a job about an import that is gone ends well, and does nothing', async () => {
  await expect(runJob('begin-imported-rows', 'imp_00000000000000000000')).resolves.toBeUndefined();
});
