'use client'

import { lazyComponent } from '@/components/lazy-component'

export const Structure = lazyComponent(async () => (await import('./structure')).Structure)
