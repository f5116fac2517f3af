import { Card } from '@/components/ui/display/card'
import { Skeleton } from '@/components/ui/feedback/skeleton'

/** Navigation beside the content; on phones the content alone. */
export const accountGridStyles =
  'pt-4 sm:pt-8 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10 xl:grid-cols-[17rem_minmax(0,1fr)] xl:gap-x-14'

export function AccountSkeleton({ label }: { label: string }) {
  const side = (
    <div className="flex flex-col gap-1 max-lg:hidden">
      {['w-24', 'w-32', 'w-28', 'w-24', 'w-20', 'w-28'].map((width, row) => (
        <div key={row} className="flex h-11 items-center gap-3 px-3">
          <Skeleton className="size-5" />
          <Skeleton className={`h-4 ${width}`} />
        </div>
      ))}
    </div>
  )
  const content = (
    <div>
      <output className="sr-only">{label}</output>
      <Skeleton className="h-10 w-56 sm:h-12" />
      <Skeleton className="mt-4 mb-8 h-5 w-72 max-w-full" />
      <div className="flex flex-col gap-5">
        {[0, 1].map((card) => (
          <Card key={card} padding="md">
            <Skeleton className="mb-5 h-6 w-40" />
            <Skeleton className="mb-3 h-4 w-full" />
            <Skeleton className="h-4 w-2/3" />
          </Card>
        ))}
      </div>
    </div>
  )
  return (
    <div className={accountGridStyles}>
      {side}
      {content}
    </div>
  )
}
