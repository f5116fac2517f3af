'use client'

import { useBundleStore } from './bundle-store'
import { lazyComponent } from '@/components/lazy-component'

const BundleDialog = lazyComponent(async () => (await import('./bundle-dialog')).BundleDialog)

/** Renders nothing until a bundle is opened. Needs the messages of `product`. */
export function LazyBundleDialog() {
  const draft = useBundleStore((state) => state.draft)
  if (!draft) return null
  return <BundleDialog key={`${draft.productId}-${draft.line?.itemId ?? ''}`} draft={draft} />
}
