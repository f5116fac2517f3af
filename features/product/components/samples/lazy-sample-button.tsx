'use client'

import { lazyComponent } from '@/components/lazy-component'

// The link works without it.
export const LazySampleButton = lazyComponent(async () => (await import('./sample-button')).SampleButton)
