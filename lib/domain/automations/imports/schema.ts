import { z } from 'zod';
import { importIdPattern } from './rules';

export const importId = z.string().regex(importIdPattern);
