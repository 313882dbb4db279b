import { transaction } from '@/lib/core/db';
import { recordAct, type Told } from '@/lib/domain/operator/log/record-act';
import { byCommand } from '@/lib/domain/operator/rules';

/** Puts what a command has done into the operators' log, before its output tells of it. */
export const record = (told: Told): Promise<void> => transaction((tx) => recordAct(tx, byCommand, told));
