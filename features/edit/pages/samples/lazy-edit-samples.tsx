'use client'

import { lazy, Suspense, type ReactNode } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./edit-samples')).EditSamples }))

/** The visitors' link stays until the code has loaded, so that nothing moves. */
export function EditSamples({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Loaded>{children}</Loaded>
    </Suspense>
  )
}
