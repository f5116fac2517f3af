'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import { Skeleton } from '@/components/ui/feedback/skeleton'

const SiteForm = lazy(async () => ({ default: (await import('./site-form')).SiteForm }))

/** What checks a form is not in the code of pages that have none. The server renders it all the same. */
export function LazySiteForm(props: ComponentProps<typeof SiteForm>) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <SiteForm {...props} />
    </Suspense>
  )
}
