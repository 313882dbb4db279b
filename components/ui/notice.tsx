import type { ReactNode, Ref } from 'react';

export type NoticeKind = 'info' | 'success' | 'warning' | 'danger';

const edges: Record<NoticeKind, string> = {
  info: 'border-l-accent',
  success: 'border-l-success',
  warning: 'border-l-warning',
  danger: 'border-l-danger',
};

type Props = { kind?: NoticeKind; title?: string; children?: ReactNode; ref?: Ref<HTMLDivElement>; className?: string };

/** Says something beside the work. With a ref it can take the focus, as an error summary does. */
export function Notice({ kind = 'info', title, children, ref, className = '' }: Props) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={kind === 'danger' ? 'alert' : undefined}
      className={`rounded border border-line border-l-4 bg-surface px-4 py-3 ${edges[kind]} ${className}`}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children}
    </div>
  );
}
