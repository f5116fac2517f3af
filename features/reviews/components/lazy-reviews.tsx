'use client'

import { lazy, Suspense, type ComponentProps } from 'react'
import type { Reviews as Shown } from './reviews'

const Reviews = lazy(async () => ({ default: (await import('./reviews')).Reviews }))

/** Far down the page: what makes the reviews work is not waited for by what makes the product be bought. */
export function LazyReviews(props: ComponentProps<typeof Shown>) {
  return (
    <Suspense>
      <Reviews {...props} />
    </Suspense>
  )
}
