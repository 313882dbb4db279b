import { format } from '@/lib/core/i18n/format';
import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';
import type { Messages } from '@/lib/words/messages';
import { titled } from '../signing/page-title';
import { quietWords } from './confirm-words';

export function confirmTitle(view: ConfirmView, { confirm }: Messages): string {
  const { state, title } = view;
  return state === 'ready' ? titled(format(confirm.pageTitle, { title })) : titled(quietWords({ ...view, state }, confirm).title, title);
}
