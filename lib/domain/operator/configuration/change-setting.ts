import { now } from '@/lib/core/clock';
import { transaction } from '@/lib/core/db';
import { type SettingName, settings } from '../../accounts/admission/rules';
import { setByEnvironment } from '../../accounts/admission/settings';
import { findSetting, putSetting } from '../../accounts/admission/store';
import { operatorErrors } from '../errors';
import { recordAct } from '../log/record-act';
import type { Actor } from '../rules';

/** Changes a setting while the service runs; throws where the environment says what holds. What it is already is no act. */
export async function changeSetting(actor: Actor, name: SettingName, value: string): Promise<void> {
  if (setByEnvironment(name) !== undefined) throw operatorErrors.setElsewhere();
  const before = (await findSetting(name)) ?? settings[name];
  if (before === value) return;
  await transaction(async (tx) => {
    await putSetting(tx, name, value, now());
    await recordAct(tx, actor, { kind: 'setting.changed', target: name, details: { before, after: value } });
  });
}
