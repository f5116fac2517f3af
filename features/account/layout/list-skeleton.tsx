import { Skeleton } from '@/components/ui/feedback/skeleton'

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      <output className="sr-only">{label}</output>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex gap-5 py-5">
          <Skeleton className="aspect-4/5 w-20 sm:w-24" />
          <div className="flex grow flex-col gap-3">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-5 w-20" />
          </div>
        </div>
      ))}
    </div>
  )
}
