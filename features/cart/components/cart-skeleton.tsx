import { Split } from '@/components/layout/split'
import { Skeleton } from '@/components/ui/feedback/skeleton'

/** The shape of the cart while it loads. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <Split
        content={
          <div className="divide-y divide-line">
            {[1, 2, 3].map((line) => (
              <div key={line} className="grid grid-cols-[--spacing(24)_minmax(0,1fr)_--spacing(20)] gap-6 py-5">
                <Skeleton className="aspect-2/3 w-full" />
                <div className="flex flex-col gap-3">
                  <Skeleton className="h-6 w-2/3" />
                  <Skeleton className="h-4 w-1/3" />
                  <Skeleton className="mt-4 h-12 w-36" />
                </div>
                <Skeleton className="h-6 w-full" />
              </div>
            ))}
          </div>
        }
        side={<Skeleton className="h-80 w-full" />}
      />
    </div>
  )
}
