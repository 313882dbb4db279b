import type { ReactNode } from 'react';
import SignedInLayout from '../dashboard/layout';

/** Keys and usage have an address of their own, and stand in the same frame as all rooms. */
export default function Layout({ children }: { children: ReactNode }) {
  return <SignedInLayout>{children}</SignedInLayout>;
}
