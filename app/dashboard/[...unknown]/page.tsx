import { notFound } from 'next/navigation';
import { roomTitle } from '@/lib/surfaces/pages/room-title';

export const generateMetadata = roomTitle('/dashboard', (messages) => messages.frame.gone.title);

/** An address of no room is answered within the frame too. */
export default function Page(): never {
  notFound();
}
