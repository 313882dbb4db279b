import { addressBlock } from '@/lib/core/address-block';
import { type Auth, textIn } from '@/lib/core/auth';
import { findAccount } from '../../accounts/store';
import { formKeyHash } from './address';
import { formErrors } from './errors';
import { formByHash, type PublicForm } from './store';

/** `isOpen`: else it is off, its workflow archived, or its account suspended; which of them is nobody's business. */
export type OpenedForm = PublicForm & { isOpen: boolean; addressBlock: string };

/** By the address of a form. One that was replaced is as unknown as one that never was. */
export const byFormKey: Auth<OpenedForm> = {
  takes: ['link'],
  rejected: 'none',
  errors: [formErrors.unknown],
  async open({ clientAddress }, given) {
    const hash = formKeyHash(textIn(given, 'key'));
    const form = hash === null ? null : await formByHash(hash);
    if (!form) throw formErrors.unknown();
    const { isSuspended } = await findAccount(form.source.accountId);
    return { ...form, isOpen: form.isOn && !form.source.isArchived && !isSuspended, addressBlock: addressBlock(clientAddress) };
  },
  subjects: ({ workflowId, addressBlock }) => ({ link: `form ${workflowId} ${addressBlock}` }),
};
