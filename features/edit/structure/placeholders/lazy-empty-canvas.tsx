'use client'

import { lazyComponent } from '@/components/lazy-component'

export const EmptyCanvas = lazyComponent(async () => (await import('./empty-canvas')).EmptyCanvas)
