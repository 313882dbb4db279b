import { expect, test } from 'vitest';
import { snapped } from './snap';

const page = { width: 1000, height: 1000 };
const box = (x: number, y: number) => ({ x, y, width: 0.2, height: 0.05 });

test('an edge within five points of another field’s edge is drawn to it, and the line is told', () => {
  const { box: drawn, guides } = snapped(box(0.304, 0.7), [box(0.3, 0.2)], page);
  expect(drawn.x).toBeCloseTo(0.3, 6);
  expect(drawn.y).toBe(0.7);
  expect(guides).toEqual([{ axis: 'x', at: 0.3 }]);
});

test('an edge farther away stays where it is', () => {
  expect(snapped(box(0.306, 0.7), [box(0.3, 0.2)], page)).toEqual({ box: box(0.306, 0.7), guides: [] });
});

test('a right edge is drawn to a left one, and both ways are looked at by themselves', () => {
  const { box: drawn, guides } = snapped(box(0.203, 0.252), [{ x: 0.4, y: 0.25, width: 0.1, height: 0.1 }], page);
  expect(drawn.x).toBeCloseTo(0.2, 6);
  expect(drawn.y).toBeCloseTo(0.25, 6);
  expect(guides.map(({ axis }) => axis)).toEqual(['x', 'y']);
});

test('the page’s margins and its middle draw too', () => {
  expect(snapped(box(0.06, 0.7), [], page).box.x).toBeCloseTo(0.0567, 6);
  expect(snapped(box(0.397, 0.7), [], page).box.x).toBeCloseTo(0.4, 6);
});

test('the nearest of several lines wins', () => {
  expect(snapped(box(0.303, 0.7), [box(0.3, 0.2), box(0.305, 0.3)], page).box.x).toBeCloseTo(0.305, 6);
});

test('while the corner is dragged only the corner is drawn, and the box grows to it', () => {
  const { box: drawn } = snapped({ x: 0.1, y: 0.1, width: 0.197, height: 0.3 }, [box(0.3, 0.7)], page, 'corner');
  expect(drawn.x).toBe(0.1);
  expect(drawn.width).toBeCloseTo(0.2, 6);
});
