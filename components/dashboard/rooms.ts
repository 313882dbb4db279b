import type { Messages } from '@/lib/words/messages';

/** A room of the dashboard: its address, its name's key, and the pen strokes of its picture on a grid of 20. */
export type Room = { name: keyof Messages['frame']['rooms']; href: string; icon: string; isOperators?: true };

/** In the order in which they stand everywhere: navigation, palette, and the map of the site. */
export const rooms: readonly Room[] = [
  { name: 'home', href: '/dashboard', icon: 'M3 9.5 10 3.5l7 6M5 8.5V16.5h10V8.5' },
  { name: 'requests', href: '/dashboard/requests', icon: 'M5 2.5h7l3 3v12H5zM7.5 13.5c1-2.5 2-2.5 2.5-.8s1.2 1 2.5-.4' },
  { name: 'workflows', href: '/dashboard/workflows', icon: 'M3 4h5v4H3zM12 12h5v4h-5zM12 4h5v4h-5zM8 6h4M14.500 8v4M5.500 8v6h6.500' },
  { name: 'files', href: '/dashboard/files', icon: 'M2.5 5.500h5l2 2h8v9h-15zM2.5 9.500h15' },
  { name: 'keys', href: '/keys', icon: 'M7 12.5a3.5 3.5 0 1 1 3.3-4.7h7.2v3h-2v2h-3v-2h-2.2A3.5 3.5 0 0 1 7 12.5z' },
  {
    name: 'team',
    href: '/dashboard/team',
    icon: 'M7 9a2.8 2.8 0 1 0 0-5.6A2.8 2.8 0 0 0 7 9zM2 16.5c0-3 2.2-4.7 5-4.7s5 1.7 5 4.7M13 3.8a2.6 2.6 0 0 1 0 5M14.5 12c2.1.5 3.5 2 3.5 4.5',
  },
  { name: 'settings', href: '/dashboard/settings', icon: 'M3 5.5h7M14 5.5h3M3 10h3M10 10h7M3 14.5h8M15 14.5h2M12 3.7v3.6M8 8.2v3.6M13 12.7v3.6' },
  { name: 'operator', href: '/dashboard/operator', icon: 'M3 4h14v4.5H3zM3 11.5h14V16H3zM6 6.2h.01M6 13.8h.01M9.5 6.2H14M9.5 13.8H14', isOperators: true },
];

/** Whether an address lies within a room. Home is no room's beginning. */
export const isWithinRoom = (pathname: string, { href }: Room): boolean => pathname === href || (href !== '/dashboard' && pathname.startsWith(`${href}/`));
