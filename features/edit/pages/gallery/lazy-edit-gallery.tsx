'use client'

import { lazy, Suspense, type ReactNode } from 'react'

const Loaded = lazy(async () => ({ default: (await import('./edit-gallery')).EditGallery }))

/** The visitors' gallery stays until the code has loaded, so that nothing moves. */
export function EditGallery({ at, children }: { at: string; children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <Loaded at={at}>{children}</Loaded>
    </Suspense>
  )
}
