import { Refused } from '../../dashboard/ask';
import type { Changed } from './client';
import type { DraftPatch } from './view';

export type SaveState =
  | { kind: 'new' }
  | { kind: 'saved'; at: string }
  | { kind: 'saving' }
  /** `offline`: the browser says so; `failed`: we were not reached. Both are tried again. */
  | { kind: 'offline' | 'failed' }
  | { kind: 'conflict'; by: string; at: string }
  | { kind: 'sent'; requestId: string }
  | { kind: 'deleted' };

/** The world as the saver needs it. */
export type SaverMeans = {
  /** A new draft is of revision 1. */
  create: () => Promise<{ id: string }>;
  save: (id: string, revision: number, patch: DraftPatch, keepalive: boolean) => Promise<Changed>;
  /** The draft as it stands now. */
  read: (id: string) => Promise<Changed>;
  keep: (id: string, kept: { revision: number; patch: DraftPatch }) => void;
  forget: (id: string) => void;
  isOnline: () => boolean;
  /** Told after each change of state. */
  tell: (state: SaveState) => void;
};

/** Typing pauses for so long before it is saved. */
const AFTER_MS = 700;
const AGAIN_AFTER_MS = 4_000;

/**
 * Saves a draft while it is typed: one write after the other, each from the revision that the one before made, so that own saves never
 * conflict. What could not be saved stays, in the browser too, and is tried again.
 */
export class Saver {
  private pending: DraftPatch = {};
  private writing: Promise<unknown> = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private creating: Promise<string> | undefined;
  private halted = false;

  constructor(
    private known: { id: string; revision: number } | null,
    private readonly means: SaverMeans,
  ) {}

  get id(): string | null {
    return this.known?.id ?? null;
  }
  get revision(): number | null {
    return this.known?.revision ?? null;
  }
  get hasPending(): boolean {
    return Object.keys(this.pending).length > 0;
  }

  change(patch: DraftPatch): void {
    this.pending = { ...this.pending, ...patch };
    this.keep();
    if (this.halted) return;
    this.means.tell({ kind: 'saving' });
    this.plan(AFTER_MS);
  }

  /** Takes up what an earlier page left unsaved. Where the draft went on meanwhile, it is for the person to choose. */
  takeUp(kept: { revision: number; patch: DraftPatch }): void {
    this.pending = { ...kept.patch, ...this.pending };
    if (kept.revision === this.known?.revision) this.change({});
    else {
      this.halted = true;
      this.means.tell({ kind: 'conflict', by: '', at: '' });
    }
  }

  /** The draft's id; it is made where there is none. */
  ensure(): Promise<string> {
    if (this.known) return Promise.resolve(this.known.id);
    this.creating ??= this.means
      .create()
      .then(({ id }) => {
        this.known = { id, revision: 1 };
        this.keep();
        return id;
      })
      .finally(() => {
        this.creating = undefined;
      });
    return this.creating;
  }

  /** Another write of this page, in its turn; its answer's revision is the next one to start from. */
  async write<T extends Changed>(act: (id: string, revision: number) => Promise<T>): Promise<T> {
    await this.flush();
    return this.inTurn(async () => {
      const id = await this.ensure();
      const changed = await act(id, this.known?.revision ?? 1);
      this.known = { id, revision: changed.revision };
      this.means.tell({ kind: 'saved', at: changed.updatedAt });
      return changed;
    });
  }

  /** Saves what is pending now. It resolves also where that did not succeed: `hasPending` tells. */
  flush({ keepalive = false } = {}): Promise<void> {
    clearTimeout(this.timer);
    return this.inTurn(() => this.save(keepalive));
  }

  /** Out of a conflict: what is here goes on, from the draft as it stands now. */
  async goOnWithMine(): Promise<void> {
    if (!this.known) return;
    const { revision } = await this.means.read(this.known.id);
    this.known = { ...this.known, revision };
    this.halted = false;
    await this.flush();
  }

  /** The draft as it stands elsewhere takes the place of what is here. */
  stand(changed: Changed): void {
    if (!this.known) return;
    clearTimeout(this.timer);
    this.pending = {};
    this.halted = false;
    this.known = { ...this.known, revision: changed.revision };
    this.means.forget(this.known.id);
    this.means.tell({ kind: 'saved', at: changed.updatedAt });
  }

  end(): void {
    clearTimeout(this.timer);
  }

  private keep(): void {
    if (this.known && this.hasPending) this.means.keep(this.known.id, { revision: this.known.revision, patch: this.pending });
  }

  private plan(inMs: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.flush(), inMs);
  }

  private inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.writing.then(act);
    this.writing = turn.catch(() => undefined);
    return turn;
  }

  private async save(keepalive: boolean): Promise<void> {
    if (!this.hasPending || this.halted) return;
    const patch = this.pending;
    try {
      const id = await this.ensure();
      this.pending = {};
      const changed = await this.means.save(id, this.known?.revision ?? 1, patch, keepalive);
      this.known = { id, revision: changed.revision };
      if (this.hasPending) return this.keep();
      this.means.forget(id);
      this.means.tell({ kind: 'saved', at: changed.updatedAt });
    } catch (error) {
      this.pending = { ...patch, ...this.pending };
      this.keep();
      this.explain(error);
    }
  }

  private explain(error: unknown): void {
    const end = endOf(error);
    if (end) this.halt(end);
    else {
      this.means.tell({ kind: this.means.isOnline() ? 'failed' : 'offline' });
      this.plan(AGAIN_AFTER_MS);
    }
  }

  private halt(state: SaveState): void {
    this.halted = true;
    this.means.tell(state);
  }
}

/** What a refusal says of the draft, where trying again is of no use. */
function endOf(error: unknown): SaveState | null {
  if (!(error instanceof Refused)) return null;
  const said = (path: string) => error.details.find((detail) => detail.path === path)?.message ?? '';
  if (error.code === 'conflict') return { kind: 'conflict', by: said('changedBy'), at: said('updatedAt') };
  if (error.code === 'draft_sent') return { kind: 'sent', requestId: said('request_id') };
  return error.status === 404 ? { kind: 'deleted' } : null;
}
