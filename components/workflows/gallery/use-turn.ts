'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Pictures may take seconds each while they are made, and a browser keeps six connections: the others are for what a person does. */
const AT_ONCE = 2;

const waiting: (() => void)[] = [];
let going = 0;

function next(): void {
  while (going < AT_ONCE) {
    const begin = waiting.shift();
    if (!begin) return;
    going += 1;
    begin();
  }
}

/** Whether it is one's turn to load, and how to say that one is done. What has gone from the page waits no longer. */
export function useTurn(): { hasTurn: boolean; done: () => void } {
  const [hasTurn, setHasTurn] = useState(false);
  const isGoing = useRef(false);
  const done = useCallback(() => {
    if (!isGoing.current) return;
    isGoing.current = false;
    going -= 1;
    next();
  }, []);
  useEffect(() => {
    const begin = () => {
      isGoing.current = true;
      setHasTurn(true);
    };
    waiting.push(begin);
    next();
    return () => {
      const place = waiting.indexOf(begin);
      if (place >= 0) waiting.splice(place, 1);
      done();
    };
  }, [done]);
  return { hasTurn, done };
}
