import { type Filled, type FillJob, fillTemplate } from '../fill/fill-template.ts';

export const SETTING = { language: 'en', timeZone: 'UTC' };

export const fillWith = (bytes: Uint8Array, values: unknown, pictures: FillJob['pictures'] = {}): Filled =>
  fillTemplate({ bytes, values, setting: SETTING, pictures });
