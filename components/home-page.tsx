import type { Messages } from '@/lib/core/i18n/messages/en';
import { PageShell, Panel } from './ui/page-shell';

/** The front door: what this is, and where somebody with a link or a key goes. */
export function HomePage({ messages }: { messages: Messages }) {
  const words = messages.home;
  return (
    <PageShell lang="en">
      <Panel>
        <h1 className="font-serif text-2xl font-semibold">{words.title}</h1>
        <p>{words.signers}</p>
        <p>{words.developers}</p>
      </Panel>
    </PageShell>
  );
}
