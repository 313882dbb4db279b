'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first pass, true once scripts run. */
export const useAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
