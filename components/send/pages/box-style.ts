import type { Box } from '../editor/field';

const percent = (share: number | undefined) => (share === undefined ? undefined : `${Math.round(share * 100_000) / 1_000}%`);

/** Where a box lies on its page, for a style. */
export const boxStyle = ({ x, y, width, height }: Partial<Box>) => ({ left: percent(x), top: percent(y), width: percent(width), height: percent(height) });
