'use client'

import { lazyComponent } from '@/components/lazy-component'

export const Presence = lazyComponent(async () => (await import('./presence')).Presence)
