import { MemberList } from './member-list';
import type { ShapeView } from './view';

/** The shapes of a page, each once: whatever holds one leads here. */
export function ShapeList({ shapes }: { shapes: readonly ShapeView[] }) {
  if (shapes.length === 0) return null;
  return (
    <section id="shapes" aria-labelledby="shapes-title" className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-8">
      <h2 id="shapes-title" className="border-b border-line pb-3 font-serif text-xl font-semibold">
        Shapes
      </h2>
      {shapes.map(({ name, members }) => (
        <section key={name} id={anchorOf(name)} aria-label={name} className="grid scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-2">
          <h3 className="font-mono font-medium">{name}</h3>
          <MemberList members={members} label={`Members of ${name}`} />
        </section>
      ))}
    </section>
  );
}

export function ShapeLink({ name }: { name: string }) {
  return (
    <a href={`#${anchorOf(name)}`} className="font-mono text-accent underline decoration-1 underline-offset-4">
      {name}
    </a>
  );
}

/** An operation may have the name of a shape. */
const anchorOf = (name: string): string => `shape-${name}`;
