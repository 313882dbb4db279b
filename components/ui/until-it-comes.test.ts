import { afterEach, expect, test, vi } from 'vitest';
import { untilItComes } from './until-it-comes';

afterEach(() => void vi.useRealTimers());

test('a part that cannot be fetched is asked for again until it comes, and never fails', async () => {
  vi.useFakeTimers();
  const fetchIt = vi.fn<() => Promise<string>>();
  fetchIt.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('part');
  const coming = untilItComes(fetchIt);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(fetchIt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await coming).toBe('part');
});
