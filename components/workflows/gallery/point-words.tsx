import type { StartingPoint } from '@/lib/domain/workflows/gallery/rules';
import type { WorkflowsWords } from '../words';

/** What a starting point is called, and what makes it what it is. */
export function PointWords({ point, words: { gallery } }: { point: StartingPoint; words: WorkflowsWords }) {
  return (
    <span className="grid content-start gap-0.5 p-3 text-left">
      <span className="font-medium hyphens-manual wrap-anywhere">{gallery.names[point]}</span>
      <span className="text-sm text-ink-quiet">{gallery.leads[point]}</span>
    </span>
  );
}
