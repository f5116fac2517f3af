'use client'

import { lazy, Suspense } from 'react'

const ShareButton = lazy(async () => ({ default: (await import('./share-button')).ShareButton }))

/** What makes sharing work is not waited for by what makes the product be bought. */
export function ShareHost({ title }: { title: string }) {
  return (
    <Suspense>
      <ShareButton title={title} />
    </Suspense>
  )
}
