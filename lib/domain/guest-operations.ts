import type { AnyOperation } from '@/lib/core/operation';
import { getStopPage } from './automations/operations/get-stop-page';
import { stopOutputs } from './automations/operations/stop-outputs';
import { submitForm } from './automations/operations/submit-form';
import { getFormPage } from './workflows/operations/get-form-page';

/** What people without an account do about somebody's workflow; a part of the list of all operations. */
export const guestOperations: readonly AnyOperation[] = [getFormPage, getStopPage, stopOutputs, submitForm];
