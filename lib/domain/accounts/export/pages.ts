/** How many rows are read at a time: an account of 100,000 requests is never held whole. */
const page = 200;

type Place = { id: string; createdAt: Date };

const oldestFirst = { orderBy: [{ createdAt: 'asc' as const }, { id: 'asc' as const }], take: page };

const later = (after: Place | null) => (after ? { OR: [{ createdAt: { gt: after.createdAt } }, { createdAt: after.createdAt, id: { gt: after.id } }] } : {});

const place = { page, oldestFirst, later };

/** Every row, read page by page from the oldest on. */
export async function* inPages<Row extends Place>(read: (after: Place | null, by: typeof place) => Promise<Row[]>): AsyncGenerator<Row> {
  for (let after: Place | null = null; ; ) {
    const rows: Row[] = await read(after, place);
    yield* rows;
    after = rows.at(-1) ?? null;
    if (rows.length < page) return;
  }
}
