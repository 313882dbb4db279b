'use client';
import { usePathname, useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { format } from '@/lib/core/i18n/format';
import { pageAccountMember } from '@/lib/domain/accounts/page-account/rules';
import type { Messages } from '@/lib/words/messages';
import { Button } from '../ui/button';
import { PageAccountContext } from './page-account';

type Account = { id: string; name: string };
type Props = { account: Account; words: Messages['palette']['other']; children: ReactNode };

/** Keeps what a page sends with the account that it shows, and says at once when another tab has switched to another. */
export function AccountGuard({ account, words, children }: Props) {
  useFormsOf(account.id);
  const [elsewhere, switchBack] = useOtherTabs(account);
  return (
    <PageAccountContext value={account.id}>
      {elsewhere ? (
        <div
          role="alert"
          className="fixed inset-x-0 top-0 z-50 flex flex-wrap items-center justify-center gap-3 border-b border-warning bg-surface p-3 shadow-float"
        >
          <p className="max-w-prose text-sm wrap-anywhere">{format(words.elsewhere, { name: elsewhere.name, other: account.name })}</p>
          <Button onClick={switchBack}>{format(words.switchHere, { other: account.name })}</Button>
          <Button onClick={() => location.reload()}>{format(words.stay, { name: elsewhere.name })}</Button>
        </div>
      ) : null}
      {children}
    </PageAccountContext>
  );
}

/** Every form that is sent, by a browser or by a script, says of which account its page is. */
function useFormsOf(id: string): void {
  useEffect(() => {
    const add = (event: FormDataEvent) => {
      const form = event.target as HTMLFormElement;
      // React's own forms have an address that is a script.
      const isPosted = form.method === 'post' || form.getAttribute('action')?.startsWith('javascript:');
      if (isPosted) event.formData.set(pageAccountMember, id);
    };
    document.addEventListener('formdata', add);
    return () => document.removeEventListener('formdata', add);
  }, [id]);
}

/** The account that another tab has switched this browser to; null while all agree. */
function useOtherTabs({ id, name }: Account): [Account | null, () => Promise<void>] {
  const [elsewhere, setElsewhere] = useState<Account | null>(null);
  const channel = useRef<BroadcastChannel>(null);
  const [pathname, router] = [usePathname(), useRouter()];
  useEffect(() => {
    const tabs = new BroadcastChannel('paraph-account');
    channel.current = tabs;
    tabs.onmessage = ({ data }: MessageEvent<Account>) => setElsewhere(data.id === id ? null : data);
    setElsewhere(null);
    tabs.postMessage({ id, name });
    return () => tabs.close();
  }, [id, name]);
  const heard = useRef<Account | null>(null);
  heard.current = elsewhere;
  // Who goes on to another page gets that of the other account: its frame must say so too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what matters
  useEffect(() => {
    if (heard.current) router.refresh();
  }, [pathname]);
  const switchBack = async () => {
    const body = new URLSearchParams({ account: id, to: '/dashboard' });
    await fetch('/auth/act-for', { method: 'POST', body, redirect: 'manual' });
    channel.current?.postMessage({ id, name });
    setElsewhere(null);
  };
  return [elsewhere, switchBack];
}
