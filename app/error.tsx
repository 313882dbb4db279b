'use client';
import { FailedPage } from '@/components/failed-page';

export default function Failure() {
  return <FailedPage onAgain={() => location.reload()} />;
}
