import { Icon } from '../dashboard/icon';
import { strokesOf } from './looks';

/** What a workflow is known by at a glance: its picture in its colour. Its name stands beside it. */
export function WorkflowMark({ color, icon, isLarge = false }: { color: string; icon: string; isLarge?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center rounded border-2 bg-surface text-ink ${isLarge ? 'size-11' : 'size-8'}`}
      style={{ borderColor: color }}
    >
      <Icon strokes={strokesOf(icon)} className={isLarge ? 'size-6' : 'size-5'} />
    </span>
  );
}
