import { describe, expect, test, vi } from 'vitest';

/** Loads a module a second time, as Next does for each of its layers. */
async function twice<T>(load: () => Promise<T>): Promise<[T, T]> {
  const first = await load();
  vi.resetModules();
  return [first, await load()];
}

describe('an error of one layer is known in another', () => {
  test('a failure of an engine', async () => {
    const [one, other] = await twice(() => import('../engines/processes/engine-failure'));
    expect(one.EngineFailure).not.toBe(other.EngineFailure);
    expect(new one.EngineFailure('job', 'No.', 'bad_image')).toBeInstanceOf(other.EngineFailure);
  });
  test('an error of the contract', async () => {
    const [one, other] = await twice(() => import('./errors'));
    expect(new one.AppError('gone', 409, 'It is over.')).toBeInstanceOf(other.AppError);
  });
  test('a refused document, a conversion that failed, and what storage throws', async () => {
    const [one, other] = await twice(async () => ({
      ...(await import('../engines/pdf/intake/refusal')),
      ...(await import('../engines/convert/conversion-failed')),
      ...(await import('../engines/storage/storage-errors')),
    }));
    expect(new one.DocumentRefusal('bad_image', 'No.')).toBeInstanceOf(other.DocumentRefusal);
    expect(new one.ConversionFailed('busy')).toBeInstanceOf(other.ConversionFailed);
    expect(new one.MissingBlob('a')).toBeInstanceOf(other.MissingBlob);
    expect(new one.DamagedBlob('a')).toBeInstanceOf(other.DamagedBlob);
    expect(new one.StorageFailure('No.')).toBeInstanceOf(other.StorageFailure);
  });
  test('and is no error of another name', async () => {
    const { EngineFailure } = await import('../engines/processes/engine-failure');
    const { DocumentRefusal } = await import('../engines/pdf/intake/refusal');
    expect(new DocumentRefusal('bad_image', 'No.')).not.toBeInstanceOf(EngineFailure);
    expect(new Error('No.')).not.toBeInstanceOf(EngineFailure);
    expect({ name: 'EngineFailure' }).not.toBeInstanceOf(EngineFailure);
  });
});
