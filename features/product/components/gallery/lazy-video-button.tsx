'use client'

import { lazyComponent } from '@/components/lazy-component'

export const LazyVideoButton = lazyComponent(async () => (await import('./video-button')).VideoButton)
