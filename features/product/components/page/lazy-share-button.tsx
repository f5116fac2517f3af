'use client'

import { lazy, Suspense } from 'react'

const ShareButton = lazy(async () => ({ default: (await import('./share-button')).ShareButton }))

/** What makes sharing work is not waited for by what makes the product be bought; its place is kept. */
export function ShareHost({ title }: { title: string }) {
  return (
    <Suspense fallback={<span className="size-13" />}>
      <ShareButton title={title} />
    </Suspense>
  )
}
