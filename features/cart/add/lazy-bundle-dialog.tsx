'use client'

import { lazy, Suspense } from 'react'
import { useBundleStore } from './bundle-store'

const BundleWindow = lazy(async () => ({ default: (await import('./bundle-dialog')).BundleWindow }))

/** Stands where a bundle can be bought; costs nothing until its window is asked for. Needs the words of `product`. */
export function BundleWindowHost() {
  const open = useBundleStore((state) => state.open)
  if (!open) return null
  return (
    <Suspense>
      <BundleWindow key={`${open.productId}-${open.line?.itemId ?? ''}`} start={open} />
    </Suspense>
  )
}
