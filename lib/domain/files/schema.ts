/**
 * Terminology. An *upload* is an address that takes one PDF, and then that PDF until it is used or its time is over.
 */
import { z } from 'zod';

export const uploadId = z
  .string()
  .regex(/^up_[a-f0-9]{32}$/)
  .meta({ description: '`up_` and 32 lowercase hexadecimal characters.' });
