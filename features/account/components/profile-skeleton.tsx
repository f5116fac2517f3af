import { Card } from '@/components/ui/card'
import { Skeleton } from '@/components/ui/skeleton'

/** The shape of the two cards that are on their way. */
export function ProfileSkeleton({ label }: { label: string }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:gap-8">
      <output className="sr-only">{label}</output>
      {[0, 1].map((card) => (
        <Card key={card} padding="lg">
          <Skeleton className="mb-8 h-8 w-40" />
          {[0, 1, 2].map((field) => (
            <div key={field} className="mb-6">
              <Skeleton className="mb-2 h-4 w-24" />
              <Skeleton className="h-12 w-full" />
            </div>
          ))}
          <Skeleton className="h-11 w-36" />
        </Card>
      ))}
    </div>
  )
}
