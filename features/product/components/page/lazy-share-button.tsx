'use client'

import { lazyComponent } from '@/components/lazy-component'

/** The fallback keeps the button's space. */
export const LazyShareButton = lazyComponent(async () => (await import('../late-parts')).ShareButton, {
  fallback: <span className="size-13" />,
})
