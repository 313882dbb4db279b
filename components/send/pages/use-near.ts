'use client';
import { type RefObject, useEffect, useState } from 'react';

/** About one and a half screens on either side are drawn ahead. */
const AHEAD = '150% 0px';

/** Whether an element is on the screen or near it. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const watch = new IntersectionObserver(([entry]) => entry && setIsNear(entry.isIntersecting), { rootMargin: AHEAD });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return isNear;
}
