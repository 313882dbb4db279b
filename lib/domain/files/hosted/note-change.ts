import type { Tx } from '@/lib/core/db';
import type { AccountScope } from '../../accounts/scope';
import type { DataOf } from '../../events/catalog';
import { record } from '../../events/record';
import type { Maker } from './store';

/** Who acts, as files keep it. */
export const makerOf = ({ by }: Pick<AccountScope, 'by'>): Maker => ({
  personId: by.kind === 'person' ? by.personId : null,
  apiKeyId: by.kind === 'key' ? by.keyId : null,
});

type Changed = { id: string; accountId: string };

const subjectOf = ({ id, accountId }: Changed) => ({ id, accountId, topic: null });

export const noteUpload = (tx: Tx, file: Changed, at: Date, by: Maker): Promise<void> => record(tx, subjectOf(file), 'file.uploaded', at, by);

type What = Pick<DataOf<'file.changed'>, 'what' | 'version'>;

export const noteChange = (tx: Tx, file: Changed, at: Date, by: Maker, what: What): Promise<void> =>
  record(tx, subjectOf(file), 'file.changed', at, { ...by, ...what });

export const noteRemoval = (tx: Tx, file: Changed, at: Date, by: Maker): Promise<void> => record(tx, subjectOf(file), 'file.deleted', at, by);
