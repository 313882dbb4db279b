import { converterState } from '@/lib/engines/convert/converter-state';

/** Whether pictures of Office documents can be made here. */
export const drawsPages = (): boolean => converterState().available;
