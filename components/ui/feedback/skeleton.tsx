import { cn } from '@/lib/cn'

/** A loading placeholder; set the size of the real content by className. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('block animate-breathe rounded bg-sunken', className)} />
}

const lineWidths = ['w-full', 'w-11/12', 'w-full', 'w-10/12']

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={cn('h-4', line === lines - 1 ? 'w-2/3' : lineWidths[line % lineWidths.length])} />
      ))}
    </span>
  )
}
