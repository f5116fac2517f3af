'use client'

import { lazyComponent } from '@/components/lazy-component'

export const MomentRegion = lazyComponent(async () => (await import('./moment-region')).MomentRegion)
