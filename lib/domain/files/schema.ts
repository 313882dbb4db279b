/**
 * Terminology. An *upload* is an address that takes one PDF, and then that PDF until it is used or its time is over.
 */
import { z } from 'zod';
import { uploadIdPattern } from './rules';

export const uploadId = z.string().regex(uploadIdPattern).meta({ description: '`up_` and 32 lowercase hexadecimal characters.' });
